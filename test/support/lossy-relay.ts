import { hostileBus } from './hostile-bus.ts'
import { openEngines } from '#infra/engines/open.ts'
import { readEnv } from '#infra/env.ts'
import { openRoles } from '#services/platform.ts'
import { seeded } from '../fixtures/seeded.ts'

/** A relay whose Kafka client says yes to records it never sent, as a process of its own; tells its parent when it is on duty. */
const [seed, lose] = process.argv.slice(2).map(Number) as [number, number]
const env = readEnv(process.env)
const engines = await openEngines(env)
const bus = hostileBus(engines.bus, { random: seeded(seed).next, lose, duplicate: 0, delay: 0, reorder: 0 })
const { relay } = await openRoles(env, new Set(['relay']), { engines: { ...engines, bus } })
const looking = setInterval(() => {
  if (!relay!.status().onDuty) return
  clearInterval(looking)
  process.send!('on duty')
}, 50)
process.on('disconnect', () => process.exit())
