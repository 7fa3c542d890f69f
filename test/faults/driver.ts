import { streamName } from '#contracts/streams.ts'
import { hostileBus } from '#infra/engines/event-bus/hostile.ts'
import { openEngines } from '#infra/engines/open.ts'
import { readEnv } from '#infra/env.ts'
import { deciders } from '#services/commands/deciders.ts'
import { openPlatform } from '#services/platform.ts'
import { seeded } from '../fixtures/seeded.ts'
import { admin } from '../fixtures/people.ts'
import { check } from './check.ts'
import type { Answer, Order } from './protocol.ts'

/** The platform as a process of its own, sent commands by the test that is going to kill it. */
const env = readEnv(process.env)
const opening = performance.now()
const engines = await openEngines(env)
const random = seeded(Number(process.env.SEED))
const harm = { lose: 0, duplicate: 0, delay: 0, reorder: 0 }
const bus = hostileBus(engines.bus, Object.assign(harm, { random: random.next }))
const platform = await openPlatform(env, { engines: { ...engines, bus } })
const answer = (message: Answer) => process.send!(message)

async function atRest() {
  for (;;) {
    await platform.processes.sweep()
    await platform.projections.sweep()
    if ((await platform.relay.lag()) === 0 && platform.processes.status().length === 0) return
    await new Promise(setImmediate)
  }
}

process.on('message', async (order: Order) => {
  if (order.do === 'harm') {
    Object.assign(harm, { lose: 0.05, duplicate: 0.1, delay: 0.1, reorder: 0.2 })
  } else if (order.do === 'check') {
    await atRest()
    answer({ did: 'check', ...(await check(platform, order.acknowledged)) })
  } else {
    const { commandId, aggregate, id, command } = order
    try {
      const { revision, events, replayed } = await platform.commands.handle(deciders[aggregate]!, id, command, platform.context(admin, commandId))
      answer({ did: 'command', commandId, wrote: events.length > 0 || replayed ? { stream: streamName(admin.companyId, aggregate, id), revision } : null })
    } catch (error) {
      answer({ did: 'command', commandId, wrote: null, refused: String((error as { code?: string }).code ?? error) })
    }
  }
})
answer({ did: 'open', ms: performance.now() - opening })
