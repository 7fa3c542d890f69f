import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import * as c from '#test/fixtures/candidate.ts'
import { acme } from '#test/fixtures/people.ts'
import { appendAll, emptyFolder, tampered } from '#test/support/data-folder.ts'
import { embeddedEventStore } from './embedded.ts'
import type { Position } from './event-store.ts'
import { followHeads } from './log-copy.ts'
import { openLogFile } from './log-file.ts'

const candidate = (n: number) => ({
  stream: streamName(acme, 'candidate', `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, '0')}`),
  event: c.adaAdded,
})
const several = (from: number, count: number) => Array.from({ length: count }, (_, i) => candidate(from + i))

/** Follows the heads of the log in a folder, and answers how many events of it were read. */
async function follow(data: string, heads: string): Promise<number> {
  const store = embeddedEventStore(join(data, 'log'))
  let read = 0
  const readAll = async (after: Position | null, limit: number) => {
    const records = await store.readAll(after, limit)
    read += records.length
    return records
  }
  try {
    await followHeads({ ...store, readAll }, heads)
    return read
  } finally {
    await store.close()
  }
}
function headsIn(directory: string) {
  const file = openLogFile(directory)
  try {
    return file.heads(0, 1000).map(({ position, stream, revision, hash }) => ({ position, stream, revision, hash }))
  } finally {
    file.close()
  }
}

describe('the heads that an hourly root is signed over, where the log is on a server', () => {
  it('are read once: the next hour reads what the log has gained, and the last event before it', async () => {
    const [data, heads] = [emptyFolder(), emptyFolder()]
    await appendAll(data, several(0, 30))
    expect(await follow(data, heads)).toBe(30)
    await appendAll(data, several(30, 4))
    expect(await follow(data, heads)).toBe(5)
    expect(await follow(data, heads)).toBe(1)
    expect(headsIn(heads)).toEqual(headsIn(join(data, 'log')))
  })

  it.each([
    ['shorter', 'DELETE FROM event WHERE position > 20'],
    ['another one', `UPDATE event SET hash = 'x' WHERE position = 30`],
  ])('are read anew when the log has become %s, so that nothing is signed over what is gone', async (_, change) => {
    const [data, heads] = [emptyFolder(), emptyFolder()]
    await appendAll(data, several(0, 30))
    await follow(data, heads)
    const changed = tampered(data, (log) => log.exec(change))
    await follow(changed, heads)
    expect(headsIn(heads)).toEqual(headsIn(join(changed, 'log')))
  })
})
