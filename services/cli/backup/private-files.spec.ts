import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { backUp } from './backup.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform } from '../../platform.ts'
import { readEnv } from '#infra/env.ts'
import { closeToOthers } from '#infra/startup/private-files.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
/** Everything in a folder that another user of the machine could read, write or enter. */
const openIn = (folder: string) =>
  ['', ...readdirSync(folder, { recursive: true }).map(String)]
    .map((name) => [name, modeOf(join(folder, name))])
    .filter(([, mode]) => !/00$/.test(mode!))
function everythingOpen(folder: string) {
  for (const name of readdirSync(folder, { recursive: true }).map(String))
    chmodSync(join(folder, name), statSync(join(folder, name)).isDirectory() ? 0o755 : 0o644)
  chmodSync(folder, 0o755)
}
const quiet = () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => told.mockRestore())
  return told
}

it('a data folder is its user’s alone, while the platform runs, in a backup, and after a start on one that was open', async () => {
  const told = quiet()
  const before = process.umask(0o022)
  onTestFinished(() => void process.umask(before))
  const folder = join(emptyFolder(), 'data')
  const work = async () => {
    const platform = await openPlatform(readEnv({ DATA_DIR: folder }))
    await seeding(platform).person()
    await platform.engines.media.put(
      { id: `recording-${Date.now()}`, tenant: 'c1', mimeType: 'video/webm' },
      Buffer.from('film'),
    )
    expect(openIn(folder)).toEqual([])
    await platform.close()
  }
  await work()
  expect(told.mock.calls.flat().filter((text) => String(text).includes('other users'))).toEqual([])

  everythingOpen(folder)
  backUp(folder, `${folder}-copy`)
  expect([openIn(`${folder}-copy`), openIn(folder).length > 5]).toEqual([[], true])
  await work()
  expect(openIn(folder)).toEqual([])
  expect(told.mock.calls.flat()).toContainEqual(
    expect.stringMatching(
      /could be read by other users of this machine: \d+ of its files and folders are closed to them now/,
    ),
  )
})

it('closes nothing that is not the platform’s', () => {
  const folder = emptyFolder()
  mkdirSync(join(folder, 'log'), { mode: 0o755 })
  for (const name of ['log/events.db', 'note.txt']) writeFileSync(join(folder, name), '', { mode: 0o644 })
  for (const name of ['log', 'log/events.db', 'note.txt']) chmodSync(join(folder, name), name === 'log' ? 0o755 : 0o644)
  expect(closeToOthers(folder).closed).toBeGreaterThan(1)
  expect(['log', 'log/events.db', 'note.txt'].map((name) => modeOf(join(folder, name)))).toEqual(['700', '600', '644'])
  expect(closeToOthers(folder)).toEqual({ closed: 0, failed: [] })
})
