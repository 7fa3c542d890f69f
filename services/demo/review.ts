import { DateTime } from 'luxon'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { ColumnId } from '#contracts/kernel/ids.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Dice } from './random.ts'
import type { OpenJob, Step, Team } from './step.ts'
import { texts } from './texts.ts'
import { MINUTE } from './time.ts'

/** How many columns further somebody was moved, or that they were rejected. */
export type Decided = 1 | 2 | 3 | 4 | 'rejected'
type Reviewed = {
  job: OpenJob
  team: Team
  candidateId: string
  random: Dice
  from: number
  takes: string[]
  fate?: Decided
}

/** What the team makes of a complete application: stars, comments, and a walk over the board. */
export function reviewOf({ job, team, candidateId, random, from, takes, fate }: Reviewed): Step[] {
  const steps: Step[] = []
  const quality = fate === 'rejected' ? 2 : fate ? 4 : random.between(1.4, 5)
  let at = from
  const go = (asker: Asker, hours: number, command: CandidateCommand) => {
    at = workingTime(at + hours * 60 * MINUTE, random)
    steps.push({ at, asker, command })
  }
  if (!fate && random.chance(0.12)) return steps

  const everybody = [team.editor, ...team.reviewers]
  for (const [index, reviewer] of everybody.entries()) {
    if (!random.chance(index === 0 ? 0.9 : 0.55)) continue
    const value = Math.min(5, Math.max(1, Math.round(quality + random.between(-0.8, 0.8))))
    go(reviewer, random.between(1, 20), { type: 'RateCandidate', data: { candidateId, value } })
    if (!random.chance(0.5)) continue
    const commentId = uuid5(candidateId, `comment ${index}`)
    const at = random.chance(0.6) ? { recordingId: random.pick(takes), second: Math.round(random.between(1, 7)) } : null
    go(reviewer, 0.05, {
      type: 'CommentOnCandidate',
      data: { candidateId, commentId, text: random.pick(quality > 3.2 ? texts.praise : texts.doubt), at },
    })
    if (random.chance(0.3))
      go(team.creator, 2, { type: 'ReactToComment', data: { candidateId, commentId, reaction: '👍' } })
  }

  const [, screen, interview, offer] = job.columnIds
  const further = fate === 'rejected' ? 0 : (fate ?? [3, 3.6, 4.1, 4.5].filter((least) => quality > least).length)
  const walk = ([screen!, interview!, offer!, 'hired'] satisfies ColumnId[]).slice(0, further)
  for (const to of walk)
    go(team.editor, random.between(12, 110), {
      type: 'MoveCandidateToColumn',
      data: { candidateId, to, expectedFrom: null, batchId: null, columns: job.columnIds },
    })
  if (quality < 2.6 || (!fate && walk.length < 3 && random.chance(0.3)))
    go(team.editor, random.between(20, 90), {
      type: 'RejectCandidate',
      data: { candidateId, reason: random.pick(texts.reasons) },
    })
  return steps
}

/** People review between eight and six on weekdays. */
function workingTime(at: number, random: Dice): number {
  const asked = DateTime.fromMillis(at, { zone: 'utc' })
  const onDay = asked.hour >= 17 ? asked.plus({ days: 1 }) : asked
  const working =
    asked.hour < 8 || asked.hour >= 17
      ? onDay
          .set({ hour: 8, minute: 0 })
          .plus({ minutes: Math.floor(random.between(5, 180)) })
          .set({ second: Math.floor(random.between(0, 60)) })
      : onDay
  return (working.isWeekend ? working.plus({ days: 8 - working.weekday }) : working).toMillis()
}
