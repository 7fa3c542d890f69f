import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { Points, Recommendation } from '#contracts/candidate/scoring.ts'
import { type Asker, onJobsOf } from '#contracts/kernel/asker.ts'
import type { CandidateId, JobId, UserId } from '#contracts/kernel/ids.ts'
import type { Scorecard } from '#contracts/job/draft.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { pinnedScorecard } from '#domain/job/job.ts'
import { allowOnCandidate } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { jobDefaultsOf } from '../company/job-defaults.ts'

type Filled = {
  candidateId: CandidateId
  /** The version of the scorecard that was in front of them. */
  version: number
  points: Points
  recommendation?: Recommendation | null | undefined
  commandId?: string
}
type Written = Promise<{ token: ConsistencyToken }>

/** Every version a job's scorecard had while it was live, oldest first: version n is at n - 1. */
export const scorecardsOf =
  ({ commands, readers }: Core) =>
  async (asker: Asker, jobId: JobId): Promise<readonly Scorecard[]> => {
    if (onJobsOf(asker) && (await readers.permissionsOnJob(asker, jobId)).length === 0) return []
    const { state } = await commands.stateOf(jobDecider, asker, jobId)
    return state.status === 'unknown' ? [] : state.scorecards
  }

/** Keeps points of the asker's own card, which no one else sees until it is sent. */
export const draftScore =
  (core: Core) =>
  async (asker: Asker, { commandId, ...filled }: Filled): Written => {
    await allowOnCandidate(core, asker, 'candidates.review', filled.candidateId)
    const data = { ...filled, ...(await scorecardFor(core, asker, filled)) }
    return send(core, asker, { type: 'DraftScore', data: { ...data, points: { ...data.points } } }, commandId)
  }

/**
 * Sends the asker's own card, or changes it. `basedOn`: how often it was sent before, as they saw it.
 * @throws Rejected 'candidate/score-sent-meanwhile' where another window of theirs was first, 'candidate/score-invalid',
 * 'candidate/scorecard-not-found' for a version that the job never had
 */
export const sendScore =
  (core: Core) =>
  async (asker: Asker, { commandId, basedOn, ...filled }: Filled & { basedOn: number }): Written => {
    await allowOnCandidate(core, asker, 'candidates.review', filled.candidateId)
    const data = { ...filled, basedOn, ...(await scorecardFor(core, asker, filled)) }
    const { mustHave } = await jobDefaultsOf(core)(asker)
    return send(core, asker, { type: 'SendScore', data: { ...data, points: { ...data.points }, mustHave } }, commandId)
  }

/** Says who is waited for before a must-have skill decides: the whole list, of people of the company. */
export const askForScores =
  (core: Core) =>
  async (
    asker: Asker,
    { candidateId, reviewers, commandId }: { candidateId: CandidateId; reviewers: UserId[]; commandId?: string },
  ): Written => {
    await allowOnCandidate(core, asker, 'candidates.edit', candidateId)
    const known = new Set((await core.readers.usersOf(asker)).map(({ user_id }) => user_id))
    if (!reviewers.every((id) => known.has(id))) throw new Rejected('team/user-not-found', 'No such user')
    const { mustHave } = await jobDefaultsOf(core)(asker)
    return send(core, asker, { type: 'AskForScores', data: { candidateId, reviewers, mustHave } }, commandId)
  }

/** Keeps a candidate whose rejection was proposed for a must-have skill. */
export const declineRejection =
  (core: Core) =>
  async (asker: Asker, { candidateId, commandId }: { candidateId: CandidateId; commandId?: string }): Written => {
    await allowOnCandidate(core, asker, 'candidates.edit', candidateId)
    return send(core, asker, { type: 'DeclineRejection', data: { candidateId } }, commandId)
  }

async function send(core: Core, asker: Asker, command: CandidateCommand, commandId?: string): Written {
  const { candidateId } = command.data
  const { token } = await core.commands.handle(candidateDecider, candidateId, command, core.context(asker, commandId))
  return { token }
}

async function scorecardFor({ commands }: Core, asker: Asker, { candidateId, version }: Filled) {
  const { state: candidate } = await commands.stateOf(candidateDecider, asker, candidateId)
  if (!isKnown(candidate)) throw new Rejected('candidate/not-found', 'No such candidate')
  const { state: job } = await commands.stateOf(jobDecider, asker, candidate.jobId)
  const scorecard = pinnedScorecard(job, version)
  if (job.status === 'unknown' || !scorecard) throw new Rejected('candidate/scorecard-not-found', 'No such version')
  return { scorecard, latest: job.scorecards.length }
}
