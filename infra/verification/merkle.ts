import { hash } from 'node:crypto'

const LEAF = Buffer.from([0])
const NODE = Buffer.from([1])
const digest = (...parts: Buffer[]) => hash('sha256', Buffer.concat(parts), 'buffer')

/** The root of an empty tree, as RFC 6962 has it: the hash of nothing. */
export const EMPTY_ROOT = hash('sha256', '', 'hex')
export const leafHash = (entry: string) => digest(LEAF, Buffer.from(entry))

/**
 * A Merkle tree as in RFC 6962 whose leaves may be added at the end and replaced. `root` works out again only the
 * branches above what has changed, so that many roots of one growing log cost little more than the last one.
 */
export function growingTree() {
  const levels: Buffer[][] = [[]]
  let dirty = new Set<number>()

  return {
    get size() {
      return levels[0]!.length
    },
    set(index: number, leaf: Buffer) {
      if (index > levels[0]!.length) throw new Error(`Leaf ${index} would leave a gap`)
      levels[0]![index] = leaf
      dirty.add(index)
    },
    root(): string {
      for (let level = 0; levels[level]!.length > 1; level++) {
        const below = levels[level]!
        const above = (levels[level + 1] ??= [])
        const changed = new Set<number>()
        for (const index of dirty) changed.add(index >> 1)
        for (const index of changed) {
          const left = below[2 * index]!
          const right = below[2 * index + 1]
          above[index] = right ? digest(NODE, left, right) : left
        }
        dirty = changed
      }
      dirty = new Set()
      return levels.findLast((level) => level.length === 1)?.[0]?.toString('hex') ?? EMPTY_ROOT
    },
  }
}
