import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { JourneyModule, ModuleOf } from '#contracts/job/journey.ts'
import { stepsOf } from '#contracts/job/walk.ts'
import { uuid5 } from '#infra/hashing.ts'
import { answerTo } from './answers.ts'
import { arrivalAt, originAt } from './arrivals.ts'
import type { Person } from './crowd.ts'
import { consentOf } from './consents.ts'
import { dice } from './random.ts'
import { rejection } from './reasons.ts'
import { posterFor, recordingFor } from './recordings.ts'
import { withScores } from './scores.ts'
import { type Decided, reviewOf } from './review.ts'
import type { Company, OpenJob, Step } from './step.ts'
import { neverAnswered, neverFinished } from './texts.ts'
import { DAY, HOUR, MINUTE } from './time.ts'
import { sampleTranscript } from './transcripts.ts'
import { workingTime } from './working-time.ts'

type Ends = 'added' | 'pending' | 'started' | 'uploading' | 'auto rejected' | 'completed'
export type Story = { candidateId: string; jobId: string; steps: Step[]; ends: Ends }
/** `index` counts the candidates of the company, `place` those of the job. */
type Told = { index: number; place: number; person: Person; job: OpenJob; company: Company; now: number }

/** How far the first of each open job have come: whatever the day and the hour, no column of a board is empty. */
const decided: readonly Decided[] = [1, 2, 3, 4, 'rejected']
/** Days it takes them at most, weekends included. */
const daysFor: Record<Decided, number> = { 1: 12, 2: 18, 3: 25, 4: 31, rejected: 12 }

