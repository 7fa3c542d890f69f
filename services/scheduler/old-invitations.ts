import { parseStream } from '#contracts/kernel/streams.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { timerDecider } from '#domain/timer/decider.ts'
import type { Position } from '#infra/engines/event-store/event-store.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../core/core.ts'
import { expiryOf } from '../processes/invitation-deadline.ts'

/** How far the log was walked; `done`: to the end, and it is not walked again. */
const WALKED = 'scheduler.invitations-timed'
type Walked = { position: Position | null; done: boolean }
const BATCH = 1000
const AT_ONCE = 16

type Needs = Pick<Core, 'commands' | 'engines' | 'context'>

/**
 * Once for an installation: each invitation from before there were timers, whose candidate has not begun, gets the timer that it
 * would have today. What has or had one keeps it. The log is walked rather than a read model, which may be incomplete at a
 * start; a walk that is cut off goes on where it was.
 * @returns how many invitations were looked at.
 */
export async function timeOldInvitations(
  { commands, engines, context }: Needs,
  { stopping = () => false, epoch, batch = BATCH }: { stopping?: () => boolean; epoch?: number; batch?: number } = {},
): Promise<number> {
  const walked = ((await engines.reads.loadState(WALKED)) ?? { position: null, done: false }) as Walked
  let count = 0
  for (let { position, done } = walked; !done && !stopping(); ) {
    const records = await engines.store.readAll(position, batch)
    const streams = new Set(records.filter(({ type }) => type === 'CandidateInvited').map(({ stream }) => stream))
    const waiting = streams.values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const stream of waiting) await time(stream)
      }),
    )
    count += streams.size
    position = records.at(-1)?.position ?? position
    done = records.length < batch
    await engines.reads.saveState(WALKED, { position, done } satisfies Walked, epoch)
  }
  return count

  async function time(stream: string) {
    const { tenant: companyId, id } = parseStream(stream)
    const candidate = await commands.newestOf(candidateDecider, { companyId }, id)
    if (!isKnown(candidate) || candidate.journeyVersion !== null || candidate.deadline === null) return
    const { timerId, data } = expiryOf(id, candidate.deadline)
    const asker = { kind: 'process', name: 'old-invitations', companyId, permissions: [] } as const
    const commandId = uuid5(timerId, 'from before there were timers')
    await commands.handle(timerDecider, timerId, { type: 'SetTimer', data }, { ...context(asker), commandId })
  }
}
