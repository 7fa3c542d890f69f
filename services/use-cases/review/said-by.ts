import { type Marked, marked, wordsLookedFor } from '#contracts/candidate/spoken.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import { hasRole } from '#contracts/job/modules/table.ts'
import type { Core } from '../../core/core.ts'
import { journeyOf } from './journey-of.ts'

/** A sentence with the words in it. `question` is empty where the journey has it no more; `start` in seconds. */
export type SaidSentence = { recordingId: string; question: string; start: number; parts: Marked[] }
/** `more`: sentences beyond those. */
export type Said = { sentences: SaidSentence[]; more: number }

/** Of one candidate. */
const MOST_SENTENCES = 5

/** Where in the recordings of these candidates of a job the words are said; without who does not say them. */
export const saidBy =
  (core: Core) =>
  async (
    asker: Asker,
    jobId: JobId,
    { ids, says }: { ids: readonly CandidateId[]; says: string },
  ): Promise<Record<CandidateId, Said>> => {
    const words = wordsLookedFor(says)
    const found = await core.readers.sentencesSaying(asker, jobId, { ids, says })
    const versions = new Set([...found.values()].map(({ journeyVersion }) => journeyVersion))
    const asked = new Map(
      await Promise.all(
        [...versions].map(async (version) => [version, await questions(core, asker, jobId, version)] as const),
      ),
    )
    return Object.fromEntries(
      [...found].map(([id, { journeyVersion, sentences }]) => [
        id,
        {
          more: Math.max(0, sentences.length - MOST_SENTENCES),
          sentences: sentences.slice(0, MOST_SENTENCES).map(({ recordingId, moduleId, questionId, start, text }) => ({
            ...{ recordingId, start },
            question: asked.get(journeyVersion)?.get(`${moduleId}/${questionId}`) ?? '',
            parts: marked(text, words),
          })),
        },
      ]),
    )
  }

async function questions(core: Core, asker: Asker, jobId: JobId, version: number | null) {
  const journey = await journeyOf(core)(asker, { jobId, version })
  const interviews = (journey?.modules ?? []).filter((module) => hasRole(module, 'interview'))
  return new Map(
    interviews.flatMap((module) =>
      module.questions.map(({ id, question }) => [`${module.id}/${id}`, question] as const),
    ),
  )
}
