import type { StatusName } from '#contracts/interview/codes.ts'
import type { InterviewCommand } from '#contracts/interview/commands.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Platform } from '../platform.ts'
import { type Clock, type Moment, sender } from './moment.ts'
import type { Company, OpenJob } from './step.ts'
import type { Story } from './story.ts'
import { DAY, HOUR, MINUTE } from './time.ts'

type Told = { interviewId: string; job: OpenJob; story: Story; company: Company; now: number }
type Command = { type: InterviewCommand['type'] } & Record<string, unknown>
/** An act of an interview: `at` in days from now, or as a moment where it follows the interview's own time. */
type Act = { at: number | string; by: 'recruiter' | 'approver' | 'manager' | 'candidate' | 'process'; command: Command }
/** `day`, from today, and `hour` in UTC of the time that is offered first. */
type Plot = { status: StatusName; day: number; hour: number; acts: (slots: Slots) => Act[] }
type Slot = { start: string; end: string }
type Slots = { first: Slot; second: Slot; panel: string[] }

const LENGTH = 45 * MINUTE
const zone = 'Europe/Amsterdam'
const iso = (at: number) => new Date(at).toISOString()

/** `how` is kept where the company wants its interviews approved, or where the journey leads to this step. */
const plan = (
  { first, second }: Slots,
  how: { approved?: boolean; waits?: boolean; until?: string } = {},
): Command => ({
  type: 'PlanInterview',
  slots: [first, second],
  expiresAt: how.until ?? null,
  approved: how.approved ?? true,
  waits: how.waits ?? false,
})
const book = ({ first, panel }: Slots): Command => ({
  type: 'BookInterview',
  start: first.start,
  attendees: panel,
  zone,
  reason: null,
})
const cancel = (reason: string): Command => ({ type: 'CancelInterview', reason, withNotification: true })

/** One of each status, and a second of those that people look at most. */
const plots: readonly Plot[] = [
  {
    ...{ status: 'COMPLETED', day: -4, hour: 9 },
    acts: (of) => [
      { at: -9, by: 'recruiter', command: plan(of) },
      { at: -7.8, by: 'candidate', command: book(of) },
      { at: of.first.end, by: 'process', command: { type: 'CompleteInterview', end: of.first.end } },
    ],
  },
  {
    ...{ status: 'COMPLETED', day: -2, hour: 13 },
    acts: (of) => [
      { at: -6, by: 'recruiter', command: plan(of) },
      { at: -5.2, by: 'candidate', command: book(of) },
      { at: of.first.end, by: 'recruiter', command: { type: 'NoteNoShow' } },
    ],
  },
  {
    ...{ status: 'SCHEDULED_IDLE', day: 1, hour: 10 },
    acts: (of) => [
      { at: -3, by: 'recruiter', command: plan(of) },
      { at: -2.1, by: 'candidate', command: book(of) },
      {
        ...{ at: -1.5, by: 'manager' as const },
        command: {
          type: 'AnswerAttendance',
          userId: of.panel[0],
          response: 'CONFIRMED',
          via: 'product',
          comment: '',
          sequence: 0,
        },
      },
    ],
  },
  {
    ...{ status: 'SCHEDULED_IDLE', day: 3, hour: 14 },
    acts: (of) => [
      { at: -2.4, by: 'recruiter', command: plan(of) },
      { at: -0.6, by: 'candidate', command: book(of) },
    ],
  },
  { ...{ status: 'REQUESTED', day: 4, hour: 9 }, acts: (of) => [{ at: -1.2, by: 'recruiter', command: plan(of) }] },
  {
    ...{ status: 'PENDING_REQUESTED', day: 5, hour: 11 },
    acts: (of) => [
      { at: -2, by: 'recruiter', command: plan(of) },
      {
        ...{ at: -0.3, by: 'candidate' as const },
        command: { type: 'AskOtherTimes', note: 'I work until four this week. Would half past four be possible?' },
      },
    ],
  },
  {
    ...{ status: 'PENDING_APPROVAL', day: 6, hour: 9 },
    acts: (of) => [{ at: -0.4, by: 'recruiter', command: plan(of, { approved: false }) }],
  },
  {
    ...{ status: 'DISAPPROVED', day: 2, hour: 15 },
    acts: (of) => [
      { at: -5, by: 'recruiter', command: plan(of, { approved: false }) },
      {
        ...{ at: -4.6, by: 'approver' as const },
        command: {
          type: 'DisapproveInterview',
          reason: 'Let us decide about the first round before we invite more people.',
        },
      },
    ],
  },
  {
    ...{ status: 'PENDING_IDLE', day: 8, hour: 10 },
    acts: (of) => [{ at: -0.8, by: 'recruiter', command: plan(of, { waits: true }) }],
  },
  {
    ...{ status: 'SCHEDULED_CANCELED', day: 2, hour: 9 },
    acts: (of) => [
      { at: -6.5, by: 'recruiter', command: plan(of) },
      { at: -5.5, by: 'candidate', command: book(of) },
      { at: -1.1, by: 'recruiter', command: cancel('The hiring manager is ill this week. We will write again.') },
    ],
  },
  {
    ...{ status: 'PENDING_CANCELED', day: 3, hour: 11 },
    acts: (of) => [
      { at: -4.2, by: 'recruiter', command: plan(of) },
      { at: -3.1, by: 'recruiter', command: cancel('Planned twice by mistake') },
    ],
  },
  {
    ...{ status: 'CANDIDATE_CANCELLED', day: 1, hour: 15 },
    acts: (of) => [
      { at: -4.8, by: 'recruiter', command: plan(of) },
      { at: -4.1, by: 'candidate', command: book(of) },
      { at: -0.9, by: 'candidate', command: cancel('I have accepted another offer. Thank you for your time.') },
    ],
  },
  {
    ...{ status: 'EXPIRED', day: -2, hour: 9 },
    acts: (of) => {
      const until = iso(Date.parse(of.first.start) - DAY)
      return [
        { at: -8, by: 'recruiter', command: plan(of, { until }) },
        { at: until, by: 'process', command: { type: 'ExpireInterview', expiresAt: until } },
      ]
    },
  },
]

