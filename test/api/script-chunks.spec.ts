import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { components } from '../architecture/cycles.ts'

const folder = join(import.meta.dirname, '../../build/client/assets')
/** What a chunk loads before it runs; what it loads later by `import()` is not part of it. */
const loadedFirst = /(?:from|import)\s*"\.\/([^"]+\.js)"/g

it('no two chunks of scripts wait for each other: a page with such a pair would never be taken over', () => {
  const chunks = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const edges = new Map(
    chunks.map((name) => {
      const code = readFileSync(join(folder, name), 'utf8')
      return [name, new Set([...code.matchAll(loadedFirst)].map(([, other]) => other!))]
    }),
  )
  expect(edges.size).toBeGreaterThan(100)
  expect([...edges.values()].flatMap((others) => [...others]).length).toBeGreaterThan(500)
  expect(components(edges).filter(({ length }) => length > 1)).toEqual([])
})
