import '../env.ts'
import { FolderInUse, FolderNotUsable } from '#infra/engines/sqlite/lock.ts'
import { BadSettings, readEnv } from '#infra/env.ts'
import { colleagues, creator } from '../demo/colleagues.ts'
import { fill } from '../demo/fill.ts'
import { passwordFor } from '../demo/passwords.ts'
import { openPlatform } from '../platform.ts'
import { readArguments } from './arguments.ts'

const usage = 'npm run demo    fills DATA_DIR with a company to look at, and says how to sign in'

/** `npm run demo`: fills DATA_DIR with a company to look at, and says how to sign in. */
async function main() {
  readArguments(usage, {})
  const started = performance.now()
  const env = readEnv(process.env)
  const now = Date.now()
  const clock = { at: now }
  const platform = await openPlatform(env, { now: () => new Date(clock.at).toISOString() })
  try {
    let shown = 0
    const report = await fill(platform, clock, now, (done, of) => {
      const tenth = Math.floor((done / of) * 10)
      if (tenth > shown) console.log(`${(shown = tenth)}0 % of ${of} commands`)
    })
    console.log(`
${report.jobs} jobs, ${report.candidates} candidates and ${report.recordings} recordings are in ${env.DATA_DIR} (${Math.round(performance.now() - started)} ms).
Start the platform with npm start and sign in at ${platform.settings.publicUrl}

  role      email                           password`)
    for (const person of [{ ...creator, role: 'admin' }, ...colleagues])
      console.log(`  ${person.role.padEnd(8)}  ${person.email.padEnd(30)}  ${passwordFor(platform, person)}`)
  } finally {
    await platform.close()
  }
}

main().catch((error: unknown) => {
  const expected = error instanceof BadSettings || error instanceof FolderNotUsable
  console.error(
    error instanceof FolderInUse
      ? `${error.message}. Stop it first; npm run demo fills the folder without a server.`
      : expected
        ? error.message
        : error,
  )
  process.exit(1)
})
