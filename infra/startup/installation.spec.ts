import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openEngines } from '../engines/open.ts'
import { readEnv } from '../env.ts'
import { allProjections } from '#projections/all.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { seedFolder } from '#test/support/seed.ts'
import { openPlatform } from '#services/platform.ts'
import { checkInstallation } from './installation.ts'

const founded = async () => {
  const folder = emptyFolder()
  await seedFolder(folder, (seed) => seed.person())
  return folder
}
const start = async (folder: string) => (await openPlatform(readEnv({ DATA_DIR: folder }))).close()
function exchanged(into: string, from: string, part: string) {
  rmSync(join(into, part), { recursive: true })
  cpSync(join(from, part), join(into, part), { recursive: true })
}

describe('what does not belong together is refused at the start', () => {
  it('two logs over one read store', async () => {
    const [one, other] = [await founded(), await founded()]
    await start(one)
    exchanged(one, other, 'log')
    await expect(start(one)).rejects.toThrow(/belong to two installations/)
    exchanged(one, other, 'read')
    exchanged(one, other, 'keys')
    await start(one)
  })

  it('an empty log under read models that are not empty', async () => {
    const folder = await founded()
    await start(folder)
    rmSync(join(folder, 'log'), { recursive: true })
    await expect(start(folder)).rejects.toThrow(/event store .* is empty/)
  })

  it('the master key of someone else', async () => {
    const [one, other] = [await founded(), await founded()]
    await start(one)
    exchanged(one, other, 'keys')
    await expect(start(one)).rejects.toThrow(/master key of another installation/)
  })

  it('a log whose keys are not here, into an empty read store', async () => {
    const [one, other] = [await founded(), await founded()]
    await start(one)
    rmSync(join(one, 'read'), { recursive: true })
    exchanged(one, other, 'keys')
    await expect(start(one)).rejects.toThrow(
      /keys of the people in the event store .* are not here .* it belongs to another installation/,
    )
    // Unless the operator says that they are gone.
    await (await openPlatform(readEnv({ DATA_DIR: one, KEYS_LOST: 'yes' }))).close()
  })

  it('read models that a newer version made', async () => {
    const folder = await founded()
    const engines = await openEngines({ DATA_DIR: folder })
    await engines.reads.ensure({ name: 'cards_v999', indexes: [], counters: [] })
    await expect(checkInstallation(engines, allProjections)).rejects.toThrow(
      /cards_v999, and this program knows version/,
    )
    await engines.close()
  })
})
