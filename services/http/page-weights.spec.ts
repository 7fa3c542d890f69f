import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Assets = {
  /** Of the list of all routes. */
  url: string
  entry: { module: string; imports: string[] }
  routes: Record<string, { id: string; parentId?: string; module: string; imports?: string[] }>
}
const root = join(import.meta.dirname, '../..')
const { assets } = (await import(join(root, 'build/server/index.js'))) as { assets: Assets }

/** Kilobytes of script, compressed, that a page may fetch before anything on it is used. */
const BUDGET = 165
/** Pages of many parts, each with its reason. */
const larger: Record<string, number> = {
  'routes/admin.stats': 168, // its first tab is drawn with the charts' kit
  'routes/admin.settings': 180, // every tab of Settings in one page
  'routes/jobs-cep.create_.$jobId': 175, // every kind of page in a journey, edited and previewed
}

const sizeOf = (file: string) => statSync(join(root, 'build/client', `${file}.gz`)).size

/** What says where the texts of a language are (web/i18n/texts.client.ts): a page needs that of its own. */
const textChunks = globSync('assets/*.js', { cwd: join(root, 'build/client') }).filter((file) =>
  readFileSync(join(root, 'build/client', file), 'utf8').includes('"./common.ts":'),
)
const ofLanguage = Math.max(...textChunks.map(sizeOf))

/** With the pages around it, what starts them and the list of all routes. */
function scriptsOf(id: string): Set<string> {
  const files = new Set([assets.url, assets.entry.module, ...assets.entry.imports])
  for (let route = assets.routes[id]; route; route = assets.routes[route.parentId ?? ''])
    for (const file of [route.module, ...(route.imports ?? [])]) files.add(file)
  return files
}

it.each(Object.keys(assets.routes))('%s stays within its budget', (id) => {
  const bytes = [...scriptsOf(id)].reduce((sum, file) => sum + sizeOf(file), ofLanguage)
  expect(bytes / 1000).toBeLessThanOrEqual(larger[id] ?? BUDGET)
})
