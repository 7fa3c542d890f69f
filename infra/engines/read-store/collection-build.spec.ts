import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyFolder } from '#test/support/data-folder.ts'
import { collectionBuild, documentRows } from './collection-build.ts'
import { embeddedReadStore } from './embedded.ts'

const spec = { name: 'cards_v9', indexes: [{ fields: ['companyId', 'name'] }], counters: [] }
const MEGABYTE = 2 ** 20

describe('a collection that is built beside a platform which writes nothing itself', () => {
  it('does not leave the log of the file to grow for ever', async () => {
    const directory = join(emptyFolder(), 'read')
    const idle = embeddedReadStore(directory)
    const build = collectionBuild(directory, spec, 'test', { shared: true })
    const rowOf = documentRows(spec)
    const text = 'x'.repeat(12_000)
    const ids = Array.from({ length: 4000 }, () => randomUUID())
    for (const _id of ids) build.put([rowOf({ _id, companyId: 'acme', rev: 0, name: _id, text })])
    build.complete()
    build.switchOver(
      () => {},
      () => ({}),
    )
    expect(await idle.get(spec.name, ids.at(-1)!)).toMatchObject({ name: ids.at(-1) })
    expect(statSync(join(directory, 'read.db')).size).toBeGreaterThan(40 * MEGABYTE)
    // It is cut short only when the last connection closes: this is the longest it was.
    expect(statSync(join(directory, 'read.db-wal')).size).toBeLessThan(32 * MEGABYTE)
    build.close()
    await idle.close()
  })
})
