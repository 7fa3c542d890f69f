import { hash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_ROOT, growingTree, leafHash } from './merkle.ts'

/** RFC 6962, section 2.1, word by word. */
function byTheBook(entries: string[]): Buffer {
  if (entries.length === 0) return hash('sha256', '', 'buffer')
  if (entries.length === 1) return hash('sha256', Buffer.concat([Buffer.from([0]), Buffer.from(entries[0]!)]), 'buffer')
  let k = 1
  while (k * 2 < entries.length) k *= 2
  return hash(
    'sha256',
    Buffer.concat([Buffer.from([1]), byTheBook(entries.slice(0, k)), byTheBook(entries.slice(k))]),
    'buffer',
  )
}

describe('the root over the heads of all streams', () => {
  it('is the hash of nothing for an empty log', () => {
    expect(growingTree().root()).toBe(EMPTY_ROOT)
  })

  it('is the one RFC 6962 defines, however the tree came to be', () => {
    const steps = fc.array(fc.record({ at: fc.nat(40), entry: fc.string(), look: fc.boolean() }), { maxLength: 120 })
    fc.assert(
      fc.property(steps, (all) => {
        const tree = growingTree()
        const entries: string[] = []
        for (const { at, entry, look } of all) {
          const index = Math.min(at, entries.length)
          entries[index] = entry
          tree.set(index, leafHash(entry))
          if (look) expect(tree.root()).toBe(byTheBook(entries).toString('hex'))
        }
        expect(tree.root()).toBe(byTheBook(entries).toString('hex'))
      }),
    )
  })
})
