import type { ServerDuplexStream } from '@grpc/grpc-js'
import type { Message } from 'google-protobuf'
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import { createRequire } from 'node:module'
import { type Appending, type Carry, isLeaderRequired } from './append.ts'
import { ANY, NO_STREAM, type Outcome, STREAM_EXISTS } from './log.ts'
import { identifierOf, MAX_APPEND_BYTES, proposedOf, sizeOf, textOf } from './messages.ts'
import { shared, statuses, streams } from './protocol.ts'

const require = createRequire(import.meta.url)
const { Any } =
  require('google-protobuf/google/protobuf/any_pb.js') as typeof import('google-protobuf/google/protobuf/any_pb.js')
const { Empty } =
  require('google-protobuf/google/protobuf/empty_pb.js') as typeof import('google-protobuf/google/protobuf/empty_pb.js')
const WRITE_TIMEOUT_MS = 2000

type Pending = Appending & { timer: NodeJS.Timeout }

/** The batch append: many appends over one call, answered by correlation id in the order they are done. */
export const batchAppend = (carry: Carry) => (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>) => {
  const pending = new Map<string, Pending>()
  call.on('error', () => {})
  call.on('end', () => call.end())
  call.on('data', (request: BatchAppendReq) => {
    const correlation = request.getCorrelationId()!.getString()
    const answer = (stream: string, fill: (response: BatchAppendResp) => void) => {
      const response = new streams.BatchAppendResp()
      response.setCorrelationId(request.getCorrelationId())
      response.setStreamIdentifier(identifierOf(stream))
      fill(response)
      if (!call.writableEnded) call.write(response)
    }
    const options = request.getOptions()
    const stream = options
      ? textOf(options.getStreamIdentifier()!.getStreamName())
      : (pending.get(correlation)?.stream ?? '')
    if (options) {
      // The deadline is a moment by the client's clock, taken as one by the server's.
      const deadline = options.getDeadline()
      const left = Math.min(deadline ? deadline.toDate().getTime() - Date.now() : WRITE_TIMEOUT_MS, WRITE_TIMEOUT_MS)
      if (left <= 0)
        return answer(stream, (response) => response.setError(failed('Timeout', new shared.Timeout(), 'Timeout')))
      const timer = setTimeout(() => {
        if (pending.delete(correlation))
          answer(stream, (response) => response.setError(failed('Timeout', new shared.Timeout(), 'Timeout')))
      }, left)
      pending.set(correlation, { stream, expected: expectedOf(options), events: [], timer })
    }
    const appending = pending.get(correlation)
    if (!appending) return
    try {
      appending.events.push(...request.getProposedMessagesList().map(proposedOf))
    } catch (error) {
      // What was refused stays pending on the real server too, so its time-out is answered a second time.
      const bad = new shared.BadRequest()
      bad.setMessage((error as Error).message)
      return answer(stream, (response) => response.setError(failed('BadRequest', bad, 'BadRequest')))
    }
    const done = () => {
      pending.delete(correlation)
      clearTimeout(appending.timer)
    }
    if (sizeOf(appending.events) > MAX_APPEND_BYTES) {
      done()
      const large = new shared.MaximumAppendSizeExceeded()
      large.setMaxappendsize(MAX_APPEND_BYTES)
      return answer(stream, (response) =>
        response.setError(failed('MaximumAppendSizeExceeded', large, 'Maximum Append Size Exceeded')),
      )
    }
    if (!request.getIsFinal()) return
    done()
    carry(appending, isLeaderRequired(call)).then(
      (outcome) => {
        if (outcome) answer(stream, (response) => tell(response, appending, outcome))
      },
      (error: Error & { details?: string }) => {
        if (error.details !== 'Server Is Not Ready') return
        answer(stream, (response) => response.setError(failed('Empty', new Empty(), error.details!, 'google.protobuf')))
      },
    )
  })
}

function expectedOf(options: BatchAppendReq.Options): bigint {
  if (options.hasAny()) return ANY
  if (options.hasNoStream()) return NO_STREAM
  if (options.hasStreamExists()) return STREAM_EXISTS
  return BigInt(options.getStreamPosition())
}

function failed(name: string, details: Message, message: string, scope = 'event_store.client') {
  const any = new Any()
  any.pack(details.serializeBinary(), `${scope}.${name}`)
  const error = new statuses.Status()
  error.setMessage(message)
  error.setDetails(any)
  return error
}

function tell(response: BatchAppendResp, { expected, stream }: Appending, outcome: Outcome) {
  if (outcome.is === 'deleted') {
    const deleted = new shared.StreamDeleted()
    deleted.setStreamIdentifier(identifierOf(stream))
    return response.setError(failed('StreamDeleted', deleted, 'StreamDeleted'))
  }
  if (outcome.is === 'wrong-expected-version') {
    const wrong = new shared.WrongExpectedVersion()
    if (outcome.current === NO_STREAM) wrong.setCurrentNoStream(new Empty())
    else wrong.setCurrentStreamRevision(String(outcome.current))
    if (expected === NO_STREAM) wrong.setExpectedNoStream(new Empty())
    else if (expected === ANY) wrong.setExpectedAny(new Empty())
    else if (expected === STREAM_EXISTS) wrong.setExpectedStreamExists(new Empty())
    else wrong.setExpectedStreamPosition(String(expected))
    return response.setError(failed('WrongExpectedVersion', wrong, 'WrongExpectedVersion'))
  }
  const success = new streams.BatchAppendResp.Success()
  if (outcome.revision === NO_STREAM) success.setNoStream(new Empty())
  else success.setCurrentRevision(String(outcome.revision))
  if (outcome.position === null) success.setNoPosition(new Empty())
  else {
    const at = new shared.AllStreamPosition()
    at.setCommitPosition(String(outcome.position))
    at.setPreparePosition(String(outcome.position))
    success.setPosition(at)
  }
  return response.setSuccess(success)
}
