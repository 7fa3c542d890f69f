import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { randomUUID } from 'node:crypto'
import { readEnv } from '#infra/env.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { openPlatform } from '#services/platform.ts'
import { fireDueTimers } from '#services/scheduler/due-timers.ts'
import { operating } from '#test/fixtures/people.ts'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededPerson, seeding } from '#test/support/seed.ts'
import { clockOff, type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-dunning-'))
const DAY = 86_400_000
/** The plan was ordered so many days ago. */
const AGO = 77
const begun = Date.now() - AGO * DAY
const at = (days: number) => begun + days * DAY
/** Days after the order: the first failure, the third one, blocked, and after the payment. */
const stages = [46.1, 50.2, 76.3, 76.4] as const
type Stage = (typeof stages)[number]
const sessions = new Map<Stage, { rita: string; olga: string }>()
let rita: SeededPerson
let olga: SeededPerson
let jobId: string
let server: RunningServer | undefined

/** The platform in this process, at a moment. */
const openAt = (clock: { now: number }) =>
  openPlatform(readEnv({ DATA_DIR: dataDir, PUBLIC_URL: 'http://hire.example' }), {
    now: () => new Date(clock.now).toISOString(),
  })

beforeAll(async () => {
  const clock = { now: at(0) }
  const platform = await openAt(clock)
  const seed = seeding(platform)
  ;[rita, olga] = [await seed.person(), await seed.person('Olga Desk', 'Hosting')]
  ;({ jobId } = await seed.job(rita.asker, ['Ada Byron']))
  const open = async ({ asker }: SeededPerson) => {
    const { companyId, userId } = asker as typeof asker & { userId: string }
    return (await platform.useCases.accounts.openSession({ companyId, userId })).sessionToken
  }
  for (const stage of stages) {
    clock.now = at(stage)
    sessions.set(stage, { rita: await open(rita), olga: await open(olga) })
  }
  clock.now = at(0)
  const { billing } = platform.useCases
  const order = { plan: 'team', frequency: 'month', currency: 'gbp', seats: 0, jobs: 0 } as const
  const billTo = { name: 'Acme Ltd', address: '1 High Street', taxId: '' }
  const invoiceId = randomUUID()
  await platform.caughtUp((await billing.placeOrder(rita.asker, { invoiceId, order, couponCode: '', billTo })).token)
  const payment = { companyId: rita.asker.companyId, invoiceId, reference: 'Transfer 1' }
  await platform.caughtUp((await billing.recordPayment(operating(olga.asker), payment)).token)
  clock.now = at(32)
  const renewed = async () => {
    await fireDueTimers(platform)
    return (await platform.readers.invoicesOf(rita.asker))?.open === 1
  }
  await vi.waitUntil(renewed, { timeout: 20_000 })
  await platform.close()
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The server dies in the middle of its work and comes back at a later day. */
async function dies(stage: Stage) {
  await server?.stop('SIGKILL')
  server = await startServer({
    dataDir,
    env: { OPERATORS: olga.email, ...clockOff(Math.round((at(stage) - Date.now()) / 60_000)) },
  })
  const page = await browser.open(stage === 50.2 ? { ...phone, ...dark } : {})
  await signedIn(page, server.url, { sessionToken: sessions.get(stage)!.rita })
  return { page, url: server.url }
}
const stopped = 'Your subscription has ended. Choose a plan to go on.'
const failed = 'We were unable to process your credit card payment'

it('a failed payment warns in stages, blocks, and the payment opens again, though the server dies in between', async () => {
  const first = await dies(46.1)
  await first.page.goto(`${first.url}/admin/overview`)
  await first.page.getByText(failed).waitFor()
  await expectClean(first.page)

  const third = await dies(50.2)
  await third.page.goto(`${third.url}/admin/overview`)
  await third.page.getByText('to retain access to your account.').waitFor()
  await expectClean(third.page)

  const blocked = await dies(76.3)
  const { page, url } = blocked
  await page.goto(`${url}/admin/overview`)
  await page.getByText('Your subscription has been blocked due to failed payment').waitFor()
  await expectClean(page)
  // The record stays readable; nothing new begins.
  await page.goto(`${url}/admin/jobs/${jobId}`)
  await page.getByRole('link', { name: 'Ada Byron' }).waitFor()
  await page.goto(`${url}/jobs-cep/create`)
  await page.getByRole('button', { name: 'Create job' }).click()
  await page.getByText(stopped).waitFor()
  await page.goto(`${url}/admin/overview`)
  await page.getByText('Your subscription has been blocked due to failed payment').waitFor()

  const desk = await browser.open()
  await signedIn(desk, url, { sessionToken: sessions.get(76.3)!.olga })
  await desk.goto(`${url}/admin/billing/invoices`)
  for (const invoice of ['INV-0002', 'INV-0003']) {
    await desk.getByLabel(`Reference of the payment for ${invoice}`).fill('Transfer 2')
    await desk
      .getByRole('listitem')
      .filter({ hasText: invoice })
      .getByRole('button', { name: 'Record payment' })
      .click()
    await desk.getByLabel(`Reference of the payment for ${invoice}`).waitFor({ state: 'detached' })
  }
  // The page that is open hears of it.
  await page.getByText('Your subscription has been blocked due to failed payment').waitFor({ state: 'detached' })

  const after = await dies(76.4)
  await after.page.goto(`${after.url}/jobs-cep/create`)
  await after.page.getByRole('button', { name: 'Create job' }).click()
  await after.page.waitForURL(/jobs-cep\/create\/[0-9a-f-]{36}/)
  await server!.stop('SIGKILL')

  const platform = await openAt({ now: at(76.5) })
  // Each mail of each stage left once, whatever the server was doing when it died.
  const mails = await platform.useCases.accounts.outboxAt(rita.email)
  const told = mails.map(({ subject }) => subject.split(':')[0]).sort()
  expect(told.filter((subject) => !/INV-000[12]/.test(subject!))).toEqual([
    'A payment is overdue',
    'A payment is overdue',
    'Invoice INV-0003 for Acme',
    'Please pay to keep your access',
    'Please pay to keep your access',
    'Your subscription is active again',
    'Your subscription is blocked',
  ])
  // What pages read is what the log says.
  const { state } = await platform.commands.stateOf(subscriptionDecider, rita.asker, rita.asker.companyId)
  const { report, plan } = (await platform.readers.balancesOf(rita.asker))!
  expect(state).toMatchObject({ plan, report })
  expect(report).toMatchObject({ standing: { status: 'active' }, dueSince: null })
  expect((await platform.readers.invoicesOf(rita.asker))!.invoices.map(({ status }) => status)).toEqual([
    'paid',
    'paid',
    'paid',
  ])
  await platform.close()
}, 180_000)
