import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** What a run takes minutes for, and what it takes a night for. A count that is set in the environment wins. */
const counts = {
  embedded: {
    config: 'vitest.config.ts',
    run: {
      KILLS: 200,
      SERVER_KILLS: 60,
      UPLOAD_KILLS: 120,
      CONNECTED_KILLS: 50,
      OUTREACH_KILLS: 12,
      BOOKING_KILLS: 24,
      BOOKING_RACE: 1000,
      SCHEDULES: 10_000,
    },
    nightly: {
      KILLS: 5_000,
      SERVER_KILLS: 2_000,
      UPLOAD_KILLS: 2_000,
      CONNECTED_KILLS: 1_000,
      OUTREACH_KILLS: 200,
      BOOKING_KILLS: 600,
      BOOKING_RACE: 1000,
      SCHEDULES: 1_000_000,
    },
  },
  real: {
    config: 'real.config.ts',
    run: {
      CRASHES: 3,
      ROLE_KILLS: 3,
      FROZEN_MS: 40_000,
      FREEZES: 1,
      FREEZE_MS: 40_000,
      FAULTS: 5,
      AWAY_MS: 60_000,
      NETWORK_FAULTS: 5,
      DISK_FULL: 1,
      MONGO_KILLS: 3,
      ENGINE_KILLS: 3,
      EVENTSTORE_SWITCHES: 20,
      EVENTSTORE_APPENDS: 3_000,
      MIGRATION_KILLS: 5,
      REBUILD_KILLS: 5,
    },
    nightly: {
      CRASHES: 100,
      ROLE_KILLS: 100,
      FROZEN_MS: 40_000,
      FREEZES: 50,
      FREEZE_MS: 40_000,
      FAULTS: 200,
      AWAY_MS: 60_000,
      NETWORK_FAULTS: 400,
      DISK_FULL: 20,
      MONGO_KILLS: 100,
      ENGINE_KILLS: 100,
      EVENTSTORE_SWITCHES: 2_000,
      EVENTSTORE_APPENDS: 100_000,
      MIGRATION_KILLS: 100,
      REBUILD_KILLS: 100,
    },
  },
} as const

const args = process.argv.slice(2)
const nightly = args.includes('--nightly')
const at = args.indexOf('--engines')
const asked = at < 0 ? 'embedded' : args[at + 1]
if (asked !== 'embedded' && asked !== 'real') {
  console.error(`--engines ${asked ?? ''} is not known: it is embedded or real`)
  process.exit(1)
}
const own = new Set(['--nightly', '--engines', ...(at < 0 ? [] : [asked])])
const { config, run, nightly: long } = counts[asked]
const times = Object.fromEntries(
  Object.entries(nightly ? long : run).map(([name, count]) => [name, process.env[name] || String(count)]),
)
console.log(
  `faults on ${asked} engines${nightly ? ', for a night' : ''}: ${Object.entries(times)
    .map(([name, count]) => `${name}=${count}`)
    .join(' ')}`,
)

const vitest = join('node_modules', 'vitest', 'vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--config', join('test/faults', config), ...args.filter((arg) => !own.has(arg))],
  { stdio: 'inherit', env: { ...process.env, ...times } },
)
process.exit(status ?? 1)
