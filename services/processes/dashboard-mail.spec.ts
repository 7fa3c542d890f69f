import { randomUUID } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { questionIn } from '#contracts/analytics/question.ts'
import { dashboardDecider } from '#domain/dashboard/decider.ts'
import { timerDecider } from '#domain/timer/decider.ts'
import { readEnv } from '#infra/env.ts'
import { uuid5 } from '#infra/hashing.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { colleaguesOf } from '#test/support/colleagues.ts'
import { mailServer } from '#test/support/mail-server.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform } from '../platform.ts'

const folder = useFolders()
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** A company with two applications and a dashboard of them, on a platform whose mail goes to a real server. */
async function opened() {
  const server = await mailServer()
  closers.push(server.close)
  const platform = await openPlatform(
    readEnv({ DATA_DIR: folder(), SMTP_URL: server.url, MAIL_FROM: 'Hirelog <no-reply@hire.test>' }),
  )
  closers.push(() => platform.close())
  const seed = seeding(platform)
  const { asker: rita } = await seed.person()
  if (rita.kind !== 'user') throw new Error('No person')
  await seed.job(rita, ['Ada Byron', 'Cleo Marsh'])
  const { useCases, commands, caughtUp, context } = platform
  const dashboardId = randomUUID()
  const save = async (shared: boolean) => {
    const question = questionIn(new URLSearchParams('range=30d'))!
    const kept = { dashboardId, name: 'Last month', question, section: 'funnel', shared, commandId: randomUUID() }
    await caughtUp((await useCases.company.saveDashboard(rita, kept)).token)
  }
  await save(true)
  const set = async (asker: typeof rita, every: 'week' | null) =>
    caughtUp((await useCases.company.setDashboardMail(asker, { dashboardId, every, commandId: randomUUID() })).token)
  const timerOf = async ({ companyId, userId }: typeof rita) =>
    (await commands.stateOf(timerDecider, { companyId }, uuid5(userId, `mail of dashboard ${dashboardId}`))).state
  const timeComes = async (asker: typeof rita) => {
    const data = { dashboardId, userId: asker.userId }
    await commands.handle(dashboardDecider, dashboardId, { type: 'SendDashboard', data }, context(rita))
  }
  const mails = () =>
    server.received.map(({ recipients, mail }) => ({
      to: recipients[0],
      subject: mail.subject,
      text: String(mail.text),
    }))
  const everyOf = async (asker: typeof rita) => {
    const all = await platform.readers.dashboardsOf(rita)
    return all[0]?.mails.find(({ userId }) => userId === asker.userId)?.every ?? null
  }
  return { platform, seed, rita, dashboardId, save, set, timerOf, timeComes, mails, everyOf }
}

it('the figures of a dashboard are mailed to who asked for them, and the next mail is timed', async () => {
  const { rita, set, timerOf, timeComes, mails } = await opened()
  await set(rita, 'week')
  const dueOf = async () => {
    const timer = await timerOf(rita)
    return timer.status === 'running' ? new Date(timer.dueAt) : null
  }
  const first = await vi.waitFor(async () => (await dueOf()) ?? expect.fail('no timer'), 20_000)
  expect([first.getUTCDay(), first.getUTCHours(), first > new Date()]).toEqual([1, 8, true])
  await timeComes(rita)
  const figures = await vi.waitFor(
    () => mails().find(({ subject }) => subject?.startsWith('Last month: ')) ?? expect.fail('no mail'),
    20_000,
  )
  expect(figures.text).toContain('Applications: 2 (before: 0)')
  expect(figures.text).toContain('/admin/stats?range=30d&section=funnel')
  expect(figures.text).not.toContain('Ada')
  await set(rita, null)
  await vi.waitFor(async () => expect((await timerOf(rita)).status).toBe('cancelled'), 20_000)
})

it('a colleague gets no figures of a dashboard that was made private, nor after they left', async () => {
  const { platform, rita, save, set, timeComes, mails, everyOf } = await opened()
  const { useCases, caughtUp } = platform
  const { userId } = await colleaguesOf(platform, rita).colleague('Cleo', 'admin')
  const { sessionToken } = await useCases.accounts.openSession({ companyId: rita.companyId, userId })
  const cleo = (await useCases.accounts.sessionUser(sessionToken))!.asker
  await set(cleo, 'week')
  await save(false)
  await timeComes(cleo)
  await vi.waitFor(async () => expect(await everyOf(cleo)).toBeNull(), 20_000)
  await save(true)
  await set(cleo, 'week')
  const removed = await useCases.team.removeUsers(rita, { userIds: [userId], commandId: randomUUID() })
  await caughtUp(removed.token)
  await timeComes(cleo)
  await vi.waitFor(async () => expect(await everyOf(cleo)).toBeNull(), 20_000)
  expect(mails().filter(({ subject }) => subject?.startsWith('Last month: '))).toEqual([])
})
