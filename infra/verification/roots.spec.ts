import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import * as c from '#test/fixtures/candidate.ts'
import { acme, rival } from '#test/fixtures/people.ts'
import { appendAll, emptyFolder, tampered } from '#test/support/data-folder.ts'
import { companiesWithRoots, exportRoots, readRoots } from './roots.ts'
import { signRoot } from './sign-root.ts'

const one = '2026-03-02T13:00:00.000Z'
const two = '2026-03-02T14:00:00.000Z'
const three = '2026-03-02T15:00:00.000Z'
const added = { stream: c.adasStream, event: c.adaAdded }
const invited = { stream: c.adasStream, event: c.adaInvited }
const another = { stream: streamName(acme, 'candidate', 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa2'), event: c.adaAdded }
const fileOf = (folder: string) => join(folder, 'audit', 'roots.ndjson')

async function signedTwice() {
  const folder = emptyFolder()
  await appendAll(folder, [added])
  await signRoot({ DATA_DIR: folder }, one)
  await appendAll(folder, [invited, another])
  await signRoot({ DATA_DIR: folder }, two)
  return folder
}

describe('recording roots', () => {
  it('adds one to the file each time the log has grown, linked and signed', async () => {
    const folder = await signedTwice()
    const { records, problems } = readRoots(folder)
    expect(records.map(({ at, position, streams }) => ({ at, position, streams }))).toEqual([
      { at: one, position: 1, streams: 1 },
      { at: two, position: 3, streams: 2 },
    ])
    expect(problems).toEqual([])
  })

  it('adds nothing when nothing was written since', async () => {
    const folder = await signedTwice()
    expect(await signRoot({ DATA_DIR: folder }, '2026-03-02T15:00:00.000Z')).toMatchObject({ unchanged: { at: two } })
    expect(readRoots(folder).records).toHaveLength(2)
  })

  it('refuses to sign a log that lost what an earlier root covered', async () => {
    const folder = await signedTwice()
    const shorter = tampered(folder, (log) => log.exec('DELETE FROM event WHERE position > 1'))
    expect(await signRoot({ DATA_DIR: shorter }, '2026-03-02T15:00:00.000Z')).toHaveProperty('refused')
    const replaced = tampered(folder, (log) => log.exec(`UPDATE event SET hash = 'x' WHERE position = 2`))
    await appendAll(replaced, [invited])
    expect(await signRoot({ DATA_DIR: replaced }, '2026-03-02T15:00:00.000Z')).toHaveProperty('refused')
    expect(readRoots(replaced).records).toHaveLength(2)
  })

  it('goes on after a crash in the middle of a line', async () => {
    const folder = await signedTwice()
    writeFileSync(fileOf(folder), `${readFileSync(fileOf(folder), 'utf8')}{"format":1,"at":"20`)
    await appendAll(folder, [invited])
    expect(await signRoot({ DATA_DIR: folder }, '2026-03-02T15:00:00.000Z')).toHaveProperty('signed')
    expect(readRoots(folder)).toMatchObject({ records: { length: 3 }, problems: [] })
  })
})

describe('the roots of a company', () => {
  const ofRival = { stream: streamName(rival, 'candidate', 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa3'), event: c.adaAdded }

  it('are over its own streams, each time these have grown, and name nothing of others', async () => {
    const folder = await signedTwice()
    await appendAll(folder, [ofRival])
    await signRoot({ DATA_DIR: folder }, three)
    const { records, problems } = readRoots(folder, acme)
    expect(records.map(({ at, company, events, streams }) => ({ at, company, events, streams }))).toEqual([
      { at: one, company: acme, events: 1, streams: 1 },
      { at: two, company: acme, events: 3, streams: 2 },
    ])
    expect(problems).toEqual([])
    expect(readRoots(folder, rival).records).toMatchObject([{ at: three, events: 1, streams: 1 }])
    expect(companiesWithRoots(folder).toSorted()).toEqual([acme, rival])
    expect(exportRoots(folder, acme)).not.toContain(rival)
    expect(exportRoots(folder, acme)).not.toContain('position')
  })

  it('begin for a company of before with the next root, and are not signed twice after a crash', async () => {
    const folder = await signedTwice()
    rmSync(join(folder, 'audit', 'companies'), { recursive: true })
    await appendAll(folder, [ofRival])
    await signRoot({ DATA_DIR: folder }, three)
    expect(readRoots(folder, acme).records).toMatchObject([{ at: three, events: 3 }])
    // The crash came after the companies had theirs.
    const lines = readFileSync(fileOf(folder), 'utf8').trimEnd().split('\n')
    writeFileSync(
      fileOf(folder),
      lines
        .slice(0, -1)
        .map((line) => `${line}\n`)
        .join(''),
    )
    await signRoot({ DATA_DIR: folder }, '2026-03-02T16:00:00.000Z')
    expect(readRoots(folder).records).toHaveLength(3)
    expect([acme, rival].map((company) => readRoots(folder, company).records.length)).toEqual([1, 1])
  })
})

describe('a file of roots that someone tampered with', () => {
  const after = async (change: (lines: string[]) => string[]) => {
    const folder = await signedTwice()
    const lines = readFileSync(fileOf(folder), 'utf8').trimEnd().split('\n')
    writeFileSync(
      fileOf(folder),
      change(lines)
        .map((line) => `${line}\n`)
        .join(''),
    )
    return readRoots(folder).problems
  }

  it('is found out when a value was changed', async () => {
    expect(await after(([first, second]) => [first!, second!.replace('"position":3', '"position":2')])).toEqual([
      'recorded root 2 has a wrong signature',
    ])
  })

  it('is found out when a record was taken out', async () => {
    expect(await after(([, second]) => [second!])).toEqual(['recorded root 1 does not follow from the one before it'])
  })

  it('is found out when a line was overwritten', async () => {
    expect(await after(([, second]) => ['…', second!])).toEqual([
      'recorded root 1 is not readable',
      'recorded root 2 does not follow from the one before it',
    ])
  })
})
