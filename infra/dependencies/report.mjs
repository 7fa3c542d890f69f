// `npm run dependencies`: known advisories and the licences of everything that is installed. Plain JavaScript: it runs before types are checked.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { judged, licences } from './judge.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const exceptions = JSON.parse(readFileSync('infra/dependencies/exceptions.json', 'utf8'))

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
  shell: process.platform === 'win32',
})
const { known, lines, failed } = judged(stdout ?? '', exceptions, new Date().toISOString())
console.log(
  known
    ? `[dependencies] ${lines.length === 0 ? 'no known advisory' : 'advisories:'}`
    : '[dependencies] the registry serves no advisories here, so none was looked up',
)
for (const line of lines) console.log(`  ${line}`)

const found = licences(JSON.parse(readFileSync('package-lock.json', 'utf8')))
console.log(
  `[dependencies] licences of ${found.packages} packages: ${found.counts.map(([name, count]) => `${name} ${count}`).join(', ')}`,
)
for (const line of found.toLookAt) console.log(`  to look at: ${line}`)
process.exitCode = failed ? 1 : 0
