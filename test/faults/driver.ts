import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { streamName } from '#contracts/kernel/streams.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { hostileBus } from '../support/hostile-bus.ts'
import { openEngines } from '#infra/engines/open.ts'
import { readEnv } from '#infra/env.ts'
import { deciders } from '#services/commands/deciders.ts'
import { api } from '#services/http/api/register.ts'
import { answerWithProblems } from '#services/http/problems.ts'
import { openPlatform } from '#services/platform.ts'
import { seeded } from '../fixtures/seeded.ts'
import { admin, rita } from '../fixtures/people.ts'
import { check } from './check.ts'
import { passedOver } from './check-inputs.ts'
import type { Answer, ApiKey, Order } from './protocol.ts'

/** The same in every life: the company is registered once. */
const COMPANY_COMMAND = '77777777-7777-4777-8777-777777777777'

/** The platform as a process of its own, sent commands by the test that is going to kill it. */
const env = readEnv(process.env)
const opening = performance.now()
const engines = await openEngines(env)
const random = seeded(Number(process.env.SEED))
const harm = { lose: 0, duplicate: 0, delay: 0, reorder: 0 }
const bus = hostileBus(engines.bus, Object.assign(harm, { random: random.next }))
const platform = await openPlatform(env, { engines: { ...engines, bus } })
const ms = performance.now() - opening
const answer = (message: Answer) => process.send!(message)

async function listening() {
  const app = Fastify().withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerWithProblems(app as never)
  await app.register(cookie)
  await app.register(api, { platform })
  return app.listen({ port: 0, host: '127.0.0.1' })
}

async function apiKey(): Promise<ApiKey> {
  if (process.env.API_KEY) return JSON.parse(process.env.API_KEY) as ApiKey
  const { companyId } = admin
  const data = { companyId, name: 'Acme', createdBy: rita }
  await platform.commands.handle(
    companyDecider,
    companyId,
    { type: 'RegisterCompany', data },
    platform.context(admin, COMPANY_COMMAND),
  )
  return platform.useCases.accounts.issueApiKey(admin, { label: 'Client', scopes: ['candidates.review'] })
}

async function atRest() {
  for (;;) {
    await platform.processes.sweep()
    await platform.projections.sweep()
    if ((await platform.relay.lag()) === 0 && platform.processes.openCalls() + platform.processes.status().length === 0)
      return
    await new Promise(setImmediate)
  }
}

process.on('message', async (order: Order) => {
  if (order.do === 'harm') {
    Object.assign(harm, { lose: 0.05, duplicate: 0.1, delay: 0.1, reorder: 0.2 })
  } else if (order.do === 'check') {
    await atRest()
    const checked = await check(platform, order.acknowledged)
    answer({ did: 'check', ...checked, problems: [...checked.problems, ...(await passedOver(platform))] })
  } else {
    const { commandId, aggregate, id, command } = order
    try {
      const { revision, events, replayed } = await platform.commands.handle(
        deciders[aggregate]!,
        id,
        command,
        platform.context(admin, commandId),
      )
      answer({
        did: 'command',
        commandId,
        wrote: events.length > 0 || replayed ? { stream: streamName(admin.companyId, aggregate, id), revision } : null,
      })
    } catch (error) {
      answer({ did: 'command', commandId, wrote: null, refused: String((error as { code?: string }).code ?? error) })
    }
  }
})
answer({ did: 'open', ms, url: await listening(), key: await apiKey() })
