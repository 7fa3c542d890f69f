import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { halfMoved } from '#infra/startup/half-moved.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import * as c from '#test/fixtures/candidate.ts'
import { acme } from '#test/fixtures/people.ts'
import { appendAll, emptyFolder, tampered } from '#test/support/data-folder.ts'
import { cards } from '#projections/board/cards.ts'
import { collectionOf } from '#projections/runtime/projection.ts'

const CARDS = collectionOf(cards)

const root = join(import.meta.dirname, '../..')
const run = (script: string, dataDir: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`services/cli/${script}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return { status, said: stdout + stderr }
}
const bens = streamName(acme, 'candidate', 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa2')
let platform: Platform
let folder: string

beforeAll(async () => {
  folder = emptyFolder()
  await appendAll(folder, [
    { stream: c.adasStream, event: c.adaAdded },
    {
      stream: bens,
      event: { ...c.adaAdded, data: { ...c.adaAdded.data, candidateId: bens.slice(-36) } } as typeof c.adaAdded,
    },
    { stream: c.adasStream, event: c.adaMoved('default', 'hired') },
  ])
  platform = await openPlatform(readEnv({ DATA_DIR: folder }))
})
afterAll(() => platform?.close())

describe('npm run verify', () => {
  it('says what it checked, while the platform is running', () => {
    const { status, said } = run('verify', folder)
    expect(said).toContain('3 events in 2 streams')
    expect(said).toContain(`2 documents of ${CARDS}, each folded again from its stream`)
    expect(said).toContain('Everything holds.')
    expect(said).toContain('What a chain alone cannot see')
    expect(status).toBe(0)
  })

  it('names the first bad position and fails', () => {
    const copy = tampered(folder, (log) =>
      log.exec(`UPDATE event SET body = replace(body, '"to":"hired"', '"to":"rejected"') WHERE position = 3`),
    )
    const { status, said } = run('verify', copy)
    expect(said).toContain('FIRST BAD POSITION: 3')
    expect(said).toContain(`${c.adasStream} revision 1 (CandidateMovedToColumn)`)
    expect(status).toBe(1)
  })

  it('finds a read document that is not the fold of its stream, or has none', () => {
    const copy = tampered(folder, () => {})
    const reads = new DatabaseSync(join(copy, 'read', 'read.db'))
    reads.exec(`UPDATE ${CARDS} SET doc = json_set(doc, '$.name', 'Somebody else') WHERE id = '${c.ada}';
      INSERT INTO ${CARDS} (id, company, rev, doc) SELECT 'nobody', company, rev, doc FROM ${CARDS} WHERE id = '${c.ada}'`)
    reads.close()
    const { status, said } = run('verify', copy)
    expect(said).toContain(`${CARDS} ${c.ada} is not the fold of its stream: name`)
    expect(said).toContain(`${CARDS} nobody has no stream`)
    expect(status).toBe(1)
  })

  it('finds a read document that would be listed or counted as something else than it is', () => {
    const copy = tampered(folder, () => {})
    const reads = new DatabaseSync(join(copy, 'read', 'read.db'))
    reads.exec(`UPDATE ${CARDS} SET "$.columnId" = 'rejected' WHERE id = '${c.ada}'`)
    reads.close()
    const { status, said } = run('verify', copy)
    expect(said).toContain(`${CARDS} ${c.ada} is found by another value than it holds: columnId`)
    expect(status).toBe(1)
  })

  it('signs a root, checks it ever after, and knows the one that was kept elsewhere', () => {
    const copy = tampered(folder, () => {})
    const kept = /[0-9a-f]{64}/.exec(run('verify', copy, '--root').said)![0]
    expect(run('verify', copy, '--anchor', kept)).toMatchObject({ status: 0 })
    expect(run('verify', copy, '--anchor', 'f'.repeat(64)).status).toBe(1)
    const shorter = tampered(copy, (log) => log.exec('DELETE FROM event WHERE position = 3'))
    const { status, said } = run('verify', shorter)
    expect(said).toContain('its end has been cut off')
    expect(status).toBe(1)
  })

  it('says so when there is no log', () => {
    expect(run('verify', emptyFolder())).toMatchObject({ status: 1, said: expect.stringContaining('holds no log yet') })
  })
})

describe('npm run stream', () => {
  it('prints the events of a stream, opened, one a line', () => {
    const { said } = run('stream', folder, c.adasStream)
    const events = said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(events.map(({ event }) => event.type)).toEqual(['CandidateAdded', 'CandidateMovedToColumn'])
    expect(events[0].event.data.name).toBe('Ada Byron')
  })
})

describe('npm run rebuild', () => {
  it('rebuilds beside the running platform and says what came of it', async () => {
    const { status, said } = run('rebuild', folder, 'all')
    expect(said).toContain('beside the running platform')
    expect(said).toContain(`${CARDS}: 2 of 2 documents are as they were; switched`)
    expect(status).toBe(0)
    expect(
      await platform.readers.activityOf(
        { companyId: acme, permissions: ['candidates.read'], kind: 'apiKey', keyId: 'k' },
        c.ada,
      ),
    ).not.toBeNull()
  })

  it('names the read models there are when asked for another', () => {
    expect(run('rebuild', folder, 'nonsense')).toMatchObject({ status: 1, said: expect.stringContaining('candidates') })
  })
})

describe('an installation whose migration was killed before it had cleared up', () => {
  const asked = (dataDir: string, into: string) => [
    run('verify', dataDir),
    run('verify', dataDir, '--root'),
    run('stream', dataDir, c.adasStream),
    run('rebuild', dataDir, 'all'),
    run('backup', dataDir, into),
  ]

  it('is not checked, read, rebuilt or backed up where it is going, in the words of a start there', async () => {
    const [copy, into] = [tampered(folder, () => {}), join(emptyFolder(), 'backup')]
    halfMoved(copy, { to: 'embedded', from: 'MONGODB_URL (where it was)' })
    const words = await openPlatform(readEnv({ DATA_DIR: copy })).catch((error: Error) => error.message)
    expect(words).toMatch(
      /^A move out of MONGODB_URL \(where it was\) has not cleared up there: .* Run npm run migrate -- --to embedded again/,
    )
    expect(asked(copy, into)).toEqual(Array(5).fill({ status: 1, said: `${words as string}\n` }))
    expect(existsSync(into)).toBe(false)
  })

  it('is checked, read, rebuilt and backed up where it comes from, for who stays there', () => {
    const [copy, into] = [tampered(folder, () => {}), join(emptyFolder(), 'backup')]
    halfMoved(copy, { to: 'mongodb', from: `DATA_DIR=${folder}` })
    expect(asked(copy, into).map(({ status }) => status)).toEqual([0, 0, 0, 0, 0])
  })
})
