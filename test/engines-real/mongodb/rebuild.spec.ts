import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { allProjections } from '#projections/all.ts'
import { cards } from '#projections/board/cards.ts'
import { rebuildByPort } from '#projections/rebuild/rebuild-by-port.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { startProjections } from '#projections/runtime/worker.ts'
import { acme } from '../../fixtures/people.ts'
import { useDatabases } from '../../support/mongodb.ts'
import { collectionsIn, idOf, installation, people, person, spoil } from './log-and-read-models.ts'

const database = useDatabases()
const root = join(import.meta.dirname, '../../..')

describe('a rebuild in MongoDB', () => {
  it('finds every document as it was, says which were wrong, and puts them right, with their counts', async () => {
    const url = database()
    const { open } = await installation(url)
    await spoil(url)
    const engines = await open()
    const [spoilt] = (await rebuildByPort(engines, [cards])).rebuilt
    expect(spoilt).toMatchObject({
      name: 'cards',
      collection: 'cards_v2',
      comparison: { documents: people, same: people - 2, differing: 1, missing: 1, extra: 1 },
    })
    expect(spoilt!.comparison!.examples).toEqual([
      `${idOf(5)} differed in name`,
      `${idOf(8)} was missing`,
      'nobody had no stream',
    ])
    expect(await engines.reads.get('cards_v2', idOf(5))).toMatchObject({ name: 'Person 5' })

    const again = await rebuildByPort(engines, allProjections)
    for (const { comparison } of again.rebuilt)
      expect(comparison).toMatchObject({
        same: comparison!.documents,
        otherRevision: 0,
        differing: 0,
        missing: 0,
        extra: 0,
      })
    const hired = await engines.reads.counts('cards_v2', 'byColumn', { companyId: acme, columnId: 'hired' })
    expect(hired.reduce((sum, { count }) => sum + count, 0)).toBe(Math.floor(people / 4))
    await engines.close()
    expect(await collectionsIn(url)).toHaveLength(allProjections.length)
  })

  it('misses nothing that is written while it goes on, by someone who knows nothing of it', async () => {
    const url = database()
    const { open } = await installation(url)
    await spoil(url)
    const engines = await open()
    const worker = await startProjections(engines, [cards])
    let writing = true
    const written = (async () => {
      let n = 0
      for (; writing; n++) {
        const id = idOf(1000 + n)
        const [first] = person(1000 + n)
        const envelope = await engines.store.read(streamName(acme, 'candidate', idOf(0)))
        const sealed = await engines.codec.seal(first!.stream, `${id}`, first!.event)
        await engines.store.append(first!.stream, -1, [{ ...envelope[0]!, ...sealed, id, commandId: id }])
        await engines.bus.publish(await engines.store.read(first!.stream))
        await new Promise((turn) => setTimeout(turn, 50))
      }
      return n
    })()
    await rebuildByPort(engines, [cards])
    writing = false
    const more = await written
    expect(more).toBeGreaterThan(10)
    const missing = []
    for (let n = 0; n < more; n++)
      if ((await engines.reads.get(collectionOf(cards), idOf(1000 + n))) === null) missing.push(n)
    expect(missing).toEqual([])
    await worker.stop()
    await engines.close()
  })
})

/** `npm run rebuild <what>`, ended by its own crash point or by us. */
async function rebuild(what: string, env: Record<string, string>, killAfterMs?: number) {
  const child = spawn(process.execPath, ['services/cli/rebuild.ts', what], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => (said.stdout += chunk))
  child.stderr.on('data', (chunk) => (said.stderr += chunk))
  const timer = killAfterMs && setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  clearTimeout(timer)
  return { ...said, signal }
}

// Each in a database of its own, beside each other: they mostly wait for the lease of the one that was killed.
describe.concurrent('a rebuild in MongoDB that is killed', () => {
  it.each([
    ['B1', 'after it began', 'Somebody else'],
    ['B2', 'in the middle of the fold', 'Somebody else'],
    ['B3', 'after every document was built', 'Somebody else'],
    ['B4', 'right before the switch', 'Somebody else'],
    ['B5', 'right after the switch', 'Person 5'],
    ['B6', 'after the old collection went', 'Person 5'],
  ])(
    'leaves one whole collection: %s, %s; the next one finishes the work and tidies up',
    async (point, _when, name) => {
      const url = database()
      const { dataDir, open } = await installation(url)
      await spoil(url)
      const cli = (crashAt: string) => rebuild('cards', { DATA_DIR: dataDir, MONGODB_URL: url, CRASH_AT: crashAt })
      expect((await cli(point)).signal).toBe('SIGKILL')
      const between = await open()
      expect(await between.reads.get('cards_v2', idOf(5))).toMatchObject({ name })
      expect(await between.reads.count('cards_v2', {})).toBe(people)
      await between.close()

      const { stdout, stderr } = await cli('')
      expect(stderr).toBe('')
      expect(stdout).toMatch(
        name === 'Person 5' ? /30 of 30 documents are as they were/ : /28 of 30 documents are as they were; 1 differed/,
      )
      expect((await collectionsIn(url)).filter((each) => each.startsWith('cards_v2'))).toHaveLength(1)
    },
  )

  it('at a moment no one chose, leaves one whole collection too', async () => {
    const url = database()
    const { dataDir, open } = await installation(url)
    for (const afterMs of [700, 1500, 4000]) {
      await rebuild('all', { DATA_DIR: dataDir, MONGODB_URL: url }, afterMs)
      const engines = await open()
      for (const projection of [cards]) expect(await engines.reads.count(collectionOf(projection), {})).toBe(people)
      await engines.close()
    }
  })
})
