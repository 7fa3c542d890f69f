import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { Full } from '#infra/engines/failures.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { ForeignEvents } from '../migrate/copy-log.ts'
import { BrokenChain } from '../migrate/walk.ts'
import { inOneLine } from './data-dir.ts'

const thrownBy = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
}

describe('a full disk', () => {
  const said = /^The disk is full, .* Make room and run the same command again\.$/

  it('is said in one line, whoever meets it: the log, a database, a file', () => {
    expect(inOneLine(new Full('no room for an event'))).toMatch(said)
    const db = new DatabaseSync(join(emptyFolder(), 'small.db'))
    db.exec('CREATE TABLE much (text TEXT) STRICT; PRAGMA max_page_count = 3')
    expect(inOneLine(thrownBy(() => db.prepare('INSERT INTO much VALUES (?)').run('x'.repeat(100_000))))).toMatch(said)
    db.close()
    // Where this device is, every write to it finds it full.
    if (existsSync('/dev/full')) expect(inOneLine(thrownBy(() => writeFileSync('/dev/full', 'x')))).toMatch(said)
  })

  it('is not what any other failure is called', () => {
    expect(inOneLine(new Error('something else'))).toBeUndefined()
    expect(inOneLine(thrownBy(() => writeFileSync(emptyFolder(), 'x')))).toBeUndefined()
  })
})

it('says in one line where a log does not hold, or is not the one it was', () => {
  for (const error of [
    new BrokenChain('in the source: a stream revision 3 does not hold'),
    new ForeignEvents('the server holds another stream'),
  ])
    expect(inOneLine(error)).toBe(error.message)
})
