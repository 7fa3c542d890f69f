import { canonical } from './canonical.ts'
import type { Envelope, Revision } from './engines/event-store/event-store.ts'
import { sha256 } from './hashing.ts'

/** The hash before the first event of every stream. */
export const GENESIS = '0'.repeat(64)

type Hashed = Omit<Envelope, 'hash'> & { hash?: string; position?: string; stream?: string; revision?: number }

/**
 * h(r) = SHA-256(0x00 ‖ h(r−1) ‖ canonical JSON of the envelope with its stream and revision, without hash and
 * position). It covers sealed data, so it still verifies after a subject's key has been destroyed.
 */
export function chainHash(previous: string, stream: string, revision: Revision, event: Hashed): string {
  const { hash: _hash, position: _position, ...envelope } = event
  return sha256(`\0${previous}${canonical({ ...envelope, stream, revision })}`)
}
