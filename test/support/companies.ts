import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { type SeededPerson, seedFolder } from './seed.ts'
import { type RunningServer, startServer } from './server.ts'

/** A test that is tried once more needs one more. */
const SPARE = 2

/** The browser of a person who has signed in already. */
export const signedIn = (page: Page, url: string, { sessionToken }: Pick<SeededPerson, 'sessionToken'>) =>
  page
    .context()
    .addCookies([{ name: sessionCookieName(url), value: sessionToken, url, httpOnly: true, sameSite: 'Lax' }])

/** A server with so many unused companies, for files in which signing up is not the matter. Who made one runs the installation as well. */
export function useCompanies(count: number, companyName?: string, plan?: PlanName) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-companies-'))
  const waiting: SeededPerson[] = []
  const world = { server: undefined as unknown as RunningServer, arrive }
  beforeAll(async () => {
    await seedFolder(dataDir, async (seed, { commands, context }) => {
      for (let n = 0; n < count + SPARE; n++) {
        const person = await seed.person(undefined, companyName)
        waiting.push(person)
        const { asker } = person
        const change = { type: 'ChangePlan', data: { plan: plan ?? 'starter' } } as const
        if (plan) await commands.handle(subscriptionDecider, asker.companyId, change, context(asker))
      }
    })
    world.server = await startServer({ dataDir, env: { OPERATORS: waiting.map(({ email }) => email).join() } })
  })
  afterAll(async () => {
    await world.server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** The first visit of a person with a company of their own: they are on the overview. */
  async function arrive(page: Page): Promise<SeededPerson> {
    const person = waiting.shift()
    if (!person) throw new Error(`useCompanies(${count}) has no company left: ask for one for each visit`)
    await signedIn(page, world.server.url, person)
    await page.goto(`${world.server.url}/admin/overview`)
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
    return person
  }
  return world
}
