import type { Actor } from './asker.ts'
import type { DomainEvent } from './event.ts'

/** A domain event of the log, decoded and decrypted, with all an auditor needs. */
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
