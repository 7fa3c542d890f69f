import type { CandidateDetail } from '#contracts/views/candidate.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import type { AppLoadContext } from '@remix-run/node'
import type { ListedInterview } from '#projections/interviews/reader.ts'
import { scorecardIn } from './scores/scorecard-in.ts'
import { evaluationIn } from './evaluation/evaluation-in.server.ts'
import { transcriptsIn } from './transcript/transcripts-in.server.ts'
import { threadOf } from './thread/thread.server.ts'

type Asked = {
  platform: AppLoadContext['platform']
  asker: SignedIn['asker']
  jobId: JobId
  candidate: CandidateDetail
  /** What the person may do on this job. */
  may: readonly Permission[]
}

/** What the late panels of a candidate's page read beside the candidate: one line for each panel. */
export async function panelData({ platform, asker, jobId, candidate, may }: Asked) {
  const { useCases, readers } = platform
  const [score, reviewers, transcript, thread, evaluation, interviews] = await Promise.all([
    // Null while the job has no skills to score.
    useCases.review.scorecardsOf(asker, jobId).then((cards) => scorecardIn(cards, candidate, asker.userId)),
    // Whose scorecards may be waited for; empty for people who may not choose them.
    useCases.review.reviewersOn(asker, jobId),
    transcriptsIn(platform, asker, candidate.id),
    threadOf({ platform, asker, candidate, may }),
    evaluationIn(platform, asker, candidate.id),
    // Null for people without the right to live interviews.
    may.includes('live_interviews') ? readers.interviewsOfCandidate(asker, candidate.id).then(shownInterviews) : null,
  ])
  return { score, reviewers, transcript, thread, evaluation, interviews }
}
const shownInterviews = (found: readonly ListedInterview[]) =>
  found.map(({ interviewId, summary, status, noShow, start, expiresAt }) => ({
    interviewId,
    summary,
    status,
    noShow,
    start,
    expiresAt,
  }))

export type PanelData = Awaited<ReturnType<typeof panelData>>
