import { Ambiguous, Unavailable } from '../../failures.ts'
import { TooLarge } from '../event-store.ts'

/** The client's errors are told apart by `type`, then by gRPC code: they have no class or message to go by everywhere. */
export type ClientError = Error & { type?: string; code?: number; actualVersion?: bigint | string }
const INVALID_ARGUMENT = 3

/** The call never left this process, so nothing can have been written. */
const neverSent = ({ message }: Error) =>
  /No connection established|Name resolution failed|Failed to discover/.test(message)

export const isNotLeader = (error: unknown) => (error as ClientError).type === 'not-leader'

/** What an append that failed means for its caller; the wrong expected version is settled before. */
export function appendFailure(error: ClientError, stream: string): Error {
  switch (error.type) {
    case 'maximum-append-size-exceeded':
      return new TooLarge(error.message)
    case 'not-leader':
      return new Unavailable('EventStoreDB has no leader at the moment')
    case 'access-denied':
      return new Unavailable(`EventStoreDB does not let this user write to ${stream}`)
    case 'stream-deleted':
      return new Error(`${stream} was deleted in EventStoreDB`)
  }
  // Newer servers have an error for it that the client does not know.
  if (error.code === INVALID_ARGUMENT && /size/i.test(error.message)) return new TooLarge(error.message)
  if (neverSent(error)) return new Unavailable(`EventStoreDB cannot be reached: ${error.message}`)
  return new Ambiguous(`EventStoreDB did not say whether it wrote to ${stream}: ${error.type ?? ''} ${error.message}`)
}

/** The server was asked to read from a place where no event lies. */
export class NoSuchPosition extends Error {
  override name = 'NoSuchPosition'
}

export function readFailure(error: ClientError): Error {
  if (error instanceof Unavailable) return error
  if (/invalid position|ReadAllResult/i.test(error.message)) return new NoSuchPosition(error.message)
  return new Unavailable(`EventStoreDB cannot be read: ${error.type ?? ''} ${error.message}`)
}
