import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { userDecider } from '#domain/user/decider.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { password } from './account.ts'
import type { useBrowser, WatchedPage } from './browser.ts'
import { type RunningServer, startServer } from './server.ts'

/** Sessions of a company's people, as the cookie that holds them. */
export type Staff = { companyId: string; admin: string; viewer: string | null }
type Wanted = Record<string, { alone?: boolean; socialSignIns?: number }>

const secret = 'what-only-billing-knows'
const adminOf = (company: string) => `rita@${company}.test`

/** A server with the companies of `companiesSince`, their people's browsers, and the billing service they pay through. */
export function useStaff(daysAgo: number, wanted: Wanted) {
  let server: RunningServer
  let dataDir: string
  const world = {
    staff: {} as Record<string, Staff>,
    url: '',
    at: (path: string) => server.url + path,
    /** A page of a person who is signed in, with nothing on it yet. */
    async page(
      browser: ReturnType<typeof useBrowser>,
      token: string,
      options: BrowserContextOptions = {},
    ): Promise<WatchedPage> {
      const page = await browser.open(options)
      await page.context().addCookies([sessionCookie(server.url, token)])
      return page
    },
    /** What the billing service says of a company. */
    async billing(company: string, news: Record<string, unknown>) {
      const report = {
        id: randomUUID(),
        company_id: world.staff[company]!.companyId,
        cb_subscription_status: 'active',
        ...news,
      }
      const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
      const answer = await fetch(`${server.url}/hooks/billing`, {
        method: 'POST',
        headers,
        body: JSON.stringify(report),
      })
      expect(await answer.json()).toEqual({ status: 'OK' })
    },
  }
  beforeAll(async () => {
    const made = await companiesSince(daysAgo, wanted)
    ;({ dataDir, staff: world.staff } = made)
    server = await startServer({
      dataDir,
      env: { BILLING_SECRET: secret, OPERATORS: Object.keys(wanted).map(adminOf).join() },
    })
    world.url = server.url
  })
  afterAll(async () => {
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return world
}

/** A folder with companies that signed up some time ago, each with whom it has; and who is signed in to them now. */
async function companiesSince(
  daysAgo: number,
  wanted: Wanted,
): Promise<{ dataDir: string; staff: Record<string, Staff> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-shell-'))
  let ago = daysAgo * 86_400_000
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir, PORT: '0' }), {
    now: () => new Date(Date.now() - ago).toISOString(),
  })
  const { useCases, commands, context } = platform
  try {
    const found = await Promise.all(
      Object.entries(wanted).map(async ([name, { alone, socialSignIns }]) => {
        const { companyId, userId } = await useCases.accounts.openAccount({
          name: `Rita of ${name}`,
          email: adminOf(name),
          companyName: name,
          password,
        })
        const id = randomUUID()
        const admin = {
          kind: 'user',
          companyId,
          userId,
          role: 'admin',
          creator: true,
          permissions: permissionsOf.admin,
        } as const
        const data = {
          userId: id,
          name: `Vera of ${name}`,
          email: `vera@${name}.test`,
          passwordHash: 'none',
          role: 'review',
          creator: false,
          emailVerified: true,
          complete: true,
        } as const
        const seen = alone ? null : await commands.handle(userDecider, id, { type: 'SignUpUser', data }, context(admin))
        if (seen) await platform.caughtUp(seen.token, 10_000)
        return { name, companyId, userId, viewerId: alone ? null : id, socialSignIns }
      }),
    )
    ago = 0
    const cookie = async (companyId: string, userId: string, socialSignIns = 0) => {
      for (let n = 1; n < socialSignIns; n++)
        await useCases.accounts.openSession({ companyId, userId }, { method: 'google' })
      return (
        await useCases.accounts.openSession(
          { companyId, userId },
          { method: socialSignIns > 0 ? 'google' : 'password' },
        )
      ).sessionToken
    }
    const staff = await Promise.all(
      found.map(
        async ({ name, companyId, userId, viewerId, socialSignIns }) =>
          [
            name,
            {
              companyId,
              admin: await cookie(companyId, userId, socialSignIns),
              viewer: viewerId && (await cookie(companyId, viewerId)),
            },
          ] as const,
      ),
    )
    return { dataDir, staff: Object.fromEntries(staff) }
  } finally {
    await platform.close()
  }
}

export const sessionCookie = (url: string, value: string) => ({ name: sessionCookieName(url), value, url })
