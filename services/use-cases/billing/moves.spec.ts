import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { readEnv } from '#infra/env.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { operating } from '#test/fixtures/people.ts'
import { chargebeePeer } from '#test/peers/chargebee/server.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const folder = useFolders()
const peer = await chargebeePeer()
afterAll(() => peer.close())
const billTo = { name: 'Acme Ltd', address: '1 High Street', taxId: '' }
const team = { plan: 'team', frequency: 'month', currency: 'usd', seats: 0, jobs: 0 } as const

it('a company moves from invoices to the billing service and back, and keeps its history', async () => {
  const DATA_DIR = folder()
  const started = (env: Record<string, string> = {}) =>
    openPlatform(readEnv({ DATA_DIR, PUBLIC_URL: 'http://hire.example', ...env }))
  const here = await started()
  const rita: Asker = (await seeding(here).person()).asker
  const paysHere = async ({ useCases, caughtUp, readers }: Platform, order: typeof team) => {
    const invoiceId = randomUUID()
    await useCases.billing.placeOrder(rita, { invoiceId, order, couponCode: '', billTo })
    const payment = { companyId: rita.companyId, invoiceId, reference: 'Transfer' }
    await caughtUp((await useCases.billing.recordPayment(operating(rita), payment)).token)
    return (await readers.invoicesOf(rita))!
  }
  const agrees = async ({ commands, readers }: Platform) => {
    const { state } = await commands.stateOf(subscriptionDecider, rita, rita.companyId)
    const { plan, report } = (await readers.balancesOf(rita))!
    expect(state).toMatchObject({ plan, report })
    return plan
  }

  expect(await paysHere(here, team)).toMatchObject({ open: 0, term: { order: team }, invoices: [{ number: 1 }] })
  await here.close()

  const served = await started(peer.settings)
  peer.customer(rita.companyId, 'good')
  const { billing } = served.useCases
  const growth = { ...team, plan: 'growth' } as const
  await billing.placeOrder(rita, { invoiceId: randomUUID(), order: growth, couponCode: '', billTo })
  let last = {}
  for (const event of peer.state.events) {
    const { subscription, invoice, id } = (await served.engines.billing!.noticeIn(event))!
    last = (await billing.recordServiceReport(rita.companyId, { subscription, invoice, id }))!.token
  }
  await served.caughtUp(last)
  expect(await agrees(served)).toBe('growth')
  const there = (await served.readers.invoicesOf(rita))!
  expect(there).toMatchObject({ site: peer.site, term: null, open: 0, invoices: [{ number: 1, status: 'paid' }] })
  // The file of the invoice from before is still ours, the new one is the service's.
  const [ours] = there.invoices
  expect((await billing.invoiceFile(rita, ours!.invoiceId)).name).toBe('INV-0001.pdf')
  const theirs = peer.state.invoices.keys().next().value!
  expect((await billing.invoiceFile(rita, theirs)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await served.close()

  // The operator goes back to invoices: numbers go on without a gap.
  const back = await started()
  expect(await paysHere(back, team)).toMatchObject({
    ...{ site: null, open: 0, term: { order: team } },
    invoices: [
      { number: 2, status: 'paid' },
      { number: 1, status: 'paid' },
    ],
  })
  expect(await agrees(back)).toBe('team')
  // What was in force on each way can be read at any time.
  const allowed = (await back.readers.allowedOn(rita, '2999-01-01T00:00:00.000Z'))!
  expect(allowed.plan).toBe('team')
  expect((await back.readers.allowedOn(rita, new Date(Date.parse(allowed.from) - 1).toISOString()))!.plan).toBe(
    'growth',
  )
  await back.close()
})
