import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { ColumnId } from '#contracts/kernel/ids.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { ColleagueKey } from './colleagues.ts'
import type { Dice } from './random.ts'
import { rejection } from './reasons.ts'
import type { Company, OpenJob, Step } from './step.ts'
import { after, endedAfter, reactions, repliesTo, waitingFor } from './texts.ts'
import { DAY, HOUR, MINUTE } from './time.ts'
import { workingTime } from './working-time.ts'

/** How many stages further a candidate was moved, or that they were rejected. */
export type Decided = 1 | 2 | 3 | 4 | 'rejected'
type Reviewed = {
  job: OpenJob
  place: number
  company: Company
  candidateId: string
  random: Dice
  /** When the application was complete, and the end of the story. */
  from: number
  until: number
  takes: string[]
  fate: Decided | undefined
}

/** There is work: of what came within so many days much is not reviewed yet, the later the more. */
const WORK_FOR = 11 * DAY
/** Stars it takes to come to each stage. */
const bars = [3.05, 3.6, 4.1] as const

/** What the team makes of a complete application: stars, comments, and a walk over the board. */
export function reviewOf({ job, place, company, candidateId, random, from, until, takes, fate }: Reviewed): Step[] {
  const { recruiter, manager, reviewers } = job.team
  const steps: Step[] = []
  let at = from
  let written = 0
  const go = (who: ColleagueKey, hours: number, command: CandidateCommand) => {
    at = workingTime(at + hours * HOUR, random)
    steps.push({ at, asker: company.people[who], command })
  }
  const rate = (who: ColleagueKey, hours: number, value: number) =>
    go(who, hours, { type: 'RateCandidate', data: { candidateId, value } })
  /** The same words come again as late as can be: candidate by candidate the next of the list. */
  const dealt = (texts: readonly string[]) => texts[(place + written * 3) % texts.length]!
  function say(who: ColleagueKey, hours: number, text: string, isOfRecording = false): string {
    const commentId = uuid5(candidateId, `comment ${written++}`)
    const at = isOfRecording ? { recordingId: random.pick(takes), second: Math.round(random.between(1, 7)) } : null
    go(who, hours, { type: 'CommentOnCandidate', data: { candidateId, commentId, text, at } })
    return commentId
  }
  const others = (who: ColleagueKey) => [recruiter, manager, ...reviewers].filter((each) => each !== who)
  const react = (who: ColleagueKey, commentId: string) =>
    go(who, random.between(0.5, 5), {
      type: 'ReactToComment',
      data: { candidateId, commentId, reaction: random.pick(reactions) },
    })

  const age = until - from
  if (!fate && !job.over && age < WORK_FOR && random.chance(0.95 - (0.4 * age) / WORK_FOR)) return steps
  const isDebated = !fate && reviewers.length > 0 && random.chance(0.11)
  const quality = isDebated
    ? random.between(2.9, 4)
    : fate === 'rejected'
      ? 1.9
      : fate
        ? 4.3
        : 1.3 + 1.85 * (random.next() + random.next())
  if (isDebated) debate()
  else for (const [index, who] of [recruiter, manager, ...reviewers].entries()) judge(who, index)
  walk()
  return steps

  function debate() {
    const [forIt, against, lastWord] = job.texts.debates[place % job.texts.debates.length]!
    const critic = random.pick(reviewers)
    rate(recruiter, random.between(1, 20), 5)
    const first = say(recruiter, 0.05, forIt, true)
    rate(critic, random.between(2, 20), 2)
    say(critic, 0.1, against)
    if (random.chance(0.5)) react(random.pick(reviewers), first)
    rate(manager, random.between(1, 10), 4)
    react(recruiter, say(manager, 0.1, lastWord))
  }

  function judge(who: ColleagueKey, index: number) {
    if (fate && index > 1) return
    if (index > 0 && !random.chance(index === 1 ? 0.65 : 0.35)) return
    const value = Math.min(5, Math.max(1, Math.round(quality + random.between(-0.8, 0.8))))
    rate(who, fate ? 3 : random.between(1, index === 0 ? 26 : 18), value)
    if (!random.chance(index === 0 ? 0.45 : 0.5)) return
    const tone = value >= 4 ? 'praise' : value === 3 ? 'mixed' : 'doubt'
    const commentId = say(who, 0.05, dealt(job.texts[tone]), random.chance(0.6))
    if (fate) return
    const other = random.pick(others(who))
    if (random.chance(0.22)) say(other, random.between(0.5, 6), dealt(repliesTo[tone]))
    else if (random.chance(0.3)) react(other, commentId)
  }

  function walk() {
    const stages = [...job.columnIds.slice(1, -2), 'hired'] satisfies ColumnId[]
    const further = Math.min(fate === 'rejected' ? 0 : (fate ?? earned()), stages.length)
    if (further > 0 && !fate && random.chance(0.04)) slip(stages)
    const hours = fate
      ? [20, 90, 110, 60]
      : [random.between(8, 46), random.between(30, 110), random.between(40, 130), random.between(30, 100)]
    for (const [stage, to] of stages.slice(0, further).entries()) {
      if (stage > 0 && random.chance(0.5))
        say(stage === 1 ? recruiter : manager, hours[stage]! / 2, dealt(after[stage - 1]!))
      move(random.chance(0.75) ? recruiter : manager, hours[stage]! / (stage > 0 ? 2 : 1), to)
    }
    if (further === stages.length || (fate && fate !== 'rejected')) return
    if (further > 0 && random.chance(0.05) && until - at < 30 * DAY) {
      say(recruiter, 30, random.pick(waitingFor))
      return
    }
    const hoursToIt = fate ? 30 : further === 0 ? random.between(10, 70) : random.between(40, 120)
    const reason = random.pick(further === 0 ? job.texts.reasons : endedAfter[further - 1]!)
    go(recruiter, hoursToIt, rejection(candidateId, reason))
  }

  function earned(): number {
    const reached = bars.filter((least) => quality - job.bar > least).length
    const further = reached === bars.length && random.chance(0.75) ? 4 : reached
    return job.over ? Math.min(further, 2) : further
  }

  function move(who: ColleagueKey, hours: number, to: ColumnId) {
    go(who, hours, moveTo(to))
  }

  function moveTo(to: ColumnId, undo?: true): CandidateCommand {
    const data = { candidateId, to, expectedFrom: null, batchId: null, columns: [...job.columnIds] }
    return { type: 'MoveCandidateToColumn', data: undo ? { ...data, undo } : data }
  }

  /** One stage too far, and back within the minute. */
  function slip(stages: readonly ColumnId[]) {
    move(recruiter, 1, stages[1] ?? 'hired')
    at += MINUTE / 3
    const asker: Asker = company.people[recruiter]
    steps.push({ at, asker, command: moveTo('default', true) })
  }
}
