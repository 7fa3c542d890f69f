import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { openEngines } from '#infra/engines/open.ts'
import { readEnv } from '#infra/env.ts'
import { httpServer } from '#services/http/server.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { gatedBus } from '#test/support/gated-bus.ts'
import { seeding } from '#test/support/seed.ts'

let platform: Platform
let app: FastifyInstance
/** Held closed, the list of jobs gets nothing more from the bus. */
let jobsGate = Promise.resolve()

beforeAll(async () => {
  const env = readEnv({ DATA_DIR: emptyFolder() })
  const engines = await openEngines(env)
  const bus = gatedBus(engines.bus, 'proj.jobs.', () => jobsGate)
  platform = await openPlatform(env, { engines: { ...engines, bus } })
  app = (await httpServer(platform)) as never
})
afterAll(async () => {
  await app?.close()
  await platform?.close()
})

it('a recruiter is told of figures that lack what was saved, by every page under /admin, and no more once they have it', async () => {
  const { asker, email, password } = await seeding(platform).person()
  const { sessionToken } = await platform.useCases.accounts.signIn({ email, password }, '127.0.0.1')
  const told = async () => {
    const page = await app.inject({
      url: '/admin/settings',
      cookies: { [sessionCookieName(platform.settings.publicUrl)]: sessionToken },
    })
    expect(page.statusCode).toBe(200)
    return /Figures are [^<]*/.exec(page.body)?.[0] ?? null
  }
  await platform.behind.look()
  await platform.behind.look()
  expect(await told()).toBeNull()

  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  onTestFinished(() => goOn())
  jobsGate = promise
  await platform.useCases.jobs.createJob(asker, {})
  await platform.behind.look()
  await platform.behind.look()
  expect(await told()).toBe('Figures are 1 event behind. What you save is kept and will appear.')

  goOn()
  await vi.waitFor(async () => {
    await platform.behind.look()
    expect(await told()).toBeNull()
  }, 10_000)
})
