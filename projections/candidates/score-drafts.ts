import * as z from 'zod'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { recommendations } from '#contracts/candidate/scoring.ts'
import type { Projection } from '../runtime/projection.ts'

const Filled = z.object({
  points: z.record(z.string(), z.number().int().nullable()),
  recommendation: z.enum(recommendations).nullable(),
})
const Draft = Filled.extend({ reviewerId: z.string(), version: z.number().int(), savedAt: z.string() })
export const ScoreDraftsView = z.object({
  jobId: z.string().describe('The job applied to'),
  drafts: z.array(Draft).describe('Scorecards that are not sent yet, or are being changed'),
  sent: z.record(z.string(), Filled).describe('What each reviewer sent last, on which a change begins'),
})
export type ScoreDraftsView = z.infer<typeof ScoreDraftsView>

/**
 * What reviewers have filled in and not sent. A read model of its own, so that none that is queried, exported or pushed holds
 * what its author alone may see.
 */
export const scoreDrafts: Projection<ScoreDraftsView, CandidateEvent> = {
  name: 'score-drafts',
  version: 1,
  category: 'candidate',
  description: 'One document per candidate: scorecards that are being filled in, for their authors alone',
  schema: ScoreDraftsView,
  indexes: [],
  counters: [],
  evolve: (view, { event, occurredAt: savedAt }) => {
    if (event.type === 'CandidateAdded' || event.type === 'CandidateStarted')
      return view ?? { jobId: event.data.jobId, drafts: [], sent: {} }
    if (!view || event.type === 'CandidateDeleted') return null
    if (event.type === 'ScoreDrafted') {
      const { reviewerId, version, points, recommendation } = event.data
      const before = view.drafts.find((draft) => draft.reviewerId === reviewerId) ?? view.sent[reviewerId]
      const draft = {
        reviewerId,
        version,
        points: { ...before?.points, ...points },
        recommendation: recommendation === undefined ? (before?.recommendation ?? null) : recommendation,
        savedAt,
      }
      return { ...view, drafts: [...without(view.drafts, reviewerId), draft] }
    }
    if (event.type !== 'ScoreSent' && event.type !== 'ScoreChanged') return view
    const { reviewerId, skills, recommendation } = event.data
    const points = Object.fromEntries(skills.map((skill) => [skill.metricId, skill.points]))
    return {
      ...view,
      drafts: without(view.drafts, reviewerId),
      sent: { ...view.sent, [reviewerId]: { points, recommendation } },
    }
  },
}

const without = (drafts: ScoreDraftsView['drafts'], id: string) => drafts.filter(({ reviewerId }) => reviewerId !== id)
