import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WatchedPage } from './browser.ts'
import { takesIn } from './kept-takes.ts'

export const heading = (page: WatchedPage, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const press = (page: WatchedPage, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

export async function start(page: WatchedPage, name = 'Ada Byron', email = 'ada@example.org') {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email address').fill(email)
  await press(page, 'Start')
}

/** Records until Stop appears, and stops before the preview; `sha256` is that of the slices the browser holds. */
export async function record(page: WatchedPage): Promise<{ recordingId: string; sha256: string }> {
  await press(page, 'Record Now')
  await press(page, 'Start recording')
  await press(page, 'Stop')
  await page.getByRole('button', { name: 'Use this answer' }).waitFor()
  return (await takesIn(page)).at(-1)!
}

/** The bytes the server has stored in its folder, hashed here. */
export const storedIn = (dataDir: string, recordingId: string) => {
  const path = join(dataDir, 'media', recordingId.slice(0, 2), recordingId)
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : null
}
