import { type sendUnaryData, type ServerReadableStream } from '@grpc/grpc-js'
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerHttp2Stream } from 'node:http2'
import { refusal } from './errors.ts'
import { ANY, NO_STREAM, type Outcome, type Proposed, STREAM_EXISTS } from './log.ts'
import { emptyOf, MAX_APPEND_BYTES, proposedOf, sizeOf, textOf } from './messages.ts'
import { shared, streams } from './protocol.ts'

export type Appending = { stream: string; expected: bigint; events: Proposed[] }
/** Carries out an append, or does to it what a switch says; resolves to null when no answer is to be given. */
export type Carry = (appending: Appending, requiresLeader: boolean) => Promise<Outcome | null>

/** The unary append: options first, then one message for each event. */
export const append =
  (carry: Carry) => (call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>) => {
    let options: AppendReq.Options | undefined
    const events: Proposed[] = []
    let failed = false
    const fail = (error: Error) => {
      if (!failed) answer(error)
      failed = true
    }
    call.on('data', (message: AppendReq) => {
      if (failed) return
      if (message.hasOptions()) options = message.getOptions()
      else
        try {
          events.push(proposedOf(message.getProposedMessage()!))
          if (sizeOf(events) > MAX_APPEND_BYTES) fail(refusal.tooLarge(MAX_APPEND_BYTES))
        } catch {
          fail(refusal.thrown())
        }
    })
    call.on('error', () => {})
    call.on('end', () => {
      if (failed || !options || isBrokenOff(call)) return
      const stream = textOf(options.getStreamIdentifier()!.getStreamName())
      const expected = expectedOf(options)
      carry({ stream, expected, events }, isLeaderRequired(call)).then(
        (outcome) => {
          if (!outcome) return
          if (outcome.is === 'deleted') fail(refusal.streamDeleted(stream))
          else
            answer(null, outcome.is === 'wrong-expected-version' ? wrong(expected, outcome.current) : success(outcome))
        },
        (error: Error) => fail(error),
      )
    })
  }

/**
 * A call that is reset, because its caller gave it up or its time is over, ends for Node as one does that was sent to its
 * last event, and says `cancelled` only later. Only its stream knows at once, and tells only grpc-js.
 */
function isBrokenOff(call: ServerReadableStream<AppendReq, AppendResp>): boolean {
  const { stream } = (call as unknown as { call: { stream: ServerHttp2Stream } }).call
  return stream.closed || stream.destroyed || Number(call.getDeadline()) <= Date.now()
}

export const isLeaderRequired = (call: { metadata: { get(name: string): unknown[] } }) =>
  call.metadata.get('requires-leader')[0] === 'true'

function expectedOf(options: AppendReq.Options): bigint {
  if (options.hasAny()) return ANY
  if (options.hasNoStream()) return NO_STREAM
  if (options.hasStreamExists()) return STREAM_EXISTS
  return BigInt(options.getRevision())
}

function success({ revision, position }: { revision: bigint; position: bigint | null }) {
  const told = new streams.AppendResp.Success()
  if (revision === NO_STREAM) told.setNoStream(emptyOf())
  else told.setCurrentRevision(String(revision))
  if (position === null) told.setNoPosition(emptyOf())
  else {
    const at = new streams.AppendResp.Position()
    at.setCommitPosition(String(position))
    at.setPreparePosition(String(position))
    told.setPosition(at)
  }
  const response = new streams.AppendResp()
  response.setSuccess(told)
  return response
}

function wrong(expected: bigint, current: bigint) {
  const told = new streams.AppendResp.WrongExpectedVersion()
  if (current === NO_STREAM) told.setCurrentNoStream(new shared.Empty())
  else told.setCurrentRevision(String(current))
  if (expected === ANY) told.setExpectedAny(emptyOf())
  else if (expected === NO_STREAM) told.setExpectedNoStream(emptyOf())
  else if (expected === STREAM_EXISTS) told.setExpectedStreamExists(emptyOf())
  else told.setExpectedRevision(String(expected))
  const response = new streams.AppendResp()
  response.setWrongExpectedVersion(told)
  return response
}
