import { kept, rooms } from '#contracts/assistant/kept.ts'
import type { JobPacket, SuggestionKind } from '#contracts/assistant/packet.ts'
import { suggestionKinds } from '#contracts/job/suggested.ts'
import { folded } from '#contracts/kernel/fold.ts'
import type { Assistant, Piece } from './assistant.ts'
import { titleMatcher } from './match-title.ts'
import type { RoleFamily } from './role-family.ts'

/** Enough to choose from at a glance; refused ones make room for the next. */
const AT_ONCE: Record<SuggestionKind, number> = { description: 1, benefits: 4, skills: 8, questions: 5 }
/** What a question is about, in the languages of the interface: the only questions that are understood here. */
const about: Record<SuggestionKind, RegExp> = {
  skills: /skill|requirement|fahigkeit|kenntnis|kompetenz|anforderung|כישור|דריש/,
  questions: /question|frage|שאל/,
  benefits: /benefit|perk|vorteil|הטב/,
  description: /descri|advert|beschreibung|anzeige|תיאור/,
}
/** Skills that a title asks for beside those of the work itself. */
const leading = { words: /\b(lead|head|manager|director|supervisor|leiter|leiterin)\b/, skill: 'Leading a team' }
const senior = { words: /\b(senior|sr|principal|staff|expert|erfahren\w*)\b/, skill: 'Mentoring colleagues' }

/**
 * Suggestions without a model: what we wrote about the role family of a title. The same title has the same suggestions,
 * nothing leaves the machine, and a title that belongs to no family has none.
 */
export function roleSuggestions(families: readonly RoleFamily[]): Assistant {
  const familyOf = titleMatcher(families)

  function textsFor(of: SuggestionKind, job: JobPacket): readonly string[] {
    const family = familyOf(job.title)
    if (!family) return []
    switch (of) {
      case 'description':
        return descriptions(family)
      case 'skills':
        return [...family.skills, ...skillsOfLevel(job.title)]
      default:
        return family[of]
    }
  }

  function fresh(of: SuggestionKind, job: JobPacket, refused: readonly string[]): string[] {
    const unwanted = new Set(refused.map(folded))
    const texts = textsFor(of, job).filter((text) => text.length <= rooms[of].length && !unwanted.has(folded(text)))
    return kept(of, texts, job).slice(0, AT_ONCE[of])
  }

  return {
    source: 'suggestions',
    model: null,
    async *suggest({ of, job, refused }) {
      yield* said(fresh(of, job, refused))
    },
    async *answer({ question, job }) {
      const asked = suggestionKinds.find((of) => about[of].test(folded(question)))
      const found = asked ? fresh(asked, job, []) : []
      yield* said(found.length > 0 ? [found.join('\n')] : [])
    },
  }
}

function* said(items: string[]): Generator<Piece> {
  for (const [index, add] of items.entries()) yield { type: 'text', index, add }
  yield { type: 'done', items, tokens: 0 }
}

/** The same facts, begun from another side: for those who ask again. */
const descriptions = ({ work, team, suits }: RoleFamily) => [
  [work, team, `This job suits you if ${suits}`].join('\n\n'),
  [`If ${suits.replace(/\.$/, '')}, we would like to meet you.`, work, team].join('\n\n'),
]

const skillsOfLevel = (title: string) =>
  [leading, senior].flatMap(({ words, skill }) => (words.test(folded(title)) ? [skill] : []))
