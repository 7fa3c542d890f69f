import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyFolder } from '#test/support/data-folder.ts'

const root = join(import.meta.dirname, '../..')
const scripts = ['backup', 'demo', 'migrate', 'rebuild', 'stream', 'verify']

/** In a folder of its own: a wrong argument may leave no file there. */
function run(script: string, ...args: string[]) {
  const cwd = emptyFolder()
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, `services/cli/${script}.ts`), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: join(cwd, 'data') },
  })
  return { status, said: stdout + stderr, left: readdirSync(cwd) }
}

describe.each(scripts)('npm run %s', (script) => {
  it('says with --help how it is used, and does nothing', () => {
    expect(run(script, '--help')).toEqual({ status: 0, said: expect.stringContaining(`npm run ${script}`), left: [] })
  })

  it('refuses an option it does not have, says how it is used, and does nothing', () => {
    const { status, said, left } = run(script, '--bogus')
    expect({ status, left }).toEqual({ status: 1, left: [] })
    expect(said).toMatch(new RegExp(`^Unknown option '--bogus'\nnpm run ${script}`))
    expect(said).not.toContain('    at ')
  })
})
