import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { useFolders } from '#test/fixtures/folders.ts'

const folder = useFolders()

/** `npm run engines` on a machine that has these commands and no others. */
function install(commands: Record<string, string>, ...options: string[]) {
  const [machine, target] = [folder(), folder()]
  const path = join(machine, 'bin')
  mkdirSync(path)
  for (const [name, script] of Object.entries({ ...commands, node: `exec '${process.execPath}' "$@"` })) {
    writeFileSync(join(path, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(path, name), 0o755)
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'install.mjs'), 'ferretdb', ...options],
    { encoding: 'utf8', env: { NODE_ENV: 'test', PATH: path, ENGINES_DIR: target, MACHINE: machine } },
  )
  return { status, said: stderr + stdout, machine, server: join(target, 'ferretdb', 'ferretdb') }
}

/** A Go whose connection breaks so many times before everything has arrived. */
const goThatFails = (times: number) => `[ "$1" = version ] && exit 0
echo again >> "$MACHINE/tries"
tries=0; while read -r line; do tries=$((tries + 1)); done < "$MACHINE/tries"
[ $tries -gt ${times} ] || exit 1
while [ "$1" != -o ]; do shift; done
echo built > "$2"`

it('a machine that lacks a tool is told which, and nothing is installed', () => {
  const { status, said, server } = install({})
  expect([status, said, existsSync(server)]).toEqual([
    1,
    '[engines] ferretdb could not be installed: needs go, which this machine does not have\n',
    false,
  ])
})

it('what a machine has is checked without installing anything', () => {
  expect(install({ go: 'exit 0' }, '--check')).toMatchObject({
    status: 0,
    said: '[engines] ferretdb can be installed\n',
  })
})

it('a connection that breaks is tried again', () => {
  const { status, said, server, machine } = install({ go: goThatFails(2) })
  expect(said).toMatch(/^(\[engines\] go ended with 1; trying again\n){2}\[engines\] ferretdb installed in \d+ s\n$/)
  expect([status, readFileSync(server, 'utf8'), readFileSync(join(machine, 'tries'), 'utf8')]).toEqual([
    0,
    'built\n',
    'again\n'.repeat(3),
  ])
})

it('a registry that never answers ends the installation with what was tried, and leaves nothing half done', () => {
  const { status, said, server } = install({ go: goThatFails(9) })
  expect(said).toMatch(/ferretdb could not be installed: go build .* ended with 1, and so did 2 tries before\n$/)
  expect([status, existsSync(dirname(server))]).toEqual([1, false])
})
