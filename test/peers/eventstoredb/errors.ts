import { Metadata, type ServiceError, status } from '@grpc/grpc-js'

function failure(code: number, details: string, trailers: Record<string, string> = {}): ServiceError {
  const metadata = new Metadata()
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, value)
  return Object.assign(new Error(details), { code, details, metadata })
}

/** The errors of the real server, with the trailers from which clients tell them apart. */
export const refusal = {
  of: failure,
  serverNotReady: () => failure(status.UNAVAILABLE, 'Server Is Not Ready'),
  /** What the real server answers when its own code threw. */
  thrown: () => failure(status.UNKNOWN, 'Exception was thrown by handler.'),
  /** Of appends that were under way when the server was frozen; they may be stored later. */
  commitTimeout: () => failure(status.ABORTED, 'Operation timed out: Commit phase timeout.', { exception: 'timeout' }),
  invalidPosition: () => failure(status.INVALID_ARGUMENT, 'Trying to read from an invalid position.'),
  accessDenied: () => failure(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' }),
  unauthenticated: () => failure(status.UNAUTHENTICATED, 'Unauthenticated'),
  notLeader: ({ host, port }: { host: string; port: number }) =>
    failure(status.NOT_FOUND, 'Leader info available', {
      exception: 'not-leader',
      'leader-endpoint-host': host,
      'leader-endpoint-port': String(port),
    }),
  streamDeleted: (stream: string) =>
    failure(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
      exception: 'stream-deleted',
      'stream-name': stream,
    }),
  wrongExpectedVersion: (operation: string, stream: string, expected: bigint, actual: bigint) =>
    failure(
      status.FAILED_PRECONDITION,
      `${operation} failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${expected}, Actual version: ${actual}`,
      {
        exception: 'wrong-expected-version',
        'stream-name': stream,
        'expected-version': String(expected),
        'actual-version': String(actual),
      },
    ),
  tooLarge: (limit: number) =>
    failure(status.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
      exception: 'maximum-append-size-exceeded',
      'maximum-append-size': String(limit),
    }),
}
