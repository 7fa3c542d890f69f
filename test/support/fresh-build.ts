import { spawnSync } from 'node:child_process'

/** What specs start as a process is the bundle: made anew where its sources changed since. */
export default function setup() {
  const { status } = spawnSync(process.execPath, ['infra/setup.mjs', '--dev', '--build'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the platform could not be built')
}
