import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const assets = join(import.meta.dirname, '../../build/client/assets')

/** The address of the script of a build that has these words: files have no names any more. */
export function scriptWith(words: string): string {
  const found = readdirSync(assets).find(
    (name) => name.endsWith('.js') && readFileSync(join(assets, name), 'utf8').includes(words),
  )
  if (!found) throw new Error(`No script says ${words}`)
  return `/assets/${found}`
}
