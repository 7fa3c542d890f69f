import type { Fact, Play } from '#contracts/analytics/fact.ts'
import type { CandidateSource, CandidateStatus } from '#contracts/candidate/statuses.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { PlaybackView } from '../playbacks/playbacks.ts'
import type { FactsView } from './facts-view.ts'
import type { Word } from './memory.ts'

const moment = (at: string | null) => (at === null ? null : Date.parse(at))

/** A document of the candidate as numbers. */
export function factOf(doc: Doc, word: Word): Fact {
  const view = doc as unknown as FactsView
  return {
    id: doc._id,
    jobId: word(view.jobId),
    source: word(view.source) as CandidateSource,
    board: word(view.board),
    campaign: word(view.campaign),
    status: word(view.status) as CandidateStatus,
    addedAt: Date.parse(view.addedAt),
    invitedAt: moment(view.invitedAt),
    startedAt: moment(view.startedAt),
    completedAt: moment(view.completedAt),
    stays: view.stages.map(({ columnId, enteredAt, leftAt, reason }) => ({
      columnId: word(columnId),
      from: Date.parse(enteredAt),
      to: moment(leftAt),
      ...(reason && { reason: word(reason) }),
    })),
    reviews: view.reviews.map(({ reviewerId, value, at }) => ({
      reviewerId: word(reviewerId),
      value,
      at: Date.parse(at),
    })),
    answered: view.answered.map(({ key, at, takes }) => ({ key: word(key), at: Date.parse(at), takes })),
    plays: [],
    videos: view.videos,
    changedAt: Date.parse(view.changedAt),
  }
}

/** What one reviewer watched of one candidate. */
export function playOf(doc: Doc, word: Word): { candidateId: string; plays: Play[] } {
  const { candidateId, reviewerId, days } = doc as unknown as PlaybackView
  return {
    candidateId: word(candidateId),
    plays: days.map(({ day, watched, replayed }) => ({
      reviewerId: word(reviewerId),
      at: Date.parse(day),
      watched,
      replayed,
    })),
  }
}
