import * as z from 'zod'
import { Rejected } from '#contracts/kernel/rejections.ts'

/** A call that an operator describes: JobAdder publishes none that is the same for all, and none is guessed. */
export type WriteCall = { method: 'PATCH' | 'POST' | 'PUT'; path: string; body: unknown }
export type JobAdderWrites = { stage: WriteCall | null; note: WriteCall | null }
type Values = Readonly<Record<string, string>>

const SHAPE = /^(PATCH|POST|PUT) (\/[^\s?#]*) (\{.*\})$/s
const PLACE = /\{([a-z]+)\}/g

/** Null for what is no call such as `PUT /applications/{application}/status {"status":"{stage}"}`, or names what is not known. */
export function writeCallIn(text: string, known: readonly string[]): WriteCall | null {
  const [, method, path, json] = SHAPE.exec(text.trim()) ?? []
  if (!method || !path || !json) return null
  try {
    const body: unknown = JSON.parse(json)
    const named = [path, ...textsIn(body)].flatMap((each) => [...each.matchAll(PLACE)].map(([, name]) => name!))
    if (!named.every((name) => known.includes(name))) return null
    return { method: method as WriteCall['method'], path, body }
  } catch {
    return null
  }
}

/** The call with its values: in the path as one part of it, in the body as a text within a text. */
export const filled = ({ method, path, body }: WriteCall, values: Values) => ({
  method,
  path: path.replaceAll(PLACE, (_, name: string) => encodeURIComponent(values[name] ?? '')),
  body: JSON.stringify(fill(body, values)),
})

function fill(part: unknown, values: Values): unknown {
  if (typeof part === 'string') return part.replaceAll(PLACE, (_, name: string) => values[name] ?? '')
  if (Array.isArray(part)) return part.map((each) => fill(each, values))
  if (part === null || typeof part !== 'object') return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fill(value, values)]))
}

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part !== null && typeof part === 'object' ? Object.values(part).flatMap(textsIn) : []
}

/** Where an operator described no such call. */
export const onlyRead = () => new Rejected('ats/refused', 'JobAdder is only read here')

/** A call to another system as an operator describes it. */
export const writeCall = (example: string, known: readonly string[]) =>
  z
    .string()
    .transform((text, { addIssue }) => {
      const call = writeCallIn(text, known)
      if (!call) addIssue({ code: 'custom', message: `expected a call such as ${example}` })
      return call ?? { method: 'PUT' as const, path: '/', body: {} }
    })
    .optional()
