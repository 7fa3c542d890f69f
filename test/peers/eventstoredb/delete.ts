import { randomUUID } from 'node:crypto'
import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js'
import type { DeleteReq, DeleteResp, TombstoneReq, TombstoneResp } from '@eventstore/db-client/generated/streams_pb.js'
import { refusal } from './errors.ts'
import { ANY, DELETED, type Log, metadataEvent, NO_STREAM, STREAM_EXISTS } from './log.ts'
import { textOf } from './messages.ts'
import { streams } from './protocol.ts'

type Options = DeleteReq.Options | TombstoneReq.Options

function expectedOf(options: Options): bigint {
  if (options.hasAny()) return ANY
  if (options.hasNoStream()) return NO_STREAM
  if (options.hasStreamExists()) return STREAM_EXISTS
  return BigInt(options.getRevision())
}

async function checked(log: Log, options: Options) {
  const stream = textOf(options.getStreamIdentifier()!.getStreamName())
  const expected = expectedOf(options)
  const current = log.lastOf(stream)
  if (current === DELETED) throw refusal.streamDeleted(stream)
  if (expected !== ANY && expected !== STREAM_EXISTS && expected !== current)
    throw refusal.wrongExpectedVersion('Delete', stream, expected, current)
  return stream
}

/** A soft delete is an event in the stream's metadata: everything before the largest number is hidden. */
export const softDelete =
  (log: Log) => (call: ServerUnaryCall<DeleteReq, DeleteResp>, answer: sendUnaryData<DeleteResp>) => {
    const run = async () => {
      const stream = await checked(log, call.request.getOptions()!)
      const outcome = await log.append(`$$${stream}`, ANY, [metadataEvent(`{"$tb":${DELETED}}`)])
      return at(new streams.DeleteResp(), new streams.DeleteResp.Position(), outcome)
    }
    run().then(
      (response) => answer(null, response),
      (error: Error) => answer(error),
    )
  }

/** A tombstone is the stream's last event, for ever. */
export const tombstone =
  (log: Log) => (call: ServerUnaryCall<TombstoneReq, TombstoneResp>, answer: sendUnaryData<TombstoneResp>) => {
    const run = async () => {
      const stream = await checked(log, call.request.getOptions()!)
      const event = {
        id: randomUUID(),
        type: '$streamDeleted',
        isJson: false,
        data: Buffer.alloc(0),
        metadata: Buffer.alloc(0),
      }
      const outcome = await log.append(stream, ANY, [event], true)
      return at(new streams.TombstoneResp(), new streams.TombstoneResp.Position(), outcome)
    }
    run().then(
      (response) => answer(null, response),
      (error: Error) => answer(error),
    )
  }

type Positioned<At> = { setPosition(position: At): unknown }
type Pair = { setCommitPosition(value: string): unknown; setPreparePosition(value: string): unknown }
function at<At extends Pair, Response extends Positioned<At>>(
  response: Response,
  position: At,
  outcome: object,
): Response {
  const reached = String('position' in outcome ? outcome.position : 0)
  position.setCommitPosition(reached)
  position.setPreparePosition(reached)
  response.setPosition(position)
  return response
}
