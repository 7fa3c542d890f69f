import { closeSync, openSync, readSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { useFolders } from '#test/fixtures/folders.ts'
import { checkpointer } from './checkpointer.ts'
import { openDatabase } from './open-database.ts'

const folder = useFolders()

/** How often the log has started again at its beginning, from its header (sqlite.org/fileformat2.html, section 4.1). */
function startsOf(file: string): number {
  const header = Buffer.alloc(16)
  const log = openSync(`${file}-wal`, 'r')
  readSync(log, header, 0, 16, 0)
  closeSync(log)
  return header.readUInt32BE(12)
}

describe('the log of a database that is written without a pause', () => {
  let file: string
  let db: DatabaseSync
  let wal: ReturnType<typeof checkpointer>
  beforeEach(() => {
    file = join(folder(), 'some.db')
    db = openDatabase(file, 'FULL')
    db.exec('CREATE TABLE page (id INTEGER PRIMARY KEY, text TEXT) STRICT; PRAGMA wal_autocheckpoint = 0')
    wal = checkpointer(file, db)
  })
  afterEach(async () => {
    await wal.stop()
    db.close()
  })

  it('starts again at its beginning once it is long, and loses nothing', async () => {
    const write = db.prepare('INSERT INTO page (text) VALUES (?)')
    const whole = 'x'.repeat(3_900)
    db.exec('BEGIN')
    for (let i = 0; i < 5_000; i++) write.run(whole)
    db.exec('COMMIT')
    const before = startsOf(file)
    let written = 5_000
    for (; startsOf(file) === before; written++) {
      write.run(whole)
      wal.dirty()
      await nextTurn()
    }
    // Two pages each: long before the thread makes writers wait.
    expect(written).toBeLessThan(8_000)
    expect(db.prepare('SELECT count(*) AS rows FROM page').get()).toEqual({ rows: written })
  })
})
