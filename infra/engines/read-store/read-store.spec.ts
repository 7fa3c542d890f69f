import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { readStoreContract } from '#test/contract-suites/read-store.contract.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { openDocumentsFile } from './documents-file.ts'
import { embeddedReadStore } from './embedded.ts'
import type { CollectionSpec, Doc } from './read-store.ts'

const folder = useFolders()

readStoreContract('embedded', async () => {
  const directory = folder()
  return { store: embeddedReadStore(directory), reopen: async () => embeddedReadStore(directory) }
})

const spec: CollectionSpec = {
  name: 'cards_v2',
  indexes: [{ fields: ['companyId', 'columnId', 'rank'] }],
  counters: [{ name: 'byColumn', by: ['companyId', 'columnId'] }],
}
const card = (id: string, columnId: string, rev = 0): Doc => ({
  _id: id,
  companyId: 'cacme00000000',
  rev,
  columnId,
  rank: `r${id}`,
  comments: rev,
})

describe('read models that were written when only the text of a document was kept', () => {
  /** As such a folder was left: indexes on expressions over the text, a trigger on every change of it. */
  function oldFolder(docs: Doc[]) {
    const directory = folder()
    const db = new DatabaseSync(join(directory, 'read.db'))
    const values = (row: string) => `${row}company, ifnull(json_extract(${row}doc, '$.columnId'), '')`
    db.exec(`PRAGMA journal_mode = WAL;
      CREATE TABLE collection (name TEXT PRIMARY KEY, spec TEXT NOT NULL) STRICT, WITHOUT ROWID;
      CREATE TABLE cards_v2 (id TEXT PRIMARY KEY, company TEXT NOT NULL, rev INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;
      CREATE INDEX "cards_v2#ix#companyId#columnId#rank" ON cards_v2 (company, json_extract(doc, '$.columnId'), json_extract(doc, '$.rank'));
      CREATE TABLE "cards_v2#byColumn" (k0 ANY NOT NULL, k1 ANY NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (k0, k1)) STRICT, WITHOUT ROWID;
      CREATE TRIGGER "cards_v2#byColumn#i" AFTER INSERT ON cards_v2 BEGIN INSERT INTO "cards_v2#byColumn" VALUES (${values('new.')}, 1) ON CONFLICT DO UPDATE SET n = n + 1; END;`)
    db.prepare('INSERT INTO collection VALUES (?, ?)').run(spec.name, JSON.stringify(spec))
    for (const doc of docs)
      db.prepare('INSERT INTO cards_v2 VALUES (?, ?, ?, ?)').run(doc._id, doc.companyId, doc.rev, JSON.stringify(doc))
    db.close()
    return directory
  }

  it('are found, counted and replaced after the next start', async () => {
    const directory = oldFolder([card('1', 'default'), card('2', 'hired'), card('3', 'default')])
    const store = embeddedReadStore(directory)
    await store.ensure(spec)
    expect(
      await store.compareAndSet([
        { collection: spec.name, expected: 0, doc: card('1', 'hired', 1) },
        { collection: spec.name, expected: 0, doc: card('3', 'default', 1) },
      ]),
    ).toEqual([true, true])
    const hired = await store.find(spec.name, {
      filter: { companyId: 'cacme00000000', columnId: 'hired' },
      sort: { rank: 1 },
    })
    expect(hired).toEqual([card('1', 'hired', 1), card('2', 'hired')])
    const counts = await store.counts(spec.name, 'byColumn', {})
    expect(Object.fromEntries(counts.map(({ by, count }) => [by.columnId, count]))).toEqual({ default: 1, hired: 2 })
    await store.close()
  })

  it('can be checked before that', () => {
    const file = openDocumentsFile(oldFolder([card('1', 'default')]))
    expect(file.text(spec.name, '1')).toEqual({ rev: 0, doc: JSON.stringify(card('1', 'default')), misfiled: [] })
    file.close()
  })
})

describe('a write that changes nothing a document is found by', () => {
  it('leaves every index and counter alone', async () => {
    const directory = folder()
    const store = embeddedReadStore(directory)
    await store.ensure(spec)
    await store.compareAndSet([{ collection: spec.name, expected: null, doc: card('1', 'default') }])
    const outside = new DatabaseSync(join(directory, 'read.db'))
    outside.exec(
      `CREATE TABLE heard (what TEXT); CREATE TRIGGER listening AFTER UPDATE OF company, "$.columnId", "$.rank" ON cards_v2 BEGIN INSERT INTO heard VALUES (new.id); END`,
    )
    const heard = () => outside.prepare('SELECT count(*) AS n FROM heard').get()!.n
    expect(await store.compareAndSet([{ collection: spec.name, expected: 0, doc: card('1', 'default', 1) }])).toEqual([
      true,
    ])
    expect(heard()).toBe(0)
    expect(await store.compareAndSet([{ collection: spec.name, expected: 1, doc: card('1', 'hired', 2) }])).toEqual([
      true,
    ])
    expect(heard()).toBe(1)
    outside.close()
    await store.close()
  })
})
