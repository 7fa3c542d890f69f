import type { Actor } from './asker.ts'
import type { DomainEvent } from './event.ts'

/** A domain event as it stands in the log: decoded, opened, with everything an auditor asks about it. */
export type Recorded<Event extends DomainEvent = DomainEvent> = {
  event: Event
  id: string
  stream: string
  revision: number
  tenant: string
  actor: Actor
  occurredAt: string
  commandId: string
  commandDigest: string
  correlationId: string
  causationId: string | null
  depth?: number
  trace?: string
  hash: string
}
