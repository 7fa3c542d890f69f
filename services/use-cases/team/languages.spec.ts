import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-team-languages-'))
const password = 'tR4-vexing-lamp'
let platform: Platform

beforeAll(async () => void (platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))))
afterAll(async () => {
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const address = () => `${randomUUID()}@acme.test`
async function company() {
  const { companyId, userId } = await platform.useCases.accounts.openAccount({
    name: 'Rita Moreno',
    email: address(),
    companyName: 'Northwind',
    password,
  })
  const rita = {
    kind: 'user',
    companyId,
    userId,
    role: 'admin',
    creator: true,
    permissions: permissionsOf.admin,
  } as const
  const { token } = await platform.commands.handle(
    subscriptionDecider,
    companyId,
    { type: 'ChangePlan', data: { plan: 'enterprise' } },
    platform.context(rita),
  )
  await platform.caughtUp(token)
  return rita
}
/** The message an invited person gets. */
async function invited(rita: Awaited<ReturnType<typeof company>>, email = address()) {
  const { token } = await platform.useCases.team.inviteUsers(rita, {
    people: [{ email, roleId: 'edit' }],
    commandId: randomUUID(),
  })
  await platform.caughtUp(token)
  return vi.waitFor(async () => {
    const message = (await platform.engines.mail.outbox(100)).find(({ to }) => to === email)
    if (!message) throw new Error('no message yet')
    return message
  }, 5000)
}

it('an invitation is in the language the inviter chose, else in that of the company', async () => {
  const rita = await company()
  expect((await invited(rita)).subject).toBe('You are invited to join Northwind on Hirelog')
  await platform.useCases.company.changeCompanyDetails(rita, { language: 'he' })
  expect((await invited(rita)).subject).toBe('הזמנה להצטרף אל Northwind ב־Hirelog')
  await platform.useCases.accounts.chooseLanguage(rita, { language: 'de' })
  expect((await invited(rita)).subject).toBe('Sie sind eingeladen, bei Northwind auf Hirelog mitzuarbeiten')
})

it('whoever has joined is written to in the language of the page they joined on, whatever the others read', async () => {
  const rita = await company()
  await platform.useCases.accounts.chooseLanguage(rita, { language: 'de' })
  const { to: email, text } = await invited(rita)
  const code = decodeURIComponent(/\/join\?code=(\S+)/.exec(text)![1]!)
  const account = await platform.useCases.team.acceptInvitation({ code, name: 'Sam Okoye', password }, '10.0.0.1', 'he')
  await platform.caughtUp(account.token)
  const { sessionToken } = await platform.useCases.accounts.signIn({ email, password }, '10.0.0.1')
  expect((await platform.useCases.accounts.sessionUser(sessionToken))!.user.language).toBe('he')

  await platform.useCases.accounts.requestPasswordReset(email, '10.0.0.1')
  await vi.waitFor(
    async () =>
      expect(
        (await platform.engines.mail.outbox(100)).filter(({ to }) => to === email).map(({ subject }) => subject),
      ).toContain('בחירת סיסמה חדשה ל־Hirelog'),
    5000,
  )
})
