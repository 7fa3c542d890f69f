import type { BillingService } from '#infra/engines/billing/billing-service.ts'
import { trouble } from '#infra/engines/trouble.ts'
import { log } from '#infra/log.ts'
import { invoices } from '#projections/balances/invoices.ts'
import { later } from '#contracts/kernel/time.ts'
import type { Core } from '../core/core.ts'
import { recordServiceReport } from '../use-cases/billing/service-reports.ts'

const LOOK_MS = 10 * 60_000
/** The service tries to deliver a message for a little more than three days. */
const AT_START_DAYS = 4
const OVERLAP_MS = LOOK_MS
const COMPARED_FROM_HOUR = 3
const PAGE = 500

type Needs = Pick<Core, 'commands' | 'context' | 'reads' | 'engines' | 'now'>

/** Records what changed at the service since then, for messages that did not arrive. Answers how many subscriptions it read. */
export async function readChanges(core: Needs, billing: BillingService, since: string): Promise<number> {
  const record = recordServiceReport(core)
  let read = 0
  for await (const { companyId, subscription } of billing.changedSince(since)) {
    await record(companyId, { subscription })
    read++
  }
  return read
}

/**
 * Compares every subscription of the service with ours and mends what differs: what was found is an event of the company.
 * Answers the companies that we take to be customers of the service and that it does not know.
 */
export async function compareWithService(core: Needs, billing: BillingService): Promise<{ missing: string[] }> {
  const record = recordServiceReport(core)
  const seen = new Set<string>()
  for await (const { companyId, subscription } of billing.changedSince(null)) {
    seen.add(companyId)
    await record(companyId, { subscription, compared: true })
  }
  const missing: string[] = []
  for (let after = ''; ; ) {
    const page = await core.reads.store.find(core.reads.live(invoices), {
      filter: { site: billing.site, _id: { $gt: after } },
      sort: { _id: 1 },
      limit: PAGE,
    })
    missing.push(...page.map(({ _id }) => _id).filter((id) => !seen.has(id)))
    if (page.length < PAGE) return { missing }
    after = page.at(-1)!._id
  }
}

/** Asks the service every ten minutes what changed, and compares all of it once a night; by the clock of UTC. */
export function watchBillingService(core: Needs, billing: BillingService) {
  const { now } = core
  const asking = trouble('the billing service could not be asked and will be in ten minutes')
  let from = later(now(), { days: -AT_START_DAYS })
  let comparedOn = now().slice(0, 10)
  let running: Promise<void> | null = null

  async function look() {
    const began = now()
    const night = began.slice(0, 10)
    if (night !== comparedOn && Number(began.slice(11, 13)) >= COMPARED_FROM_HOUR) {
      const { missing } = await compareWithService(core, billing)
      comparedOn = night
      if (missing.length > 0) log.error(`the billing service does not know these companies: ${missing.join(', ')}`)
    } else await readChanges(core, billing, from)
    from = new Date(Date.parse(began) - OVERLAP_MS).toISOString()
  }
  const lookNow = () =>
    (running ??= look()
      .then(asking.worked, asking.failed)
      .finally(() => (running = null)))
  void lookNow()
  const timer = setInterval(() => void lookNow(), LOOK_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
