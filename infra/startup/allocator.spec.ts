import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allocator, startAgainForMemory } from './allocator.ts'

/** What a process of these qualities becomes; null where it goes on as it is. */
function becomes(changes: { platform?: NodeJS.Platform; env?: Record<string, string>; old?: true } = {}) {
  let became: unknown = null
  startAgainForMemory({
    platform: 'linux',
    env: { PORT: '3000', ...changes.env },
    execPath: '/usr/bin/node',
    execArgv: ['--max-semi-space-size=16'],
    argv: ['/usr/bin/node', '/app/main.js', 'web'],
    ...(changes.platform && { platform: changes.platform }),
    ...(!changes.old && { execve: (...how) => void (became = how) }),
  })
  return became
}

it('a process becomes the same program with the same roles and settings', () => {
  expect(becomes()).toEqual([
    '/usr/bin/node',
    ['/usr/bin/node', '--max-semi-space-size=16', '/app/main.js', 'web'],
    { PORT: '3000', ...allocator },
  ])
})

it('goes on where it is so already, is set otherwise, or cannot be', () => {
  expect([
    becomes({ env: allocator }),
    becomes({ env: { MALLOC_ARENA_MAX: '8' } }),
    becomes({ platform: 'win32' }),
    becomes({ platform: 'darwin' }),
    becomes({ old: true }),
  ]).toEqual([null, null, null, null, null])
})

it('deals with memory as the image does', () => {
  const image = readFileSync(join(import.meta.dirname, '../Dockerfile'), 'utf8')
  for (const [name, value] of Object.entries(allocator)) expect(image).toContain(`${name}=${value}`)
})

it.runIf(process.platform === 'linux')('happens once, under the same process id, and says nothing', () => {
  const module = join(import.meta.dirname, 'allocator.ts')
  const code = `import { startAgainForMemory } from '${module}'
    startAgainForMemory(process)
    console.log(process.pid, process.env.MALLOC_ARENA_MAX, process.argv.slice(1).join())`
  const { MALLOC_ARENA_MAX: _one, MALLOC_TRIM_THRESHOLD_: _other, ...env } = process.env
  const ran = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', code, 'web'], { env })
  expect([String(ran.stderr), ran.status]).toEqual(['', 0])
  expect(String(ran.stdout)).toBe(`${ran.pid} 2 web\n`)
})
