import { streamName } from '#contracts/kernel/streams.ts'
import { type ConsistencyToken, mergeTokens } from '#contracts/kernel/token.ts'
import { bulkMoveDecider } from '#domain/bulk-move/decider.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { normaliseEmail } from '#contracts/user/email.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Platform } from '../platform.ts'
import { until } from '../core/until.ts'
import { colleagueId, openAccounts, renewPasswords } from './accounts.ts'
import { type DemoJob, demoJobs } from './jobs.ts'
import { colleagues } from './people.ts'
import { recordingFor } from './recordings.ts'
import { type Story, storyOf } from './story.ts'
import type { OpenJob, Step, Team } from './step.ts'
import { DAY, MINUTE } from './time.ts'

/** Commands on their way at once, so that they share commits. */
const AT_ONCE = 64
/** Side by side is done what happened within so many milliseconds. */
const TOGETHER = 60 * MINUTE
const BULK = 8

const HISTORY = 176 * DAY

export type Clock = { at: number }
type Report = { jobs: number; candidates: number; commands: number; recordings: number; companyId: string }

/**
 * Fills a company by the commands everybody uses, at the times they are said to have happened. Every id follows from
 * the company's, so what is there already is answered as before and nothing happens twice.
 */
export async function fill(
  platform: Platform,
  clock: Clock,
  today: number,
  progress: (done: number, of: number) => void = () => {},
): Promise<Report> {
  clock.at = today - HISTORY
  const { companyId, team } = await openAccounts(platform)
  const now = (await registeredAt(platform, companyId)) + HISTORY
  const send = sender(platform, clock)
  await send(team.creator, clock.at + 30 * MINUTE, uuid5(companyId, 'plan'), (context) =>
    platform.commands.handle(
      subscriptionDecider,
      companyId,
      { type: 'ChangePlan', data: { plan: 'performance' } },
      context,
    ),
  )

  for (const { email } of colleagues) {
    const seat = {
      userId: colleagueId(companyId, email),
      reservation: platform.engines.keys.blindIndex('email', normaliseEmail(email)),
    }
    await send(team.creator, clock.at + 31 * MINUTE, uuid5(seat.userId, 'seat'), (context) =>
      platform.commands.handle(subscriptionDecider, companyId, { type: 'ConsumeUserSeat', data: seat }, context),
    )
  }

  const stories: Story[] = []
  const jobs: OpenJob[] = []
  let index = 0
  for (const demoJob of demoJobs) {
    const job = await open(platform, clock, demoJob, companyId, team, now)
    jobs.push(job)
    for (let i = 0; i < job.candidates; i++) stories.push(storyOf(index++, i, job, team, companyId, now))
  }

  const steps = stories.flatMap(({ candidateId, steps }) =>
    steps.map((step, nth) => ({ ...step, candidateId, commandId: uuid5(candidateId, `${nth} ${step.command.type}`) })),
  )
  steps.sort((a, b) => a.at - b.at)
  let token: ConsistencyToken = {}
  let done = 0
  for (const wave of waves(steps)) {
    const tokens = await Promise.all(wave.map((step) => act(step)))
    token = mergeTokens(token, ...tokens)
    progress((done += wave.length), steps.length)
  }
  await moveSeveral(jobs[0]!, stories)

  clock.at = today
  await renewPasswords(platform, companyId)
  const behind = await platform.caughtUp(token, 60_000)
  if (behind.length > 0) throw new Error(`${behind.length} documents are not there yet. Run it again.`)
  const recordings = steps.filter(({ command }) => command.type === 'ConfirmRecording').length
  return { jobs: jobs.length, candidates: stories.length, commands: steps.length, recordings, companyId }

  async function act({
    at,
    asker,
    command,
    candidateId,
    commandId,
  }: (typeof steps)[number]): Promise<ConsistencyToken> {
    if (command.type === 'ConfirmRecording') {
      const { recordingId, mimeType } = command.data
      await platform.engines.media.put(
        { id: recordingId, tenant: companyId, mimeType },
        recordingFor(recordingId).bytes,
      )
    }
    if (command.type === 'AddRecordingPoster') {
      const { recordingId, posterId, mimeType } = command.data
      await platform.engines.media.put({ id: posterId, tenant: companyId, mimeType }, recordingFor(recordingId).still)
    }
    return (
      await send(asker, at, commandId, (context) =>
        platform.commands.handle(candidateDecider, candidateId, command, context),
      )
    ).token
  }

  /** Some who lie where everybody arrives are moved on as one, a week ago. */
  async function moveSeveral({ jobId, columnIds }: OpenJob, among: Story[]) {
    const ends = new Map<string, number>(among.map(({ candidateId, steps }) => [candidateId, steps.at(-1)?.at ?? now]))
    const waiting: string[] = []
    for (const { candidateId, ends: status } of among.filter(
      ({ candidateId }) => ends.get(candidateId)! < now - 7 * DAY,
    )) {
      if (status !== 'completed' || waiting.length === BULK) continue
      const { state } = await platform.commands.stateOf(candidateDecider, team.creator, candidateId)
      if (isKnown(state) && state.jobId === jobId && state.columnId === 'default') waiting.push(candidateId)
    }
    const batchId = uuid5(companyId, 'several')
    if ((await platform.commands.stateOf(bulkMoveDecider, team.creator, batchId)).state.status !== 'unknown') return
    clock.at = now - 6 * DAY
    const data = {
      batchId,
      jobId,
      to: columnIds[1]!,
      columns: columnIds,
      moves: waiting.map((candidateId) => ({ candidateId, from: 'default' as const })),
    }
    await send(team.editor, clock.at, uuid5(batchId, 'move'), (context) =>
      platform.commands.handle(bulkMoveDecider, batchId, { type: 'MoveCandidates', data }, context),
    )
    for (const candidateId of waiting)
      await until(
        platform,
        candidateDecider,
        team.creator,
        candidateId,
        (state) => isKnown(state) && state.columnId === data.to,
      )
  }
}

