import type { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import * as c from '#test/fixtures/candidate.ts'
import { acme } from '#test/fixtures/people.ts'
import { appendAll, emptyFolder, type Happening, tampered } from '#test/support/data-folder.ts'
import { codec } from '../codec.ts'
import { openLogFile } from '../engines/event-store/log-file.ts'
import { keyRingReader } from '../engines/key-ring/reader.ts'
import { checkLog } from './check-log.ts'
import { companiesWithRoots, readRoots } from './roots.ts'
import { signRoot } from './sign-root.ts'

const ben = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa2'
const bensStream = streamName(acme, 'candidate', ben)
const eve = streamName(acme, 'candidate', 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa3')
const ofBen = { ...c.adaAdded, data: { ...c.adaAdded.data, candidateId: ben } } as typeof c.adaAdded
const history: Happening[] = [
  { stream: c.adasStream, event: c.adaAdded },
  { stream: bensStream, event: ofBen },
  { stream: c.adasStream, event: c.adaInvited },
  { stream: c.adasStream, event: c.adaMoved('default', 'hired') },
  { stream: eve, event: c.adaAdded },
  { stream: c.adasStream, event: c.adaMoved('hired', 'default') },
  { stream: bensStream, event: c.adaInvited },
]

let folder: string
beforeAll(async () => {
  folder = emptyFolder()
  await appendAll(folder, history)
})

async function check(dataDir: string) {
  const log = openLogFile(join(dataDir, 'log'))
  const keys = keyRingReader(join(dataDir, 'keys'))
  try {
    const companyRoots = companiesWithRoots(dataDir).flatMap((company) => readRoots(dataDir, company).records)
    return await checkLog(log, codec(keys).decode, { roots: readRoots(dataDir).records, companyRoots })
  } finally {
    log.close()
    keys.close()
  }
}
const afterTampering = (change: (log: DatabaseSync) => void) => check(tampered(folder, change))
const set =
  (sql: string, ...values: (string | number)[]) =>
  (log: DatabaseSync) =>
    void log.prepare(sql).run(...values)

describe('a log that no one touched', () => {
  it('holds, and says what was checked', async () => {
    const result = await check(folder)
    expect(result).toMatchObject({ events: 7, streams: 3, found: 0, findings: [], position: 7, rootProblems: [] })
  })
})

describe('a log that someone tampered with', () => {
  const cases: [string, (log: DatabaseSync) => void, number][] = [
    [
      'the data of an event',
      set(`UPDATE event SET body = replace(body, '"to":"hired"', '"to":"rejected"') WHERE position = 4`),
      4,
    ],
    ['who did it', set(`UPDATE event SET meta = json_set(meta, '$.actor.id', 'somebody') WHERE position = 4`), 4],
    [
      'when it happened',
      set(`UPDATE event SET meta = json_set(meta, '$.occurredAt', '2020-01-01T00:00:00.000Z') WHERE position = 3`),
      3,
    ],
    ['who, when and why left out', set('UPDATE event SET meta = NULL WHERE position = 3'), 3],
    [
      'who did it, said twice',
      set(`UPDATE event SET body = json_set(body, '$.tenant', json_extract(meta, '$.tenant')) WHERE position = 3`),
      3,
    ],
    ['an id', set(`UPDATE event SET id = 'another' WHERE position = 2`), 2],
    ['a hash', set('UPDATE event SET hash = ? WHERE position = 4', 'f'.repeat(64)), 4],
    [
      'only the spelling of the stored text',
      set(`UPDATE event SET body = replace(body, '{"type"', '{ "type"') WHERE position = 3`),
      3,
    ],
    [
      'only the spelling of who, when and why',
      set(`UPDATE event SET meta = '[' || substr(meta, 2) WHERE position = 3`),
      3,
    ],
    ['the type', set(`UPDATE event SET body = json_set(body, '$.type', 'CandidatePromoted') WHERE position = 3`), 3],
    ['text that is no longer JSON', set(`UPDATE event SET body = substr(body, 1, 40) WHERE position = 3`), 3],
    [
      'a sealed name',
      set(
        `UPDATE event SET body = json_set(body, '$.data.name."$enc"', 'AAAA' || json_extract(body, '$.data.name."$enc"')) WHERE position = 1`,
      ),
      1,
    ],
    ['an event dropped from the middle', set('DELETE FROM event WHERE position = 4'), 5],
    ['a first event dropped', set('DELETE FROM event WHERE position = 1'), 2],
    ['a whole stream dropped', set('DELETE FROM event WHERE stream = ?', eve), 6],
    [
      'an event dropped and the rest closed up',
      (log) =>
        log.exec(
          `DELETE FROM event WHERE position = 4; UPDATE event SET revision = 2 WHERE position = 6; UPDATE event SET position = position - 1 WHERE position > 4`,
        ),
      5,
    ],
    [
      'an event inserted',
      (log) => log.exec(`INSERT INTO event SELECT 8, stream, 4, 'new', hash, body, meta FROM event WHERE position = 4`),
      8,
    ],
    [
      'two events of a stream swapped',
      (log) =>
        log.exec(
          `UPDATE event SET revision = 100 WHERE position = 3; UPDATE event SET revision = 1 WHERE position = 4; UPDATE event SET revision = 2 WHERE position = 3`,
        ),
      3,
    ],
    [
      'the bodies of two events swapped',
      (log) =>
        log.exec(`CREATE TEMP TABLE b AS SELECT position, body FROM event WHERE position IN (4, 6);
      UPDATE event SET body = (SELECT body FROM b WHERE b.position = 10 - event.position) WHERE position IN (4, 6)`),
      4,
    ],
    ['an event moved to another stream', set(`UPDATE event SET stream = ?, revision = 1 WHERE position = 3`, eve), 3],
  ]
  it.each(cases)('is found out: %s', async (_what, change, position) => {
    const result = await afterTampering(change)
    expect(result.found).toBeGreaterThan(0)
    expect(result.findings[0]).toMatchObject({ position })
  })

  it('names the one altered event and no other', async () => {
    const result = await afterTampering(
      set(`UPDATE event SET body = json_set(body, '$.data.to', 'rejected') WHERE position = 4`),
    )
    expect(result.findings).toHaveLength(1)
    expect(result.findings[0]).toMatchObject({ stream: c.adasStream, revision: 2, type: 'CandidateMovedToColumn' })
    expect(result.findings[0]!.problem).toContain('not what was written')
  })
})

describe('what no chain can see', () => {
  const cutOff = (log: DatabaseSync) => log.exec('DELETE FROM event WHERE position > 5')
  const withoutEve = (log: DatabaseSync) => {
    log.prepare('DELETE FROM event WHERE stream = ?').run(eve)
    log.exec('UPDATE event SET position = position - 1 WHERE position > 5')
  }

  it('goes unnoticed without a recorded root', async () => {
    expect((await afterTampering(cutOff)).found).toBe(0)
    expect((await afterTampering(withoutEve)).found).toBe(0)
  })

  it('is found out by a root recorded before', async () => {
    const signed = emptyFolder()
    await appendAll(signed, history)
    expect(await signRoot({ DATA_DIR: signed }, '2026-03-02T13:00:00.000Z')).toHaveProperty('signed')
    const cut = (await check(tampered(signed, cutOff))).rootProblems
    expect(cut).toHaveLength(2)
    for (const problem of cut) expect(problem).toContain('its end has been cut off')
    expect(cut.filter((problem) => problem.includes(`company ${acme}`))).toHaveLength(1)
    expect((await check(tampered(signed, withoutEve))).rootProblems).toHaveLength(2)
    expect(await check(signed)).toMatchObject({ rootsHeld: 2, rootProblems: [] })
  })
})
