import { Ambiguous, NotAllowed, Unavailable } from '../../failures.ts'
import { TooLarge } from '../event-store.ts'

/** The client's errors differ by `type`, then by gRPC code: not all have a class or message of their own. */
export type ClientError = Error & { type?: string; code?: number; actualVersion?: bigint | string }
const INVALID_ARGUMENT = 3

/** The call never left this process, so nothing can have been written. */
const neverSent = ({ message }: Error) =>
  /No connection established|Name resolution failed|Failed to discover/.test(message)

export const isNotLeader = (error: unknown) => (error as ClientError).type === 'not-leader'

/** Codes of gRPC for a password or token that is not known, and for a right that is missing. */
const REFUSED = [16, 7]
export const isCertificateTrouble = (text: string) =>
  /self-signed|unable to (verify|get)|certificate|altname/i.test(text)

function notAllowed(error: ClientError, what: string): NotAllowed | null {
  if (error.type === 'access-denied' || REFUSED.includes(error.code ?? -1))
    return new NotAllowed(`EventStoreDB does not let this user ${what}, or does not know it with this password`)
  if (neverSent(error) && isCertificateTrouble(error.message))
    return new NotAllowed(`The certificate of EventStoreDB is not accepted: ${error.message}`)
  return null
}

/** What an append that failed means for its caller; the wrong expected version is settled before. */
export function appendFailure(error: ClientError, stream: string): Error {
  const refused = notAllowed(error, `write to ${stream}`)
  if (refused) return refused
  switch (error.type) {
    case 'maximum-append-size-exceeded':
      return new TooLarge(error.message)
    case 'not-leader':
      return new Unavailable('EventStoreDB has no leader at the moment')
    case 'stream-deleted':
      return new Error(`${stream} was deleted in EventStoreDB`)
  }
  // Newer servers have an error for it that the client does not know.
  if (error.code === INVALID_ARGUMENT && /size/i.test(error.message)) return new TooLarge(error.message)
  if (neverSent(error)) return new Unavailable(`EventStoreDB cannot be reached: ${error.message}`)
  return new Ambiguous(`EventStoreDB did not say whether it wrote to ${stream}: ${error.type ?? ''} ${error.message}`)
}

/** The requested position has no event. */
export class NoSuchPosition extends Error {
  override name = 'NoSuchPosition'
}

export function readFailure(error: ClientError): Error {
  if (error instanceof Unavailable || error instanceof NotAllowed) return error
  if (/invalid position|ReadAllResult/i.test(error.message)) return new NoSuchPosition(error.message)
  const refused = notAllowed(error, 'read')
  if (refused) return refused
  return new Unavailable(`EventStoreDB cannot be read: ${error.type ?? ''} ${error.message}`)
}