/** Live interviews in every status, with candidates who are neither hired nor rejected, and one who was rejected before theirs. */
export function interviewMoments(
  platform: Platform,
  clock: Clock,
  company: Company,
  { jobs, stories, now }: { jobs: readonly OpenJob[]; stories: readonly Story[]; now: number },
): Moment[] {
  const open = jobs.filter(({ over }) => !over)
  const jobOf = ({ jobId }: Story) => open.find((job) => job.jobId === jobId)
  const judged = stories.filter(
    (story) => jobOf(story) && story.ends === 'completed' && finishedAt(story) < now - 10 * DAY,
  )
  const standing = judged.filter((story) => !['hired', 'rejected'].includes(placeOf(story)))
  const moments = plots.flatMap((plot, nth) => {
    const story = standing[nth]
    if (!story) return []
    const told = { interviewId: uuid5(company.companyId, `interview ${nth}`), job: jobOf(story)!, story, company, now }
    return momentsOf(platform, clock, told, plot)
  })
  return [...moments, ...withdrawn()]

  /** CANCELLED is what becomes of the interview of a candidate who is rejected. */
  function withdrawn(): Moment[] {
    const story = judged.find((each) => rejectedAt(each) !== null && rejectedAt(each)! > finishedAt(each) + 2 * DAY)
    if (!story) return []
    const away = (rejectedAt(story)! - now) / DAY
    const told = {
      interviewId: uuid5(company.companyId, 'interview withdrawn'),
      job: jobOf(story)!,
      story,
      company,
      now,
    }
    return momentsOf(platform, clock, told, {
      ...{ status: 'CANCELLED', day: Math.ceil(away) + 4, hour: 9 },
      acts: (of) => [
        { at: away - 1, by: 'recruiter', command: plan(of) },
        { at: away + 0.01, by: 'process', command: { ...cancel(''), cause: 'candidate-rejected' } },
      ],
    })
  }
}

function momentsOf(platform: Platform, clock: Clock, told: Told, { day, hour, acts }: Plot): Moment[] {
  const { interviewId, job, story, company, now } = told
  const { companyId, people } = company
  const { candidateId, jobId } = story
  const startOf = (days: number) => Math.floor((now + days * DAY) / DAY) * DAY + hour * HOUR
  const slotOn = (days: number): Slot => ({ start: iso(startOf(days)), end: iso(startOf(days) + LENGTH) })
  const panel = [...new Set([job.team.manager, job.team.recruiter])].map((key) => userIdOf(people[key]))
  const askers: Record<Act['by'], Asker> = {
    recruiter: people[job.team.recruiter],
    manager: people[job.team.manager],
    approver: people.marta,
    candidate: { kind: 'candidate', companyId, jobId, candidateId, permissions: [] },
    process: { kind: 'process', name: 'demo', companyId, permissions: [] },
  }
  const planned = {
    ...{ jobId, candidateId, type: 'ONLINE', duration: LENGTH / MINUTE, buffer: { before: 0, after: 15 } },
    summary: `Interview: ${job.draft.details.jobTitle}`,
    description: 'We talk about your recorded answers, the team and what you would like to know.',
    panel: panel.map((userId) => ({ userId, requirement: 'REQUIRED' })),
    ...{ some: null, hostId: panel[0], rooms: [], sharing: 'SELECT', window: null, zone },
    place: { kind: 'link', value: `https://meet.northlight.example/${job.key}` },
    message: { subject: 'Your interview with Northlight Energy', text: 'Please choose a time that suits you.' },
    channel: 'email',
  }
  const send = sender(platform, clock)
  return acts({ first: slotOn(day), second: slotOn(day + 1), panel }).map(({ at: when, by, command }, nth) => {
    const at = typeof when === 'string' ? Date.parse(when) : now + when * DAY
    return { at, key: candidateId, act: () => act(at, by, command, nth) }
  })

  async function act(at: number, by: Act['by'], { type, ...rest }: Command, nth: number) {
    const data = { interviewId, ...(type === 'PlanInterview' && planned), ...rest }
    const sent = await send(askers[by], at, uuid5(interviewId, `${nth} ${type}`), (context) =>
      platform.commands.handle(interviewDecider, interviewId, { type, data } as InterviewCommand, context),
    )
    return sent.token
  }
}

const userIdOf = (asker: Asker): string => {
  if (asker.kind !== 'user') throw new Error('A colleague is a person')
  return asker.userId
}

const timeOf = ({ steps }: Story, type: string): number | null =>
  steps.findLast(({ command }) => command.type === type)?.at ?? null
const finishedAt = (story: Story) => timeOf(story, 'FinishJourney') ?? Infinity
const rejectedAt = (story: Story) => (placeOf(story) === 'rejected' ? timeOf(story, 'RejectCandidate') : null)

/** The column in which the story leaves its candidate. */
function placeOf({ steps }: Story): string {
  const last = steps.findLast(({ command }) => ['MoveCandidateToColumn', 'RejectCandidate'].includes(command.type))
  if (!last) return 'default'
  return last.command.type === 'MoveCandidateToColumn' ? last.command.data.to : 'rejected'
}
