import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { allProjections } from '#projections/all.ts'
import { cards } from '#projections/board/cards.ts'
import { rebuildByPort } from '#projections/rebuild/rebuild-by-port.ts'
import { HalfSwitched } from '#projections/rebuild/under-lease.ts'
import { type MongoPeer, startFerret } from '../../support/engines/mongo-servers.ts'
import { collectionsIn, idOf, installation, people, spoil } from './log-and-read-models.ts'

const folder = mkdtempSync(join(tmpdir(), 'hirelog-rebuild-away-'))
let server: MongoPeer
beforeAll(async () => void (server = await startFerret(folder)))
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

async function spoiltInstallation(name: string) {
  const url = `${server.url}${name}`
  const { open } = await installation(url)
  await spoil(url)
  return { url, engines: await open() }
}

/** The read store, whose server dies when everything is switched and nothing tidied up. */
const dyingAfterSwitch = (reads: ReadStore): ReadStore => ({
  ...reads,
  async replace(...asked) {
    const replacement = await reads.replace!(...asked)
    return { ...replacement, finish: () => server.kill().then(replacement.finish) }
  },
})

describe('a rebuild whose read store goes away', () => {
  it('begins again when it is back, says so, and still tells what was wrong', async () => {
    const { url, engines } = await spoiltInstallation('again')
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
    let died = false
    const rebuilt = rebuildByPort(engines, [cards], () => {
      if (!died) void server.kill()
      died = true
    })
    await vi.waitFor(() => expect(said).toHaveBeenCalled(), { timeout: 60_000, interval: 100 })
    await server.start()
    expect((await rebuilt).rebuilt[0]!.comparison).toMatchObject({
      documents: people,
      same: people - 2,
      differing: 1,
      missing: 1,
      extra: 1,
    })
    expect(said.mock.calls.flat().join()).toMatch(
      /The rebuild begins again \(1 of 5 tries so far\), nothing was switched: .*MongoDB/,
    )
    said.mockRestore()
    expect(await engines.reads.get('cards_v2', idOf(5))).toMatchObject({ name: 'Person 5' })
    await engines.close()
    expect(await collectionsIn(url)).toHaveLength(allProjections.length)
  })

  it('right after the switch, says how far it came; what is live is right, and the next one tidies up', async () => {
    const { url, engines } = await spoiltInstallation('switched')
    const failure = rebuildByPort({ ...engines, reads: dyingAfterSwitch(engines.reads) }, [cards])
    await expect(failure).rejects.toThrow(HalfSwitched)
    await expect(failure).rejects.toThrow(
      /^1 of 1 read models were switched, but not all was done: rebuild again\. .*MongoDB/,
    )
    await server.start()
    expect(await engines.reads.get('cards_v2', idOf(5))).toMatchObject({ name: 'Person 5' })
    expect((await rebuildByPort(engines, [cards])).rebuilt[0]!.comparison).toMatchObject({
      documents: people,
      same: people,
    })
    await engines.close()
    expect(await collectionsIn(url)).toHaveLength(allProjections.length)
  })
})
