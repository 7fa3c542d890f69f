import { AsyncLocalStorage } from 'node:async_hooks'

export type SpanKind = 'server' | 'internal' | 'client' | 'producer' | 'consumer'
export type Attributes = Record<string, string | number | boolean>
export type SpanStart = {
  kind: SpanKind
  /** W3C traceparent of what this happens within; without one a new trace begins. */
  parent?: string | undefined
  /** 16 hex digits, for a span that another process must be able to name. */
  id?: string
  /** Milliseconds since 1970, when it began before now. */
  began?: number
  attributes?: Attributes
}

/** Something that took time. `traceparent` is what its parts name as their parent. */
export interface Span {
  traceparent: string
  /** False when its trace is not sampled. */
  sampled: boolean
  set(attributes: Attributes): void
  end(error?: unknown): void
}

export interface Tracer {
  start(name: string, options: SpanStart): Span
}

/** Within which spans the running code acts; code that handles a batch says for which cause (an event or document id) it asks. */
type Within = (cause: string | null) => readonly string[]
const within = new AsyncLocalStorage<Within>()

/** The traceparents that what happens now, for this cause, belongs under. */
export const parentsOf = (cause: string | null): readonly string[] => within.getStore()?.(cause) ?? []

export const runWithin = <T>(here: Within, work: () => T): T => within.run(here, work)

/** Runs `work` in a span of its own; a failure is recorded and goes on to the caller. */
export async function inSpan<T>(
  tracer: Tracer,
  name: string,
  options: SpanStart,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracer.start(name, options)
  const here = [span.traceparent]
  try {
    const result = await within.run(
      () => here,
      () => work(span),
    )
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}
