import { MongoBulkWriteError, MongoError, MongoNetworkError, MongoServerError, MongoWriteConcernError } from 'mongodb'
import { Ambiguous, Full, Unavailable } from '../failures.ts'

/** Nothing was sent: there was no server, or no connection left. */
const UNSENT = new Set([
  'MongoServerSelectionError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
])
/** NotWritablePrimary, NotPrimaryNoSecondaryOk, MaxTimeMSExpired: answered, and nothing was done. */
const REFUSED = new Set([10107, 13435, 50])
/** The server is on its way down or up, or the primary is changing: what it was doing may or may not have been done. */
const INTERRUPTED = new Set([6, 7, 89, 91, 189, 262, 9001, 11600, 11602, 13436])
const OUT_OF_DISK_SPACE = 14031
/** Codes of a socket, not of MongoDB. */
const ENDED = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'])
export const DUPLICATE_KEY = 11000

/** @throws Unavailable when the server cannot be reached or does not answer in time. */
export const reading = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => Promise.reject(failure(error, false)))

/** @throws Unavailable when nothing was written, Ambiguous when that is not known, Full when there is no room left. */
export const writing = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => Promise.reject(failure(error, true)))

/** A second document of the same `_id`; the same value in another unique index is not one, it is a fault of ours. */
export function isSameId(error: unknown): boolean {
  const { code, errmsg, message } = error as { code?: unknown; errmsg?: string; message?: string }
  if (code !== DUPLICATE_KEY) return false
  const named = / index: (\S+)/.exec(errmsg ?? message ?? '')?.[1]
  return named === undefined || named === '_id_'
}

/** What an error of the driver means: `wrote` when it came of a write. */
export function failure(error: unknown, wrote: boolean): unknown {
  // What the driver lets through as it comes from a connection that the server has just ended.
  if (ENDED.has(String((error as { code?: unknown }).code))) return lost(error as Error, wrote)
  if (!(error instanceof MongoError)) return error
  // For a bulk write the driver puts its own error into one that reads like a server's.
  if (error instanceof MongoBulkWriteError && error.errorResponse instanceof MongoError)
    return failure(error.errorResponse, wrote)
  const because = { cause: error }
  if (UNSENT.has(error.name)) return new Unavailable(`MongoDB cannot be reached: ${error.message}`)
  if (error instanceof MongoNetworkError) return lost(error, wrote)
  if (/no space left|disk is full/i.test(error.message) || codeOf(error) === OUT_OF_DISK_SPACE)
    return new Full('MongoDB has no room left', because)
  if (
    error instanceof MongoWriteConcernError ||
    (error instanceof MongoBulkWriteError && error.result.getWriteConcernError())
  )
    return new Ambiguous(`a majority of MongoDB's members has not confirmed in time: ${error.message}`, because)
  if (REFUSED.has(codeOf(error))) return new Unavailable(`MongoDB refused for now: ${error.message}`, because)
  return INTERRUPTED.has(codeOf(error)) ? lost(error, wrote) : error
}

const codeOf = (error: MongoError) => (error instanceof MongoServerError ? Number(error.code) : NaN)
const lost = (error: Error, wrote: boolean) =>
  wrote
    ? new Ambiguous(`the connection to MongoDB was lost before it answered: ${error.message}`)
    : new Unavailable(`the connection to MongoDB was lost: ${error.message}`)
