import { afterEach, describe, expect, it, vi } from 'vitest'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { operating } from '#test/fixtures/people.ts'
import { messagesApi } from '#test/peers/sms/messages-api.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform } from '../platform.ts'

const folder = useFolders()
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** A company on the growth plan, with an open job. */
async function opened(env: Record<string, string> = {}) {
  const platform = await openPlatform(readEnv({ DATA_DIR: folder(), ...env }))
  closers.push(() => platform.close())
  const seed = seeding(platform)
  const { asker } = await seed.person()
  await platform.useCases.billing.changePlan(operating(asker), { plan: 'growth' })
  const { jobId } = await seed.job(asker, [])
  const invite = async (
    person: { name: string; email?: string; phone?: string; sms?: boolean },
    commandId = crypto.randomUUID(),
  ) => {
    const { invited, token } = await platform.useCases.candidacy.inviteCandidates(asker, {
      jobId,
      people: [{ email: '', phone: '', ...person }],
      commandId,
    })
    await platform.caughtUp(token)
    return invited[0]!
  }
  const balances = () => platform.readers.balancesOf(asker)
  return { platform, asker, jobId, invite, balances }
}
const quiet = { name: 'Ada Byron', phone: '+44 20 7946 0000' }

describe('an invitation by text message', () => {
  it('goes to the number with a link that opens the application, counts in the balance, and is on the record', async () => {
    const { platform, asker, invite, balances } = await opened()
    const { outcome, candidateId, phone } = await invite(quiet)
    expect([outcome, phone]).toEqual(['invited', '+442079460000'])
    const [text] = await vi.waitUntil(async () => {
      const kept = await platform.engines.sms.outbox(10)
      return kept.length > 0 && kept
    }, 20_000)
    expect(text).toMatchObject({
      to: '+442079460000',
      text: expect.stringMatching(/^Hello Ada Byron, Acme invites you to apply: .+ http:\S+\/apply\/\S+\?c=\S+$/),
    })
    await vi.waitFor(
      async () => expect((await balances())!.texts).toMatchObject({ month: platform.now().slice(0, 7), used: 1 }),
      20_000,
    )
    expect((await platform.readers.candidateDetail(asker, candidateId!)).status).toBe('pending')
    const log = JSON.stringify(await platform.engines.store.readAll(null, 10_000))
    expect(log).not.toContain('2079460000')
  })

  it('goes beside an email where both are wanted, and each once', async () => {
    const { platform, invite } = await opened()
    const commandId = crypto.randomUUID()
    for (let n = 0; n < 2; n++)
      expect(await invite({ ...quiet, email: 'ada@example.org', sms: true }, commandId)).toMatchObject({
        outcome: 'invited',
      })
    await vi.waitFor(
      async () =>
        expect(
          (await platform.engines.mail.outbox(100))
            .filter(({ to }) => ['ada@example.org', '+442079460000'].includes(to))
            .map(({ to }) => to)
            .toSorted(),
        ).toEqual(['+442079460000', 'ada@example.org']),
      20_000,
    )
  })

  it('is not sent where a number stands beside an address and no one asked for a text', async () => {
    const { platform, invite } = await opened()
    await invite({ ...quiet, email: 'ada@example.org' })
    await vi.waitUntil(
      async () => (await platform.engines.mail.outbox(100)).some(({ to }) => to === 'ada@example.org'),
      20_000,
    )
    expect(await platform.engines.sms.outbox(10)).toEqual([])
  })

  it('does not go to the same number on the same job twice, however it is written', async () => {
    const { invite } = await opened()
    const { candidateId } = await invite(quiet)
    expect(await invite({ name: 'A. Byron', phone: '0044 (20) 7946-0000' })).toMatchObject({
      outcome: 'duplicate',
      problem: 'This phone number is on the job already',
    })
    expect(await invite({ name: 'Ben', phone: '+44 20 7946 0001' })).toMatchObject({
      outcome: 'invited',
      candidateId: expect.not.stringMatching(candidateId!),
    })
  })

  it('needs a whole number that costs no one money where there is no address, and one of the two', async () => {
    const { invite } = await opened()
    expect(await invite({ name: 'Ada', phone: '7946 0000' })).toMatchObject({
      outcome: 'invalid',
      problem: 'Enter the whole number with its country code, such as +44 20 7946 0000',
    })
    expect(await invite({ name: 'Ada' })).toMatchObject({ outcome: 'invalid', problem: 'Required field' })
    expect(await invite({ name: 'Ada', phone: '+44 909 879 0000' })).toMatchObject({
      outcome: 'invalid',
      problem: 'This is a premium-rate number: no text message is sent to it',
    })
  })

  it('is not there on a plan without text messages, and says so before anything is sent', async () => {
    const { platform, asker, invite, jobId } = await opened()
    await platform.useCases.billing.changePlan(operating(asker), { plan: 'starter' })
    expect(await invite(quiet)).toMatchObject({
      outcome: 'no-text',
      candidateId: null,
      problem: 'Your plan has no text messages. Invite by email, or choose a larger plan.',
    })
    expect(await platform.readers.candidateTally(asker, { jobId })).toEqual([])
  })

  it('that was sent when the volume was used up meanwhile does not go out, and the candidate’s page says so', async () => {
    const { platform, asker, invite } = await opened()
    const consume = (n: number) =>
      platform.commands.handle(
        subscriptionDecider,
        asker.companyId,
        {
          type: 'ConsumeTextInvite',
          data: { candidateId: crypto.randomUUID(), messageId: String(n), reminder: false },
        },
        platform.context(asker),
      )
    for (let n = 0; n < 499; n++) await consume(n)
    const both = await Promise.all([invite(quiet), invite({ name: 'Ben', phone: '+442079460001' })])
    expect(both.map(({ outcome }) => outcome)).toContain('invited')
    await vi.waitFor(async () => expect(await platform.engines.sms.outbox(10)).toHaveLength(1), 20_000)
    const ids = both.flatMap(({ candidateId }) => candidateId ?? [])
    await vi.waitFor(async () => {
      const details = await Promise.all(ids.map((id) => platform.readers.candidateDetail(asker, id)))
      expect(details.filter(({ textUndeliverableSince }) => textUndeliverableSince !== null)).toHaveLength(
        ids.length - 1,
      )
    }, 20_000)
    expect(await invite({ name: 'Cleo', phone: '+442079460002' })).toMatchObject({
      outcome: 'no-text',
      problem: { text: 'The 500 text messages of your plan are used up this month.' },
    })
  })
})

