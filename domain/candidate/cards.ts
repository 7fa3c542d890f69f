import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Points, Recommendation, ScoredSkill } from '#contracts/candidate/scoring.ts'

export type Filled = { points: Points; recommendation: Recommendation | null }
/** `times`: how often it was sent. */
export type SentCard = {
  version: number
  skills: readonly ScoredSkill[]
  recommendation: Recommendation | null
  times: number
}
export type Cards = {
  /** By reviewer: cards that are not sent yet, and changes of sent ones. */
  drafts: Readonly<Record<string, Filled>>
  sent: Readonly<Record<string, SentCard>>
  /** Reviewers whose cards are waited for; empty: all who begin one. */
  asked: readonly string[]
  /** Must-have skills that were found to be missed: each is decided once. */
  missed: readonly string[]
  /** Those of them that people have to answer: reject, or keep. */
  proposed: readonly string[]
}
export const noCards: Cards = { drafts: {}, sent: {}, asked: [], missed: [], proposed: [] }

type ScoreEvent = Extract<
  CandidateEvent,
  { type: 'ScoreDrafted' | 'ScoreSent' | 'ScoreChanged' | 'ScoresAsked' | 'MustHaveMissed' | 'RejectionDeclined' }
>

export function withScoring(cards: Cards, event: ScoreEvent): Cards {
  switch (event.type) {
    case 'ScoreDrafted': {
      const { reviewerId, points, recommendation } = event.data
      const draft = draftWith(cards, reviewerId, { points, recommendation })
      return { ...cards, drafts: { ...cards.drafts, [reviewerId]: draft } }
    }
    case 'ScoreSent':
    case 'ScoreChanged': {
      const { reviewerId, version, skills, recommendation } = event.data
      const { [reviewerId]: _sent, ...drafts } = cards.drafts
      const times = (cards.sent[reviewerId]?.times ?? 0) + 1
      return { ...cards, drafts, sent: { ...cards.sent, [reviewerId]: { version, skills, recommendation, times } } }
    }
    case 'ScoresAsked':
      return { ...cards, asked: event.data.reviewers }
    case 'MustHaveMissed': {
      const { metricId, outcome } = event.data
      const proposed = outcome === 'propose' ? [...cards.proposed, metricId] : cards.proposed
      return { ...cards, missed: [...cards.missed, metricId], proposed }
    }
    case 'RejectionDeclined': {
      const { metricIds } = event.data
      return { ...cards, proposed: cards.proposed.filter((id) => !metricIds.includes(id)) }
    }
  }
}

/** What a reviewer has filled in: the draft, or else the card as it was sent. */
export function filledBy({ drafts, sent }: Cards, reviewerId: string): Filled {
  const card = sent[reviewerId]
  return (
    drafts[reviewerId] ?? {
      points: Object.fromEntries(card?.skills.map(({ metricId, points }) => [metricId, points]) ?? []),
      recommendation: card?.recommendation ?? null,
    }
  )
}

/** The draft with these changes on top: points of other skills stay, also those that another window gave. */
export function draftWith(
  cards: Cards,
  reviewerId: string,
  { points, recommendation }: { points: Points; recommendation?: Recommendation | null | undefined },
): Filled {
  const before = filledBy(cards, reviewerId)
  return {
    points: { ...before.points, ...points },
    recommendation: recommendation === undefined ? before.recommendation : recommendation,
  }
}
