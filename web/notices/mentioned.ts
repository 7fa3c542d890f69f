export type Colleague = { userId: string; name: string }

const MOST_SHOWN = 8
/** An @ at the beginning of a word, and at most two words after it. */
const BEING_NAMED = /(?:^|[\s(])@([\p{L}\p{M}\p{N}.'’-]*(?: [\p{L}\p{M}\p{N}.'’-]*)?)$/u

/** What is typed after an @, up to the caret; null where no name is being typed. */
export const asked = (before: string): string | null => BEING_NAMED.exec(before)?.[1] ?? null

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Those whose name, or a part of it, begins so; accents do not matter. */
export function matching(people: readonly Colleague[], query: string): Colleague[] {
  const wanted = plain(query.trim())
  const begins = ({ name }: Colleague) =>
    plain(name).startsWith(wanted) ||
    plain(name)
      .split(/\s+/)
      .some((part) => part.startsWith(wanted))
  return people.filter(begins).slice(0, MOST_SHOWN)
}

/** Those of the chosen whose names are in the text still. */
export const namedIn = (text: string, chosen: readonly Colleague[]): Colleague[] =>
  chosen.filter(({ name }) => text.includes(`@${name}`))
