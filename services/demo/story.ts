import type { Asker } from '#contracts/kernel/asker.ts'
import type { AnswerValue } from '#contracts/candidate/answers.ts'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import { type ModuleOf } from '#contracts/job/journey.ts'
import { stepsOf } from '#contracts/job/walk.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { DemoJob } from './jobs.ts'
import { personAt } from './people.ts'
import { type Dice, dice } from './random.ts'
import { posterFor, recordingFor } from './recordings.ts'
import { type Decided, reviewOf } from './review.ts'
import type { OpenJob, Step, Team } from './step.ts'
import { texts } from './texts.ts'
import { DAY, MINUTE } from './time.ts'

export type Story = {
  candidateId: string
  steps: Step[]
  ends: 'added' | 'pending' | 'started' | 'uploading' | 'auto rejected' | 'completed'
}

/** How far the first of each job have come, months ago: whatever the day and the hour, no column of a board is empty. */
const decided: readonly Decided[] = [1, 2, 3, 4, 'rejected']

/**
 * One candidate from the first click to the last decision, as far as there was time for it until `now`. `index` counts
 * the candidates of the company, `place` those of the job.
 */
export function storyOf(index: number, place: number, job: OpenJob, team: Team, companyId: string, now: number): Story {
  const random = dice(index)
  const candidateId = uuid5(job.jobId, `candidate ${index}`)
  const candidate: Asker = { kind: 'candidate', companyId, jobId: job.jobId, candidateId, permissions: [] }
  const { journey } = job.draft
  const steps: Step[] = []
  const fate = decided[place]
  let at = fate ? now - 0.8 * job.opened * DAY : arrival(random, job, now)
  const go = (asker: Asker, minutes: number, command: CandidateCommand) => {
    at += minutes * MINUTE
    steps.push({ at, asker, command })
  }
  const person = personAt(index)
  const roll = random.next()
  const ends = fate
    ? 'completed'
    : roll < 0.05
      ? 'added'
      : roll < 0.13
        ? 'pending'
        : roll < 0.24
          ? 'started'
          : roll < 0.275
            ? 'uploading'
            : roll < 0.37
              ? 'auto rejected'
              : 'completed'
  const story: Story = { candidateId, steps, ends }

  const invited = ends === 'pending' || (ends !== 'added' && random.chance(0.25))
  if (ends === 'added')
    go(team.editor, 0, { type: 'AddCandidate', data: { candidateId, jobId: job.jobId, ...person, source: 'api' } })
  if (invited)
    go(team.editor, 0, { type: 'InviteCandidate', data: { candidateId, jobId: job.jobId, ...person, deadline: null } })
  if (ends === 'pending' && random.chance(0.5))
    go(team.editor, 3 * 24 * 60, { type: 'RemindCandidate', data: { candidateId } })
  if (ends === 'added' || ends === 'pending') return upTo(now, story)

  const source = random.chance(0.2) ? 'referral' : 'direct'
  go(candidate, invited ? random.between(60, 3000) : 0, {
    type: 'StartJourney',
    data: { candidateId, jobId: job.jobId, ...person, source, journeyVersion: 1, journey },
  })
  for (const module of stepsOf(journey)) {
    if (module.kind === 'FORM') continue
    if (ends === 'started' && random.chance(0.4)) return upTo(now, story)
    if (module.kind === 'WIDGET') record(module)
    else {
      const wrong = ends === 'auto rejected'
      go(candidate, random.between(0.5, 4), {
        type: 'GiveAnswer',
        data: { candidateId, moduleId: module.id, journey, answer: answerTo(module, random, wrong) },
      })
      if (wrong && 'rejectOnWrong' in module && module.rejectOnWrong) return upTo(now, story)
    }
  }
  if (ends === 'started') return upTo(now, story)
  go(candidate, 1, { type: 'FinishJourney', data: { candidateId, journey } })
  if (ends === 'completed')
    steps.push(...reviewOf({ job, team, candidateId, random, from: at, takes: takesOf(steps), fate }))
  return upTo(now, story)

  function record(module: ModuleOf<'WIDGET'>) {
    for (const { id: questionId } of module.questions) {
      const recordingId = uuid5(candidateId, `take of ${questionId}`)
      go(candidate, random.between(2, 6), {
        type: 'SubmitRecording',
        data: {
          candidateId,
          recordingId,
          moduleId: module.id,
          questionId,
          take: random.chance(0.3) ? 2 : 1,
          mimeType: 'video/webm',
          journey,
        },
      })
      if (ends === 'uploading') continue
      const { sha256, size, durationMs } = recordingFor(recordingId)
      go(candidate, 0.4, {
        type: 'ConfirmRecording',
        data: { candidateId, recordingId, sha256, size, durationMs, mimeType: 'video/webm' },
      })
      go(candidate, 0, {
        type: 'AddRecordingPoster',
        data: { candidateId, recordingId, ...posterFor(candidateId, recordingId) },
      })
    }
  }
}

const takesOf = (steps: Step[]) =>
  steps.flatMap(({ command }) => (command.type === 'SubmitRecording' ? [command.data.recordingId] : []))

/** What would lie in the future has not happened yet. */
const upTo = (now: number, story: Story): Story => ({
  ...story,
  steps: story.steps.filter(({ at }) => at < now - MINUTE),
})

/** More people come early and again lately, and always while the job is open. */
function arrival(random: Dice, { opened }: DemoJob, now: number): number {
  const share = random.chance(0.35) ? random.between(0, 0.12) : random.next()
  return now - (opened - 1) * DAY * share - random.between(10, 600) * MINUTE
}

function answerTo(module: ModuleOf<AnswerValue['kind']>, random: Dice, wrong: boolean): AnswerValue {
  switch (module.kind) {
    case 'FREE_TEXT':
      return { kind: 'FREE_TEXT', text: random.pick(module.id === 'letter' ? texts.letter : texts.proud) }
    case 'YES_NO':
      return { kind: 'YES_NO', choice: wrong ? 'no' : 'yes' }
    case 'SINGLE_CHOICE': {
      const fits = module.options.filter(({ correct }) => !module.rejectOnWrong || correct !== wrong)
      return { kind: 'SINGLE_CHOICE', optionId: random.pick(fits).id }
    }
    case 'MULTIPLE_CHOICE': {
      const chosen = module.options.filter(() => random.chance(0.5)).map(({ id }) => id)
      return { kind: 'MULTIPLE_CHOICE', optionIds: chosen.length > 0 ? chosen : [module.options[0]!.id] }
    }
    default:
      throw new Error(`The candidates of the demo have no answer to a ${module.kind}`)
  }
}
