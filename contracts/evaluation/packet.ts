import { folded } from '../kernel/fold.ts'

/**
 * What a model is given of an application, and nothing else: what was said and written in answer to the job's own questions,
 * and the skills to judge it by. No contact, no picture, no identity question and no free field about a person has a place in it;
 * `test/architecture/evaluation.spec` checks that this folder imports nothing that holds one.
 */
export type Material = {
  /** Short, and given by us: `m1`, `m2`. */
  id: string
  question: string
  kind: 'spoken' | 'written'
  /** The version of the transcript; null for what was written. */
  version: number | null
  text: string
}
export type PacketSkill = { metricId: string; name: string }
export type Packet = {
  /** Of the instructions: another number is another evaluation. */
  prompt: number
  scorecard: number
  job: string
  skills: readonly PacketSkill[]
  materials: readonly Material[]
}

export const PROMPT_VERSION = 1
/** About an hour of speech; what is beyond it is not read, and coverage says so. */
export const MOST_TEXT = 60_000
export const MASKED = '[name]'

export type Answer = Omit<Material, 'id'>
type Source = {
  job: string
  scorecard: { version: number; skills: readonly PacketSkill[] }
  answers: readonly Answer[]
  /** Words that are masked wherever they stand: of the candidate, and of people at the company. */
  names: readonly string[]
}

/** The same source makes the same packet, letter by letter: what is compared later is this. */
export function packetOf({ job, scorecard, answers, names }: Source): Packet {
  const masked = masking(names)
  let room = MOST_TEXT
  const materials = answers.flatMap(({ question, kind, version, text }, index) => {
    const kept = masked(text).slice(0, room)
    room -= kept.length
    return kept.trim() === '' ? [] : [{ id: `m${index + 1}`, question: masked(question), kind, version, text: kept }]
  })
  return {
    prompt: PROMPT_VERSION,
    scorecard: scorecard.version,
    job: masked(job),
    skills: scorecard.skills.map(({ metricId, name }) => ({ metricId, name })),
    materials,
  }
}

/** Words of two letters and fewer are no names that could be told from other words. */
const SHORTEST = 3
const WORD = /[\p{L}\p{M}'’]+/gu
const ASCII = /^[ -~]*$/

/** Addresses, and numbers of nine digits and more that are written together: a contact, not what a skill shows in. */
const ADDRESS = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/gu
const LONG_NUMBER = /\+?\d(?:[ ()./-]{0,2}\d){8,}/g
export const MASKED_CONTACT = '[contact]'

/** Most words have no accent: folding them as a text takes several times as long. */
const foldedWord = (word: string) => (ASCII.test(word) ? word.toLowerCase() : folded(word))

/**
 * Takes out the parts of those names, whole words in any letter case, with and without accents; and addresses and telephone
 * numbers of anyone.
 */
export function masking(names: readonly string[]): (text: string) => string {
  const parts = new Set(
    names
      .flatMap((name) => name.match(WORD) ?? [])
      .filter((part) => part.length >= SHORTEST)
      .map(folded),
  )
  return (text) =>
    text
      .replace(ADDRESS, MASKED_CONTACT)
      .replace(LONG_NUMBER, MASKED_CONTACT)
      .replace(WORD, (word) => {
        const plain = foldedWord(word)
        return parts.has(plain) || parts.has(plain.replace(/['’]s$/, '')) ? MASKED : word
      })
}
