import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import * as c from '#test/fixtures/candidate.ts'
import { acme } from '#test/fixtures/people.ts'
import { appendAll, emptyFolder, tampered } from '#test/support/data-folder.ts'
import { cards } from '../board/cards.ts'
import { rebuild } from './rebuild.ts'
import { collectionOf } from '../runtime/projection.ts'

const CARDS = collectionOf(cards)

const root = join(import.meta.dirname, '../..')
const wrong = 'aaaaaaaa-aaaa-4aaa-8aaa-000000000003'
let folder: string

beforeAll(async () => {
  folder = emptyFolder()
  const ids = Array.from({ length: 12 }, (_, n) => `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, '0')}`)
  await appendAll(
    folder,
    ids.flatMap((id) =>
      [c.adaAdded, c.adaInvited].map((event) => ({ stream: streamName(acme, 'candidate', id), event })),
    ),
  )
  rebuild({ dataDir: folder, projections: [cards], shared: false, tag: 'first' })
  onReadStore(folder, (db) =>
    db.exec(`UPDATE ${CARDS} SET doc = json_set(doc, '$.name', 'Somebody else') WHERE id = '${wrong}'`),
  )
})

function onReadStore<T>(dataDir: string, look: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(dataDir, 'read', 'read.db'))
  try {
    return look(db)
  } finally {
    db.close()
  }
}
const cli = (dataDir: string, crashAt?: string) =>
  spawnSync(process.execPath, ['services/cli/rebuild.ts', 'cards'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, CRASH_AT: crashAt ?? '' },
  })

describe('a rebuild that is killed', () => {
  it.each([
    ['B1', 'after it noted where the log ends', 'Somebody else'],
    ['B2:5', 'in the middle of the fold', 'Somebody else'],
    ['B3', 'after every document was built', 'Somebody else'],
    ['B4', 'in the middle of the switch', 'Somebody else'],
    ['B5', 'right after the switch', 'Ada Byron'],
    ['B6', 'after the old collection went', 'Ada Byron'],
  ])('leaves one whole collection: %s, %s; the next one finishes the work', (point, _when, name) => {
    const dataDir = tampered(folder, () => {})
    expect(cli(dataDir, point).signal).toBe('SIGKILL')
    const live = onReadStore(dataDir, (db) =>
      db
        .prepare(
          `SELECT count(*) AS n, (SELECT json_extract(doc, '$.name') FROM ${CARDS} WHERE id = '${wrong}') AS name FROM ${CARDS}`,
        )
        .get(),
    )
    expect(live).toMatchObject({ n: 12, name })

    const { status, stdout } = cli(dataDir)
    expect(stdout).toMatch(
      name === 'Ada Byron' ? /12 of 12 documents are as they were/ : /11 of 12 documents are as they were; 1 differed/,
    )
    expect(status).toBe(0)
    const tables = onReadStore(dataDir, (db) =>
      db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE '%~%'").all(),
    )
    expect(tables).toEqual([])
  })
})

it('a rebuild that meets a stream which cannot be folded says so in one line, and that nothing was switched', () => {
  const dataDir = tampered(folder, (log) =>
    log.exec(`UPDATE event SET body = json_set(body, '$.type', 'CandidatePromoted') WHERE position = 3`),
  )
  const { status, stderr } = cli(dataDir)
  expect(stderr).toMatch(/^nothing was switched: \S+: .*CandidatePromoted.*\n$/)
  expect(status).toBe(1)
})
