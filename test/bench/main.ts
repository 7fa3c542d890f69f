import { cpus } from 'node:os'
import { analyticsGoals } from './analytics.ts'
import { billingGoals } from './billing.ts'
import { boardGoals } from './board.ts'
import { brandGoals } from './brand.ts'
import { builderGoals } from './builder.ts'
import { chartGoals } from './charts.ts'
import { commandGoals } from './commands.ts'
import { connectGoals } from './connect.ts'
import { decideGoals } from './decide.ts'
import { discussedGoals } from './discussed.ts'
import { entitlementGoals } from './entitlements.ts'
import { entryGoals } from './entry.ts'
import { enumerationGoals } from './enumeration.ts'
import { meetGoals } from './meet.ts'
import { pageGoals } from './pages.ts'
import { projectionGoals } from './projections.ts'
import { reachGoals } from './reach.ts'
import { rebuildGoals } from './rebuild.ts'
import { reminderGoals } from './reminders.ts'
import { filterGoals } from './filters.ts'
import type { Goal } from './report.ts'
import { heading, met, row } from './report.ts'
import { searchGoals } from './search.ts'
import { signInAttackGoals } from './sign-in-attack.ts'
import { signInGoals } from './sign-ins.ts'
import { steadyGoals } from './steady/goals.ts'
import { timerGoals } from './timers.ts'

process.env.NODE_ENV = 'production'

/** Groups of goals that are measured together; `--only G1,G6` runs the groups that hold one of them. */
const groups: [ids: string[], measure: (rounds: number) => Promise<Goal[]>][] = [
  [['G1', 'G2', 'G3', 'G4'], commandGoals],
  [['G6'], projectionGoals],
  [['G7', 'G8'], rebuildGoals],
  [['G9'], boardGoals],
  [['G14'], searchGoals],
  [['filters'], filterGoals],
  [['entry'], entryGoals],
  [['timers'], timerGoals],
  [['meet'], meetGoals],
  [['reminders'], reminderGoals],
  [['sign-ins'], signInGoals],
  [['sign-in-attack'], signInAttackGoals],
  [['analytics'], analyticsGoals],
  [['analytics', 'charts', 'charts-day', 'charts-moment'], chartGoals],
  [['entitlements', 'billing'], entitlementGoals],
  [['billing'], billingGoals],
  [['enumeration'], enumerationGoals],
  [['G10', 'G11', 'G12', 'G13', 'scroll', 'memory', 'idle'], pageGoals],
  [['discussed'], discussedGoals],
  [['decide', 'what-if', 'live-list'], decideGoals],
  [['builder'], builderGoals],
  [['brand'], brandGoals],
  [['steady'], steadyGoals],
  [['reach'], reachGoals],
  [['webhooks', 'feed', 'first-sync'], connectGoals],
]

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : (process.argv[at + 1] ?? '')
}
const json = process.argv.includes('--json')
const only = option('only')?.split(',')
const rounds = Number(option('rounds') ?? 5)

const goals: Goal[] = []
if (!json)
  console.log(
    `median of ${rounds} interleaved rounds; node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}\n\n${heading}`,
  )
const real = option('engines') === 'real' ? await import('./real/groups.ts') : null
try {
  for (const [ids, measure] of real?.realGroups ?? groups) {
    if (only && !ids.some((id) => only.includes(id))) continue
    try {
      const measured = await measure(rounds)
      goals.push(...measured)
      if (!json) for (const goal of measured) console.log(row(goal))
    } catch (error) {
      // The other rows are measured all the same; this one is not passed over in silence.
      process.exitCode = 1
      console.error(`| ${ids.join(', ')} | was not measured: ${(error as Error).message} |`)
    }
  }
} finally {
  await real?.closeScene()
}
if (json) {
  const judged = goals.map((goal) => ({
    ...goal,
    realisticMet: met(goal, goal.realistic),
    extraordinaryMet: goal.extraordinary ? met(goal, goal.extraordinary) : null,
  }))
  console.log(
    JSON.stringify(
      { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, rounds, goals: judged },
      null,
      2,
    ),
  )
}
