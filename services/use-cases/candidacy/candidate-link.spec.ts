import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { aJob } from '#test/fixtures/job.ts'
import { fullJourney } from '#test/fixtures/journey.ts'
import { openPlatform, type Platform } from '../../platform.ts'
import { TOKEN_HEADER, UPLOADS_PATH } from '../../uploads/uploads.ts'

const DAY_MS = 24 * 3600_000
const folder = useFolders()
let clock = Date.now()
let platform: Platform
let rita: Asker
let link: string

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: folder(), PUBLIC_URL: 'http://hire.example' }), {
    now: () => new Date(clock).toISOString(),
  })
  const form = { name: 'Rita Moreno', email: 'rita@acme.test', companyName: 'Acme', password: 'tR4-vexing-lamp' }
  await platform.useCases.accounts.openAccount(form)
  rita = (await platform.useCases.accounts.sessionUser(
    (
      await platform.useCases.accounts.signIn(form, '10.0.0.1')
    ).sessionToken,
  ))!.asker
  const { jobId } = await platform.useCases.jobs.createJob(rita, { draft: { ...aJob(), journey: fullJourney } })
  await platform.useCases.jobs.activateJob(rita, { jobId })
  link = `${rita.companyId}.${jobId}`
})
afterAll(() => platform.close())

const start = async (email: string) =>
  (
    await platform.useCases.candidacy.startApplication(
      {
        name: 'Ada Byron',
        email,
        phone: '+44 20 7946 0000',
        link,
        token: null,
        referral: false,
        commandId: randomUUID(),
      },
      randomUUID(),
    )
  ).candidateToken
const open = async (token: string) => (await platform.useCases.candidacy.openApplication(link, token))!
const answer = (token: string) =>
  platform.useCases.candidacy.giveAnswer(token, { moduleId: 'permit', answer: { kind: 'YES_NO', choice: 'yes' } })
const mailedTo = async (email: string) => (await platform.engines.mail.outbox(100)).filter(({ to }) => to === email)
const head = (token: string) =>
  platform.uploads.handle(
    new Request(`http://localhost${UPLOADS_PATH}/${randomUUID()}`, {
      method: 'HEAD',
      headers: { 'tus-resumable': '1.0.0', [TOKEN_HEADER]: token },
    }),
  )

describe('the link of a candidate', () => {
  it('ends after the days that the company sets, and shows and changes nothing then', async () => {
    const token = await start('ada@example.org')
    clock += 89 * DAY_MS
    expect(await open(token)).toMatchObject({ ended: false, candidate: { email: 'ada@example.org' } })
    // Opening it makes no later one of it.
    expect((await open(token)).candidate?.token).toBe(token)
    clock += 2 * DAY_MS
    expect(await open(token)).toMatchObject({ ended: true, candidate: null })
    await expect(answer(token)).rejects.toMatchObject({ code: 'candidate/link-ended' })
    await expect(
      platform.useCases.candidacy.startApplication(
        { name: 'Ada', email: 'ada@example.org', phone: '', link, token, referral: false, commandId: randomUUID() },
        randomUUID(),
      ),
    ).rejects.toMatchObject({ code: 'candidate/link-ended' })
    expect((await head(token)).status).toBe(410)
  })

  it('is renewed by mail alone, three times a day at most', async () => {
    const token = await start('grace@example.org')
    clock += 91 * DAY_MS
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      await platform.useCases.candidacy.requestApplicationLink(token, from)
    await expect(platform.useCases.candidacy.requestApplicationLink(token, '192.0.2.4')).rejects.toMatchObject({
      code: 'auth/too-many-attempts',
    })
    expect((await open(token)).ended).toBe(true)

    await vi.waitFor(async () => expect(await mailedTo('grace@example.org')).not.toEqual([]), 10_000)
    const renewed = decodeURIComponent(/\?c=(\S+)/.exec((await mailedTo('grace@example.org'))[0]!.text)![1]!)
    expect((await open(renewed)).candidate?.email).toBe('grace@example.org')
    await answer(renewed)
  })

  it('ends sooner once the company says so', async () => {
    const token = await start('alan@example.org')
    clock += 10 * DAY_MS
    await answer(token)
    await platform.useCases.company.changeCompanyDetails(rita, { candidateAccessDays: 7 })
    expect((await open(token)).ended).toBe(true)
    await platform.useCases.company.changeCompanyDetails(rita, { candidateAccessDays: 90 })
    expect((await open(token)).ended).toBe(false)
  })

  it('of an earlier release, without a day, has ended', async () => {
    const token = await start('joan@example.org')
    const [companyId, jobId, candidateId] = token.split('.')
    const value = `${companyId}.${jobId}.${candidateId}`
    expect(await open(`${value}.${platform.engines.keys.sign('candidate', value)}`)).toMatchObject({
      ended: true,
      candidate: null,
    })
    // A day that was not signed is no token.
    expect(await open(`${value}.99999.${platform.engines.keys.sign('candidate', value)}`)).toMatchObject({
      ended: false,
      candidate: null,
    })
  })
})
