import type { Asker } from './asker.ts'

/** Facts about a request that no caller may put in a body. */
export type CommandContext = {
  /** Uuid. The same id answers as before and appends nothing; with another body it is refused. */
  commandId: string
  asker: Asker
  /** ISO instant, taken once by the service. */
  now: string
  /** What this belongs to: the first command of a chain, carried along by process managers. */
  correlationId: string
  /** Id of the event that caused this command; null when a person did. */
  causationId: string | null
  /** How many events lie between this command and the person or clock that began its chain; absent is 0. */
  depth?: number | undefined
  /** W3C traceparent of what this happens within, where traces are taken. */
  trace?: string | undefined
}