/** One candidate from the first click to the last decision, as far as there was time for it until `now`. */
export function storyOf({ index, place, person, job, company, now }: Told): Story {
  const random = dice(index)
  const candidateId = uuid5(job.jobId, `candidate ${index}`)
  const candidate: Asker = {
    kind: 'candidate',
    companyId: company.companyId,
    jobId: job.jobId,
    candidateId,
    permissions: [],
  }
  const recruiter = company.people[job.team.recruiter]
  const { journey } = job.draft
  const { name, email } = person
  const steps: Step[] = []
  const until = now - (job.over?.days ?? 0) * DAY
  const fate = job.over ? (place < job.over.hires ? 4 : undefined) : decided[place]
  let at = fate ? until - daysFor[fate] * DAY : arrivalAt(random, job, now)
  const go = (asker: Asker, minutes: number, command: CandidateCommand) => {
    at = asker.kind === 'candidate' ? at + minutes * MINUTE : workingTime(at + minutes * MINUTE, random)
    steps.push({ at, asker, command })
  }
  const remindAfter = (days: number) =>
    go(recruiter, days * 24 * 60, { type: 'RemindCandidate', data: { candidateId } })
  const rejectAfter = (days: number, reason: string) => go(recruiter, days * 24 * 60, rejection(candidateId, reason))

  const age = until - at
  const rolled = random.weighted(age < 3 * DAY ? lastDays : age < 10 * DAY ? lately : longAgo)
  const isFine = fate || (rolled === 'auto rejected' && !journey.modules.some(rulesOut))
  const ends = isFine ? 'completed' : rolled
  const source = random.weighted([
    ['direct', 58],
    ['referral', 18],
    ['invitation', 18],
    ['api', 6],
  ])
  const contact = { name, email, phone: person.phone }
  const byApi = !fate && (ends === 'added' || source === 'api')
  const isInvited = !fate && ends !== 'added' && (ends === 'pending' || source === 'invitation' || byApi)
  if (byApi)
    go(company.careerSite, 0, {
      type: 'AddCandidate',
      data: { candidateId, jobId: job.jobId, ...contact, source: 'api' },
    })
  if (isInvited) {
    const byText = job.key === 'technician' && random.chance(0.5)
    go(recruiter, byApi ? 300 : 0, {
      type: 'InviteCandidate',
      data: {
        candidateId,
        jobId: job.jobId,
        ...(byText ? { ...contact, phone: person.mobile, channels: ['email', 'sms'] } : contact),
        deadline: null,
      },
    })
  }
  if (ends === 'added') return told()
  if (ends === 'pending') {
    if (random.chance(0.7)) remindAfter(3)
    rejectAfter(random.between(9, 12), neverAnswered)
    return told()
  }

  go(candidate, isInvited ? random.between(60, 3000) : 0, {
    type: 'StartJourney',
    data: {
      candidateId,
      jobId: job.jobId,
      ...contact,
      source: source === 'referral' ? 'referral' : 'direct',
      ...(source === 'direct' && originAt(index)),
      ...consentOf(job, place),
      journeyVersion: 1,
      journey,
    },
  })
  for (const module of stepsOf(journey)) {
    if (module.kind === 'FORM' || module.kind === 'SECTION_BREAK') continue
    if (ends === 'started' && random.chance(0.4)) return abandoned()
    if (module.kind === 'WIDGET') {
      record(module)
      continue
    }
    const isWrong = ends === 'auto rejected'
    go(candidate, random.between(0.5, 4), {
      type: 'GiveAnswer',
      data: {
        candidateId,
        moduleId: module.id,
        journey,
        answer: answerTo(module, { person, place, written: job.texts.answers, random, isWrong, now: at }),
      },
    })
    if (isWrong && rulesOut(module)) return told()
  }
  if (ends === 'started') return abandoned()
  go(candidate, 1, { type: 'FinishJourney', data: { candidateId, journey } })
  if (ends !== 'uploading')
    steps.push(
      ...withScores(
        reviewOf({ job, place, company, candidateId, random, from: at, until, takes: takesOf(steps), fate }),
        { candidateId, place, scorecard: job.draft.scorecard },
      ),
    )
  return told()

  function abandoned(): Story {
    if (random.chance(0.6)) remindAfter(3)
    rejectAfter(random.between(9, 13), neverFinished)
    return told()
  }

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
          take: random.weighted([
            [1, 70],
            [2, 22],
            [3, 8],
          ]),
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
      steps.push(
        ...sampleTranscript({ candidateId, recordingId, place }, { written: job.texts.answers, at, asker: recruiter }),
      )
    }
  }

  /** What would be in the future has not happened yet; where the job is over, everyone has heard. */
  function told(): Story {
    const limit = job.over ? until - 8 * HOUR : until - MINUTE
    const past = steps.filter(({ at }) => at < limit)
    const isDecided =
      ends === 'auto rejected' ||
      past.some(({ command }) => command.type === 'RejectCandidate') ||
      past.some(({ command }) => command.type === 'MoveCandidateToColumn' && command.data.to === 'hired')
    if (job.over && !isDecided)
      past.push({
        at: until - random.between(1, 6) * HOUR,
        asker: recruiter,
        command: { type: 'RejectCandidate', data: { candidateId, reason: job.over.reason } },
      })
    return { candidateId, jobId: job.jobId, steps: past, ends }
  }
}

const lastDays: readonly (readonly [Ends, number])[] = [
  ['added', 9],
  ['pending', 12],
  ['started', 14],
  ['uploading', 6],
  ['auto rejected', 8],
  ['completed', 55],
]
const lately: typeof lastDays = [
  ['added', 6],
  ['pending', 9],
  ['started', 12],
  ['auto rejected', 9],
  ['completed', 66],
]
const longAgo: typeof lastDays = [
  ['pending', 5],
  ['started', 12],
  ['auto rejected', 9],
  ['completed', 74],
]

const rulesOut = (module: JourneyModule) => 'rejectOnWrong' in module && module.rejectOnWrong

const takesOf = (steps: Step[]) =>
  steps.flatMap(({ command }) => (command.type === 'SubmitRecording' ? [command.data.recordingId] : []))
