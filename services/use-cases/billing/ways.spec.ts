import { readEnv } from '#infra/env.ts'
import { billingContract } from '#test/contract-suites/billing.contract.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { operating } from '#test/fixtures/people.ts'
import { chargebeePeer } from '#test/peers/chargebee/server.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform } from '../../platform.ts'

const folder = useFolders()

async function opened(env: Record<string, string>) {
  const platform = await openPlatform(readEnv({ DATA_DIR: folder(), PUBLIC_URL: 'http://hire.example', ...env }))
  const seed = seeding(platform)
  const [{ asker: rita }, { asker: stranger }] = [await seed.person(), await seed.person('Sam Other', 'Rival')]
  return { platform, rita, stranger }
}

billingContract(
  'built in',
  async () => {
    const { platform, rita, stranger } = await opened({ COUPONS: 'SPRING=20:2090-01-31 OLD=5:2020-01-01' })
    return {
      ...{ platform, rita, stranger },
      async pay(invoiceId) {
        const payment = { companyId: rita.companyId, invoiceId, reference: 'Transfer' }
        await platform.caughtUp((await platform.useCases.billing.recordPayment(operating(stranger), payment)).token)
      },
      newestInvoice: async () => (await platform.readers.invoicesOf(rita))!.invoices[0]!.invoiceId,
      close: () => platform.close(),
    }
  },
  // The settings of the built-in billing do not change while it runs: what ended is not there.
  () => {},
)

const peer = await chargebeePeer()
peer.addCoupon('SPRING', 20, { valid_till: Date.parse('2090-01-31T00:00:00Z') / 1000 })
peer.addCoupon('OLD', 5, { valid_till: 1 })
peer.addCoupon('SOON', 5)
billingContract(
  'Chargebee, by its peer',
  async () => {
    const { platform, rita, stranger } = await opened(peer.settings)
    peer.customer(rita.companyId, 'good')
    return {
      ...{ platform, rita, stranger },
      // It has the means of payment, and takes it with the order.
      pay: async () => {},
      newestInvoice: async () => (await platform.engines.billing!.invoicesOf(rita.companyId))[0]!.invoiceId,
      async close() {
        await platform.close()
        await peer.close()
      },
    }
  },
  () => void peer.addCoupon('SOON', 5, { status: 'expired' }),
)