it('over the gateway, a number that is refused for good is on the candidate’s page and in the history, and a reminder goes by text', async () => {
  const gateway = await messagesApi({
    refuse: (to) => (to === '+442079460009' ? { status: 400, code: 21614, message: 'not a mobile number' } : null),
  })
  closers.push(gateway.close)
  const { platform, asker, invite } = await opened({ SMS_URL: gateway.url, SMS_FROM: '+14155550100' })
  const [ada, ben] = [await invite(quiet), await invite({ name: 'Ben', phone: '+442079460009' })]
  await vi.waitFor(() => expect(gateway.taken.map(({ to }) => to)).toEqual(['+442079460000']), 20_000)
  const detail = (id: string) => platform.readers.candidateDetail(asker, id)
  await vi.waitFor(async () => expect((await detail(ben.candidateId!)).textUndeliverableSince).not.toBeNull(), 20_000)
  expect((await detail(ada.candidateId!)).textUndeliverableSince).toBeNull()
  expect((await platform.engines.store.read(`${asker.companyId}.candidate-${ben.candidateId}`)).at(-1)).toMatchObject({
    type: 'SmsUndelivered',
    actor: { kind: 'process' },
  })

  await platform.useCases.candidacy.remindCandidate(asker, { candidateId: ada.candidateId! })
  await vi.waitFor(
    () =>
      expect(gateway.taken.map(({ body }) => body.split(':')[0])).toEqual([
        expect.stringContaining('invites you to apply'),
        expect.stringContaining('is waiting'),
      ]),
    20_000,
  )
  expect(platform.processes.status()).toEqual([])
})
