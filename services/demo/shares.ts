import { hiddenAtFirst } from '#contracts/share/rules.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { shareDecider } from '#domain/share/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { later } from '#contracts/kernel/time.ts'
import type { Platform } from '../platform.ts'
import type { Company, OpenJob } from './step.ts'
import type { Story } from './story.ts'

const SHOWN = 3

/** A shortlist of one job behind a link for anyone, which a guest has opened and answered; one that is there already stays. */
export async function openShares(
  platform: Platform,
  { companyId, people }: Company,
  { job, stories }: { job: OpenJob; stories: readonly Story[] },
): Promise<void> {
  const { commands, useCases, now } = platform
  const { sharing } = useCases
  const { marta } = people
  const commandId = uuid5(companyId, 'share shortlist')
  const { state } = await commands.stateOf(shareDecider, marta, uuid5(commandId, `${companyId} share`))
  if (state.status !== 'unknown') return
  const candidateIds: string[] = []
  for (const { candidateId } of stories) {
    const { state: candidate } = await commands.stateOf(candidateDecider, marta, candidateId)
    const isFit = isKnown(candidate) && candidate.jobId === job.jobId && candidate.status === 'completed'
    if (isFit && candidate.columnId !== 'rejected') candidateIds.push(candidateId)
    if (candidateIds.length === SHOWN) break
  }
  if (candidateIds.length === 0) return
  const { shareId, token } = await sharing.createShare(marta, {
    jobId: job.jobId,
    candidateIds,
    title: 'Our shortlist',
    message: 'Which of the three should we talk to first? A sentence is enough.',
    audience: 'anyone',
    recipients: [],
    expiresAt: later(now(), { days: 14 }),
    hidden: [...hiddenAtFirst],
    feedback: { rating: true, comment: true },
    frozen: false,
    watermark: true,
    commandId,
  })
  await platform.caughtUp(token, 60_000)
  const made = (await sharing.sharesOf(marta, { jobId: job.jobId })).find((each) => each.shareId === shareId)
  const link = made?.link?.split('/').at(-1)
  if (!link) return
  const { mark } = await sharing.openedByGuest({ token: link, mark: null, from: 'demo' })
  const said = await sharing.giveFeedback(
    { token: link, mark, from: 'demo' },
    {
      candidateId: candidateIds[0]!,
      guestName: 'Ines Duarte',
      rating: 4,
      comment: 'Clear answers, and honest about what went wrong. I would like to hear more.',
      commandId: uuid5(commandId, 'feedback'),
    },
  )
  await platform.caughtUp(said.token, 60_000)
}
