import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { backendJob, drafted } from '#test/fixtures/job.ts'
import * as c from '#test/fixtures/candidate.ts'
import { acme } from '#test/fixtures/people.ts'
import { appendAll, emptyFolder, tampered } from '#test/support/data-folder.ts'
import { cards } from '../board/cards.ts'
import { candidates } from '../candidates/candidates.ts'
import { foldStream, partsOf } from './fold-streams.ts'
import { foldTogether, startHelpers } from './fold-together.ts'
import { type Folding, foldingOf } from './folding.ts'
import { openSource } from './source.ts'

const projections = [cards, candidates]
const idOf = (n: number) => `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, '0')}`
const life = (n: number) =>
  [c.adaAdded, c.adaInvited, c.adaStarted, c.adaMoved('default', 'hired')].slice(0, 1 + (n % 4))
let folder: string
beforeAll(async () => {
  folder = emptyFolder()
  const people = Array.from({ length: 30 }, (_, n) =>
    life(n).map((event) => ({ stream: streamName(acme, 'candidate', idOf(n)), event })),
  )
  await appendAll(folder, [{ stream: streamName(acme, 'job', backendJob), event: drafted() }, ...people.flat()])
})

/** All that was folded, in an order that does not depend on who was first. */
function sum(foldings: Iterable<Folding>) {
  const total = { events: 0, documents: 0, rows: [] as string[], unreadable: [] as string[] }
  for (const { events, documents, rows, unreadable } of foldings) {
    total.events += events
    total.documents += documents
    for (const [name, of] of Object.entries(rows))
      for (const row of of) total.rows.push(`${name} ${JSON.stringify(row)}`)
    total.unreadable.push(...unreadable)
  }
  return { ...total, rows: total.rows.sort(), unreadable: total.unreadable.sort() }
}

/** Stream by stream, each asked for by its name. */
function oneByOne(dataDir: string) {
  const source = openSource(dataDir)
  const streams = source.log.changedStreams(0, source.log.last())
  const folded = sum(streams.map((stream) => foldingOf([foldStream(source, projections, stream)])))
  source.close()
  return folded
}
function parts(dataDir: string, events: number) {
  const source = openSource(dataDir)
  const cut = partsOf(source.log, events)
  source.close()
  return cut
}
function foldedByHelpers(dataDir: string, cut = parts(dataDir, 5)) {
  const helpers = startHelpers({ dataDir, projections, parts: cut, helpers: 2 })
  try {
    return sum(helpers.rest())
  } finally {
    helpers.end()
  }
}

describe('a log that is folded in parts', () => {
  it.each([1, 2, 5, 1000])('gives every document once, whatever the size of a part: %i events', (events) => {
    const source = openSource(folder)
    const folded = sum(
      foldTogether({ dataDir: folder, source, projections, parts: partsOf(source.log, events), helpers: 0 }),
    )
    source.close()
    expect(folded.documents).toBe(60)
    expect(folded).toEqual(oneByOne(folder))
  })

  it('gives the same when other threads fold all of it', () => {
    expect(foldedByHelpers(folder)).toEqual(oneByOne(folder))
  })

  it('gives the same when this thread and others share the work', () => {
    const source = openSource(folder)
    const folded = sum(
      foldTogether({ dataDir: folder, source, projections, parts: partsOf(source.log, 2), helpers: 1 }),
    )
    source.close()
    expect(folded).toEqual(oneByOne(folder))
  })
})

describe('a thread that meets a stream no one can fold', () => {
  it('names it, and folds the others', () => {
    const dataDir = tampered(folder, (log) =>
      log.exec(`UPDATE event SET body = json_set(body, '$.type', 'CandidatePromoted') WHERE position = 3`),
    )
    const folded = foldedByHelpers(dataDir)
    expect(folded.unreadable).toEqual([expect.stringContaining('CandidatePromoted')])
    expect(folded).toEqual(oneByOne(dataDir))
  })
})

describe('a thread that cannot read the log at all', () => {
  it('stops the rebuild and says why', () => {
    expect(() => foldedByHelpers(join(folder, 'nowhere'), parts(folder, 5))).toThrow(/unable to open database file/)
  })
})
