import { posterPath } from '#contracts/candidate/poster.ts'
import { shownScore } from '#contracts/candidate/scoring.ts'
import type { Card, CardFacts } from '#contracts/views/board.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Hides, ShowsAi } from '../jobs/blind.ts'
import type { CardDocument } from './card-document.ts'

type Shown = {
  /** Whose ratings are kept from who looks. */
  hides?: Hides
  /** Whether the score that a model proposed is shown. */
  showsAi?: ShowsAi
  /** They wait for room in the plan: nothing that was recorded is shown. */
  waiting?: boolean
}
/** What the board shows of it. */
export function cardOf(doc: Doc, { hides = () => false, showsAi = () => false, waiting = false }: Shown = {}): Card {
  const { aiScore } = doc as Doc & CardDocument
  const { name, columnId, enteredColumnAt, status, rejected, ratingsAvg, comments, live, recorded, posterId } =
    doc as Doc & CardDocument
  const facts: CardFacts = {
    rev: doc.rev,
    status,
    rejected,
    rating: hides(Object.keys((doc as Doc & CardDocument).ratings)) ? null : ratingsAvg,
    taira: aiScore !== null && showsAi(doc) ? shownScore(aiScore) : null,
    comments,
    live: live === 'none' ? null : live,
    recordings: waiting ? 0 : recorded.length,
    waiting,
    poster: waiting ? null : posterId && posterPath(doc._id),
  }
  return { id: doc._id, name, columnId, enteredColumnAt, ...facts }
}
