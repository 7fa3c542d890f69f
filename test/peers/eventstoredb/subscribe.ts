import { randomUUID } from 'node:crypto'
import { refusal } from './errors.ts'
import { filterOf } from './filter.ts'
import { type Log, type Recorded } from './log.ts'
import { created, eventResponse, textOf } from './messages.ts'
import { streams } from './protocol.ts'
import { indexFrom, type Reading, send } from './read.ts'
import type { Switches } from './switches.ts'

/** The real server counts events it has looked at; with every so many it tells how far it has come. */
const CHECKPOINT_EVERY = 32

/** A subscription, to `$all` or to a stream: what there is, then what comes, until the subscriber leaves. */
export async function subscribe(call: Reading, log: Log, switches: Switches): Promise<void> {
  const options = call.request.getOptions()!
  const matches = filterOf(options)
  const stream = options.hasStream() ? textOf(options.getStream()!.getStreamIdentifier()!.getStreamName()) : null
  if (stream && log.isDeleted(stream)) throw refusal.streamDeleted(stream)
  const wanted = (event: Recorded) => (stream ? event.stream === stream : !matches || matches(event))
  const every = CHECKPOINT_EVERY * (options.getFilter()?.getCheckpointintervalmultiplier() || 1)

  const { from, skip } = start(options, log, stream)
  let index = from
  let looked = 0
  let live = false
  let wake = () => {}
  const stop = log.onAppended(() => wake())
  call.on('cancelled', () => wake()).on('close', () => wake())
  const checkpoint = (commit: bigint, prepare: bigint) =>
    send(
      call,
      created((response) => {
        const reached = new streams.ReadResp.Checkpoint()
        reached.setCommitPosition(String(commit))
        reached.setPreparePosition(String(prepare))
        response.setCheckpoint(reached)
      }),
    )
  try {
    const confirmation = new streams.ReadResp.SubscriptionConfirmation()
    confirmation.setSubscriptionId(randomUUID())
    if (
      !(await send(
        call,
        created((response) => response.setConfirmation(confirmation)),
      ))
    )
      return
    for (;;) {
      for (; index < log.all.length; index++) {
        const event = log.all[index]!
        if (skip(event)) continue
        if (matches && switches.checkpointAhead()) await checkpoint(event.position, event.position)
        if (wanted(event) && !(await send(call, eventResponse(event)))) return
        if (!matches || ++looked % every !== 0) continue
        const next = log.all[index + 1]
        if (next && !live) await checkpoint(next.position, 0n)
        else await checkpoint(event.position, event.position)
      }
      if (
        !live &&
        !(await send(
          call,
          created((response) => response.setCaughtUp(new streams.ReadResp.CaughtUp())),
        ))
      )
        return
      live = true
      if (index < log.all.length) continue
      await new Promise<void>((done) => (wake = done))
      if (call.cancelled || call.destroyed) return
    }
  } finally {
    stop()
  }
}

/** Where it starts: a position or revision given is one already handled. */
function start(
  options: Reading['request'] extends { getOptions(): infer Options } ? NonNullable<Options> : never,
  log: Log,
  stream: string | null,
) {
  const never = () => false
  if (stream) {
    const asked = options.getStream()!
    if (asked.hasEnd()) return { from: log.all.length, skip: never }
    const after = asked.hasStart() ? -1n : BigInt(asked.getRevision())
    return { from: 0, skip: ({ revision }: Recorded) => revision <= after }
  }
  const asked = options.getAll()!
  if (asked.hasEnd()) return { from: log.all.length, skip: never }
  if (asked.hasStart()) return { from: 0, skip: never }
  const commit = BigInt(asked.getPosition()!.getCommitPosition())
  const prepare = BigInt(asked.getPosition()!.getPreparePosition())
  const handled = ({ position }: Recorded) => position < commit || (position === commit && position <= prepare)
  return { from: indexFrom(log.all, commit), skip: handled }
}
