import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { NoticeType } from '#contracts/inbox/types.ts'
import type { JobId, UserId } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { isKnown, type KnownCandidate } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { type Colleague, colleaguesOn } from '../../core/colleagues-on.ts'
import type { Core } from '../../core/core.ts'
import type { ProcessManager } from '../process-manager.ts'
import { isNews, notify } from './notice.ts'

type Hears = { userId: UserId; type: Extract<NoticeType, 'applicationCompleted' | 'mention' | 'scoreDue'> }
type Facts = { jobId: JobId; hears: Hears[] } | null

/**
 * Colleagues hear of applications on jobs they follow, of comments that name them, and of scorecards that are waited for.
 * Who may not open the candidate hears nothing; who caused it does not hear of it.
 */
export const candidateNewsReachesColleagues: ProcessManager<CandidateEvent, Facts> = {
  name: 'candidate-news-reaches-colleagues',
  category: 'candidate',
  on: ['CandidateCompleted', 'CandidateCommented', 'CommentEdited', 'ScoresAsked'],
  look: factsOf,
  react: (recorded, facts) => {
    if (!facts) return []
    const candidateId = parseStream(recorded.stream).id
    const commentId = 'commentId' in recorded.event.data ? recorded.event.data.commentId : null
    return facts.hears.map(({ userId, type }) =>
      notify(recorded, userId, {
        type,
        jobId: facts.jobId,
        candidateId,
        commentId,
        // A scorecard is due once, however often the list of reviewers is written anew.
        ...(type === 'scoreDue' && { once: `${candidateId} score due` }),
      }),
    )
  },
}

async function factsOf(core: Core, recorded: Recorded<CandidateEvent>): Promise<Facts> {
  const { event, tenant, stream, actor } = recorded
  if (!isNews(recorded)) return null
  if ('mentions' in event.data && event.data.mentions.length === 0) return null
  const { state } = await core.commands.stateOf(candidateDecider, { companyId: tenant }, parseStream(stream).id)
  if (!isKnown(state)) return null
  const { jobId } = state
  const open = (await colleaguesOn(core, tenant, jobId, 'candidates.read')).filter(
    ({ userId }) => actor.kind !== 'user' || userId !== actor.id,
  )
  return { jobId, hears: heardBy(event, state, open) }
}

function heardBy(event: CandidateEvent, { status, scoring }: KnownCandidate, open: readonly Colleague[]): Hears[] {
  const named = (ids: readonly UserId[], type: Hears['type']) =>
    open.flatMap(({ userId }): Hears[] => (ids.includes(userId) ? [{ userId, type }] : []))
  if ('mentions' in event.data) return named(event.data.mentions, 'mention')
  const waited = scoring.asked.filter((userId) => !scoring.sent[userId])
  const due = status === 'completed' ? named(waited, 'scoreDue') : []
  if (event.type !== 'CandidateCompleted') return due
  const others = open.filter(({ userId, follows }) => follows && !due.some((each) => each.userId === userId))
  return [...due, ...others.map(({ userId }): Hears => ({ userId, type: 'applicationCompleted' }))]
}
