import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { MustHaveMode } from '#contracts/company/job-defaults.ts'
import { MAX_POINTS, missedMustHaves, type Points, type ScoredSkill } from '#contracts/candidate/scoring.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import { said, type Words } from '#contracts/kernel/wording.ts'
import type { Candidate, KnownCandidate } from '../candidate.ts'
import { type Cards, draftWith, filledBy, withScoring } from '../cards.ts'
import { known } from '../policies/known.ts'
import { reviewerOf } from '../policies/reviewer.ts'

const LEAST = 0
type Filling = CandidateCommandData<'DraftScore'>

/** Only what differs from the draft, or from the card that was sent, is a change. */
export function draftScore(filling: Filling, state: Candidate, { asker }: CommandContext): CandidateEvent[] {
  const { scoring } = known(state)
  const reviewerId = reviewerOf(asker)
  const points = allowed(filling)
  const before = filledBy(scoring, reviewerId)
  const after = draftWith(scoring, reviewerId, { points, recommendation: filling.recommendation })
  if (same(before, after)) return []
  const { recommendation } = filling
  return [
    {
      type: 'ScoreDrafted',
      data: {
        reviewerId,
        version: filling.version,
        points,
        ...(recommendation === undefined ? {} : { recommendation }),
      },
    },
  ]
}

/**
 * One card per reviewer: the first is sent, every later one is a change. Two windows of one reviewer: points are put
 * together skill by skill until one is sent; the other then hears that it was, and nothing is written over.
 * Rejects or proposes to when this was the last card that was waited for (SCR-008).
 * @throws Rejected 'candidate/score-sent-meanwhile', 'candidate/score-invalid'
 */
export function sendScore(
  { basedOn, mustHave, ...filling }: CandidateCommandData<'SendScore'>,
  state: Candidate,
  { asker }: CommandContext,
): CandidateEvent[] {
  const candidate = known(state)
  const reviewerId = reviewerOf(asker)
  const { scoring } = candidate
  const sent = scoring.sent[reviewerId]
  if ((sent?.times ?? 0) !== basedOn)
    throw new Rejected(
      'candidate/score-sent-meanwhile',
      'You sent this scorecard in another window meanwhile. Nothing was overwritten: look at it and send again what you want to change.',
    )
  const { points, recommendation } = draftWith(scoring, reviewerId, {
    points: allowed(filling),
    recommendation: filling.recommendation,
  })
  const { version, latest, scorecard } = filling
  const skills = scorecard.skills.map(({ metricId, name, weight }): ScoredSkill => {
    return { metricId, name, weight, points: points[metricId] ?? null }
  })
  if (skills.every((skill) => skill.points === null)) throw invalid('Give points for at least one skill')
  if (sent && sent.version === version && sent.recommendation === recommendation && same(sent.skills, skills)) return []
  const given = { reviewerId, version, latest, skills, recommendation }
  const event: CandidateEvent = sent ? { type: 'ScoreChanged', data: given } : { type: 'ScoreSent', data: given }
  return [event, ...judged(candidate, withScoring(scoring, event), mustHave)]
}

/** Fewer people asked may mean that all have sent. */
export function askForScores(
  { reviewers, mustHave }: CandidateCommandData<'AskForScores'>,
  state: Candidate,
): CandidateEvent[] {
  const candidate = known(state)
  const asked = [...new Set(reviewers)]
  if (same(asked, candidate.scoring.asked)) return []
  const event: CandidateEvent = { type: 'ScoresAsked', data: { reviewers: asked } }
  return [event, ...judged(candidate, withScoring(candidate.scoring, event), mustHave)]
}

/** A candidate may complete after every card was sent: the rule, which waits for the assessment, is applied then (SCR-008). */
export function judgeScores({ mustHave }: CandidateCommandData<'JudgeScores'>, state: Candidate): CandidateEvent[] {
  const candidate = known(state)
  return judged(candidate, candidate.scoring, mustHave)
}

/** A person's answer to a proposal; the same skill is not proposed again. */
export function declineRejection(state: Candidate, { asker }: CommandContext): CandidateEvent[] {
  const { scoring, columnId } = known(state)
  if (scoring.proposed.length === 0 || columnId === 'rejected') return []
  return [{ type: 'RejectionDeclined', data: { metricIds: [...scoring.proposed], declinedBy: reviewerOf(asker) } }]
}

/**
 * SCR-008, once per skill and only after the assessment: a candidate whom people put back stays there, and one who is hired,
 * rejected or still answering is left alone. Without such a list, all who began a card are waited for.
 */
function judged({ status, columnId: from }: KnownCandidate, cards: Cards, outcome: MustHaveMode): CandidateEvent[] {
  const sent = Object.keys(cards.sent)
  const waitedFor = cards.asked.length > 0 ? cards.asked : Object.keys(cards.drafts)
  if (sent.length === 0 || !waitedFor.every((reviewer) => sent.includes(reviewer))) return []
  if (from === 'rejected' || from === 'hired' || (status !== 'completed' && status !== 'added')) return []
  if (outcome === 'reject' && cards.missed.length > 0) return []
  const missed = missedMustHaves(Object.values(cards.sent).map(({ skills }) => skills))
  return missed
    .filter(({ metricId }) => !cards.missed.includes(metricId))
    .map((skill) => ({ type: 'MustHaveMissed', data: { ...skill, outcome, from } }))
}

function allowed({ points, scorecard }: Filling): Points {
  for (const [metricId, given] of Object.entries(points)) {
    if (!scorecard.skills.some((skill) => skill.metricId === metricId))
      throw invalid('This skill is not on the scorecard', metricId)
    if (given !== null && !(Number.isInteger(given) && given >= LEAST && given <= MAX_POINTS))
      throw invalid(said`Enter a whole number from ${LEAST} to ${MAX_POINTS}`, metricId)
  }
  return points
}

const invalid = (message: Words, metricId?: string) =>
  new Rejected('candidate/score-invalid', message, metricId === undefined ? {} : { [metricId]: message })
