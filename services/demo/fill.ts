import { type ConsistencyToken } from '#contracts/kernel/token.ts'
import { bulkMoveDecider } from '#domain/bulk-move/decider.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { uuid5 } from '#infra/hashing.ts'
import { until } from '../core/until.ts'
import type { Platform } from '../platform.ts'
import { openCompany, registeredAt } from './company.ts'
import { crowdOf } from './crowd.ts'
import { evaluationMoments } from './evaluations.ts'
import { interviewMoments } from './interviews.ts'
import { type Clock, live, type Moment, sender } from './moment.ts'
import { jobMoments, openJobs } from './openings.ts'
import { recordingFor } from './recordings.ts'
import type { Company, OpenJob, Step } from './step.ts'
import { openOutreach } from './outreach.ts'
import { openShares } from './shares.ts'
import { type Story, storyOf } from './story.ts'
import { renewOldPasswords, teamMoments } from './team.ts'
import { DAY } from './time.ts'

const HISTORY = 130 * DAY
/** So many are moved on as one, so long ago. */
const BULK = { most: 8, ago: 2.4 * DAY }

type Report = { jobs: number; candidates: number; commands: number; recordings: number; companyId: string }

/**
 * Fills a company by the usual commands, at the times of the story. Every id follows from
 * the company's, so what is there already is answered as before and nothing happens twice.
 */
export async function fill(
  platform: Platform,
  clock: Clock,
  today: number,
  progress: (done: number, of: number) => void = () => {},
): Promise<Report> {
  clock.at = today - HISTORY
  const company = await openCompany(platform, clock)
  const { companyId } = company
  const now = (await registeredAt(platform, companyId)) + HISTORY
  const jobs = openJobs(company)
  const stories = storiesOf(jobs, company, now)
  const moments = [
    ...teamMoments(platform, clock, company, now),
    ...jobMoments(platform, clock, company, now),
    ...stories.flatMap(({ candidateId, steps }) =>
      steps.map((step, nth) => candidateMoment(platform, clock, companyId, { candidateId, step, nth })),
    ),
    ...evaluationMoments(platform, clock, company, { jobs, stories, now }),
    ...interviewMoments(platform, clock, company, { jobs, stories, now }),
    bulkMoment(platform, clock, company, { job: jobs.find(({ key }) => key === 'technician')!, stories, now }),
  ]
  const token = await live(moments, clock, progress)

  clock.at = today
  await renewOldPasswords(platform, clock, company, today)
  await openShares(platform, company, { job: jobs.find(({ key }) => key === 'backend')!, stories })
  await openOutreach(platform, company, { job: jobs.find(({ key }) => key === 'backend')!, stories })
  // One job is judged without knowing who applied.
  const { jobId } = jobs.find(({ key }) => key === 'analyst')!
  const commandId = uuid5(jobId, 'anonymous')
  await platform.useCases.jobs.setAnonymousReview(company.people.marta, { jobId, level: 'names', commandId })
  const behind = await platform.caughtUp(token, 60_000)
  if (behind.length > 0) throw new Error(`${behind.length} documents are not there yet. Run it again.`)
  const steps = stories.flatMap(({ steps }) => steps)
  const recordings = steps.filter(({ command }) => command.type === 'ConfirmRecording').length
  const { active, archived, draft } = await platform.readers.jobCounts(company.people.marta)
  return {
    jobs: active + archived + draft,
    candidates: stories.length,
    commands: moments.length,
    recordings,
    companyId,
  }
}

function storiesOf(jobs: readonly OpenJob[], company: Company, now: number): Story[] {
  const crowd = crowdOf(jobs)
  let index = 0
  return jobs.flatMap((job) =>
    crowd.get(job.key)!.map((person, place) => storyOf({ index: index++, place, person, job, company, now })),
  )
}

function candidateMoment(
  platform: Platform,
  clock: Clock,
  companyId: string,
  { candidateId, step: { at, asker, command }, nth }: { candidateId: string; step: Step; nth: number },
): Moment {
  const send = sender(platform, clock)
  return {
    at,
    key: candidateId,
    async act(): Promise<ConsistencyToken> {
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
      const sent = await send(asker, at, uuid5(candidateId, `${nth} ${command.type}`), (context) =>
        platform.commands.handle(candidateDecider, candidateId, command, context),
      )
      return sent.token
    },
  }
}

/** Some who wait where everyone arrives are moved on as one. */
function bulkMoment(
  platform: Platform,
  clock: Clock,
  { companyId, people }: Company,
  { job, stories, now }: { job: OpenJob; stories: Story[]; now: number },
): Moment {
  const at = now - BULK.ago
  const batchId = uuid5(companyId, 'several')
  const isWaiting = ({ jobId, ends, steps }: Story) =>
    jobId === job.jobId &&
    ends === 'completed' &&
    steps.length > 0 &&
    steps.every(
      (step) =>
        step.at < at && step.command.type !== 'MoveCandidateToColumn' && step.command.type !== 'RejectCandidate',
    )
  const waiting = stories.filter(isWaiting).slice(0, BULK.most)
  const data = {
    batchId,
    jobId: job.jobId,
    to: job.columnIds[1]!,
    columns: [...job.columnIds],
    moves: waiting.map(({ candidateId }) => ({ candidateId, from: 'default' as const })),
  }
  return {
    at,
    key: 'bulk',
    isAlone: true,
    async act() {
      const { state } = await platform.commands.stateOf(bulkMoveDecider, people.marta, batchId)
      if (state.status !== 'unknown' || waiting.length === 0) return undefined
      await sender(platform, clock)(people[job.team.recruiter], at, uuid5(batchId, 'move'), (context) =>
        platform.commands.handle(bulkMoveDecider, batchId, { type: 'MoveCandidates', data }, context),
      )
      for (const { candidateId } of waiting)
        await until(
          platform,
          candidateDecider,
          people.marta,
          candidateId,
          (state) => isKnown(state) && state.columnId === data.to,
        )
      return undefined
    },
  }
}
