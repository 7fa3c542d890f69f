import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Journey } from '#contracts/job/journey.ts'
import { isQuestion } from '#contracts/job/modules/table.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { type Hideable, showsKind } from '#contracts/share/rules.ts'
import type { CandidateDetail, CandidateRecording, GuestFeedback } from '#contracts/views/candidate.ts'
import { publishedJourney } from '#domain/job/job.ts'
import { aliasOf } from '#contracts/candidate/anonymity.ts'
import { hidingFrom, levelOf } from '#projections/anonymity/hiding.ts'
import { hiddenAmong } from '#projections/anonymity/people.ts'
import { isTelling, scrubbing } from '#projections/anonymity/scrub.ts'
import { cards } from '#projections/board/cards.ts'
import { type CandidateDocument, candidates } from '#projections/candidates/candidates.ts'
import { foldInto } from '#projections/runtime/fold.ts'
import type { Core } from '../../core/core.ts'
import type { Admitted } from './admit.ts'

/** What a guest sees of one candidate; null and empty is what is hidden from them, or not there. */
export type Seen = {
  candidateId: string
  /** Null: they are a number. */
  name: string | null
  email: string | null
  phone: string | null
  /** The candidate's journey with the questions that are shown. */
  journey: Journey | null
  recordings: CandidateRecording[]
  answers: CandidateDetail['answers']
  rating: { average: number; count: number } | null
  teamScore: number | null
  comments: { text: string; writtenAt: string }[]
  /** What this guest said before. */
  own: Pick<GuestFeedback, 'rating' | 'comment' | 'guestName'> | null
}

/** Null for a candidate who is not in the share, or was erased since: also in one that is frozen. Who is hidden on the job is hidden from guests. */
export async function seenBy(core: Core, admitted: Admitted, candidateId: string): Promise<Seen | null> {
  const seen = await shownBy(core, admitted, candidateId)
  const { companyId, share, guest } = admitted
  const asker = {
    kind: 'guest',
    companyId,
    permissions: [],
    shareId: share.shareId,
    guestId: guest?.guestId ?? '',
  } as const
  const hiding = seen && (await hidingFrom(core.reads, asker))
  const card = hiding && (await core.reads.store.get(core.reads.live(cards), candidateId))
  const level = card && levelOf(card, hiding)
  if (!seen || !level) return seen
  const scrub = scrubbing(await hiddenAmong(core.reads, [candidateId], hiding))
  const recordings = level === 'faces' ? [] : seen.recordings.map((each) => ({ ...each, posterId: null }))
  const answers = seen.answers.map((each) => (isTelling(each.answer) ? { ...each, answer: null } : each))
  return scrub({ ...seen, name: seen.name && aliasOf(candidateId), email: null, phone: null, recordings, answers })
}

async function shownBy(core: Core, admitted: Admitted, candidateId: string): Promise<Seen | null> {
  const shared = admitted.share.candidates.find((each) => each.candidateId === candidateId)
  if (!shared) return null
  const { companyId, share, job, guest } = admitted
  const live = await core.reads.store.get(core.reads.live(candidates), candidateId)
  if (!live || live.dead === true || live.companyId !== companyId) return null
  const now = live as unknown as CandidateDocument
  const then = share.frozenAt === null ? now : await frozen(core, admitted, shared)
  if (!then) return null
  const waits = await core.readers.isWaiting(null, { id: candidateId, companyId, completedAt: now.completedAt })
  const shows = (part: Hideable) => !share.hidden.includes(part)
  const journey = then.journeyVersion === null ? null : publishedJourney(job, then.journeyVersion)
  const modules = journey?.modules.filter(({ kind }) => showsKind(kind, share.hidden)) ?? []
  const asked = new Set(modules.filter(isQuestion).map(({ id }) => id))
  // Judgments that colleagues are kept from until they have given their own go to no guest either.
  const isBlind = job.blindReview
  const own = now.guestFeedback.find((each) => each.shareId === share.shareId && each.guestId === guest?.guestId)
  return {
    candidateId,
    name: shows('name') ? then.name : null,
    email: shows('contact') ? then.email : null,
    phone: shows('contact') ? then.phone : null,
    journey: journey && { ...journey, modules },
    recordings: shows('recordings') && !waits ? then.recordings.filter(({ state }) => state === 'uploaded') : [],
    answers: (waits ? [] : then.answers)
      .filter(({ moduleId }) => asked.has(moduleId))
      .map((answer) => ({ ...answer, outcome: 'ok' as const })),
    rating:
      shows('ratings') && !isBlind && then.ratingsAvg !== null
        ? { average: then.ratingsAvg, count: then.ratings.length }
        : null,
    teamScore: shows('scores') && !isBlind ? then.teamScore : null,
    comments: shows('comments')
      ? then.comments
          .filter(({ commentId }) => now.comments.some((still) => still.commentId === commentId))
          .map(({ text, writtenAt }) => ({ text, writtenAt }))
      : [],
    own: own ? { rating: own.rating, comment: own.comment, guestName: own.guestName } : null,
  }
}

/** The candidate's events up to the revision at which they were shared, folded as the page folds them. */
async function frozen(
  core: Core,
  { companyId }: Admitted,
  { candidateId, revision }: { candidateId: string; revision: number },
): Promise<CandidateDocument | null> {
  const records = await core.engines.store.read(streamName(companyId, 'candidate', candidateId), {
    limit: revision + 1,
  })
  const recorded = await core.codec.decodeAll<CandidateEvent>(records)
  const doc = recorded.length > 0 ? foldInto(candidates, null, recorded) : null
  return doc && !doc.dead ? (doc as unknown as CandidateDocument) : null
}