/** The story is told from the day it was first told on. */
async function registeredAt({ engines }: Platform, companyId: string): Promise<number> {
  const [registered] = await engines.store.read(streamName(companyId, 'company', companyId), { limit: 1 })
  return Date.parse(registered!.occurredAt)
}

const sender =
  (platform: Platform, clock: Clock) =>
  <Answer>(
    asker: Step['asker'],
    at: number,
    commandId: string,
    handle: (context: ReturnType<Platform['context']>) => Promise<Answer>,
  ): Promise<Answer> => {
    clock.at = at
    return handle({ ...platform.context(asker, commandId), now: new Date(at).toISOString() })
  }

async function open(
  { useCases }: Platform,
  clock: Clock,
  job: DemoJob,
  companyId: string,
  { creator, editor }: Team,
  now: number,
): Promise<OpenJob> {
  const jobId = uuid5(companyId, `job ${job.key}`)
  const named = (what: string) => uuid5(jobId, what)
  clock.at = now - job.opened * DAY
  await useCases.jobs.createJob(editor, { draft: job.draft, jobId, commandId: named('draft') })
  const custom = job.columns.map((title) => ({ title, columnId: named(title) }))
  for (const { title, columnId } of custom) {
    clock.at += 2 * MINUTE
    await useCases.jobs.addColumn(editor, { jobId, title, columnId, commandId: named(`column ${title}`) })
  }
  clock.at += 30 * MINUTE
  await useCases.jobs.activateJob(creator, { jobId, commandId: named('activate') })
  clock.at += 5 * MINUTE
  await useCases.jobs.shareJob(editor, { jobId, via: 'copy direct link', referral: false, commandId: named('share') })
  return { ...job, jobId, columnIds: ['default', ...custom.map(({ columnId }) => columnId), 'hired', 'rejected'] }
}

/** Steps in the order of time; those of different candidates that lie close together go side by side. */
function* waves<Timed extends { at: number; candidateId: string }>(steps: Timed[]): Generator<Timed[]> {
  let wave: Timed[] = []
  let members = new Set<string>()
  for (const step of steps) {
    const first = wave[0]
    if (first && (wave.length >= AT_ONCE || members.has(step.candidateId) || step.at - first.at > TOGETHER)) {
      yield wave
      wave = []
      members = new Set()
    }
    wave.push(step)
    members.add(step.candidateId)
  }
  if (wave.length > 0) yield wave
}
