import { folded } from '../kernel/fold.ts'

/** Characters of one tag, and tags of one candidate. */
export const MAX_TAG = 40
export const MAX_TAGS = 20

/** A tag as it is kept: one blank between words. */
export const tagTitle = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Two tags are the same if only capitals, accents or blanks differ; the first spelling stays. */
export const isSameTag = (one: string, other: string) => folded(one) === folded(other)

/** The tags after some were added and others taken away, in the order in which they were added. */
export function tagsAfter(tags: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  const left = tags.filter((tag) => !removed.some((each) => isSameTag(each, tag)))
  for (const tag of added) if (!left.some((each) => isSameTag(each, tag))) left.push(tag)
  return left
}

/** Tags as text that a filter finds one of in: each between line breaks, folded. */
export const tagsAsText = (tags: readonly string[]) => (tags.length > 0 ? `\n${tags.map(folded).join('\n\n')}\n` : '')
/** What to look for in {@link tagsAsText}. */
export const tagInText = (tag: string) => `\n${folded(tag)}\n`
