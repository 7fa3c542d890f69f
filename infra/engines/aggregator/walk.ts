import { endless } from './refusals.ts'

/** A hundred thousand entries of a hundred each: no list is longer. */
const MOST_PAGES = 1000

/**
 * Whether a list goes on after this page. A cursor that was there before, or a page more than any list has, is a list that never
 * ends. @throws Rejected 'ats/refused'
 */
export function walk(most = MOST_PAGES) {
  const seen = new Set<string>()
  return (next: string | null): next is string => {
    if (next === null) return false
    if (seen.has(next) || seen.size >= most) throw endless()
    seen.add(next)
    return true
  }
}

/** Every entry of a list. */
export async function all<Entry>(
  page: (cursor: string | null) => Promise<{ entries: Entry[]; next: string | null }>,
): Promise<Entry[]> {
  const goesOn = walk()
  const found: Entry[] = []
  for (let cursor: string | null = null; ; ) {
    const { entries, next } = await page(cursor)
    found.push(...entries)
    if (!goesOn(next)) return found
    cursor = next
  }
}
