import { randomUUID } from 'node:crypto'
import type { PublicEvent } from '#contracts/webhook/public-events.ts'
import { readEnv } from '#infra/env.ts'
import { candidates } from '#projections/candidates/candidates.ts'
import { syncDocs } from '#services/core/ats/sync-docs.ts'
import { outgoing } from '#services/effects/webhooks/outgoing.ts'
import { openPlatform } from '#services/platform.ts'
import { eventsAfter } from '#services/use-cases/webhooks/feed.ts'
import { foundCompany } from '../support/api.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { giveFeatures } from '../support/features.ts'

/** What the test keeps over every crash. */
export type Connected = { companyId: string; userId: string; jobId: string; linkId: string }
export type ConnectedOrder =
  | { do: 'link'; publicToken: string; mergeJobId: string; stageId: string }
  | { do: 'sync' }
  | { do: 'look' }
export type ConnectedAnswer =
  | { did: 'open'; linkToken: string | null }
  | { did: 'linked'; connected: Connected }
  | { did: 'look'; isIdle: boolean; emails: string[]; events: string[]; waiting: number }

/** The platform as a process of its own that synchronises with a system outside and calls a webhook, until it is killed. */
const platform = await openPlatform(readEnv(process.env))
let connected = process.env.CONNECTED ? (JSON.parse(process.env.CONNECTED) as Connected) : null
const answer = (message: ConnectedAnswer) => process.send!(message)
const admin = () => colleaguesOf(platform, connected!).admin

async function first(): Promise<string> {
  const { companyId, userId, jobId } = await foundCompany(platform, 'acme', 'Kestrel')
  connected = { companyId, userId, jobId, linkId: '' }
  await giveFeatures(platform, companyId, { api: true, integrations: true, customAts: true })
  const asked = { companyId, company: 'Acme', email: 'admin@acme.test', system: null, language: 'en' }
  return (await platform.engines.aggregator.linkToken(asked)).linkToken
}

async function link({ publicToken, mergeJobId, stageId }: Extract<ConnectedOrder, { do: 'link' }>) {
  const { linkId } = await platform.useCases.ats.linkAts(admin(), { publicToken, commandId: randomUUID() })
  connected = { ...connected!, linkId }
  const stages = [{ stageId, columnId: 'default' }]
  const settings = { direction: 'both', stages, sendComments: false, sendResult: false } as const
  const { jobId } = connected
  await platform.useCases.ats.mapAtsJob(admin(), { linkId, jobId, mergeJobIds: [mergeJobId], settings })
  await platform.useCases.webhooks.addWebhook(admin(), {
    ...{ url: process.env.RECEIVER!, types: ['candidate.added'], commandId: randomUUID() },
  })
  answer({ did: 'linked', connected })
}

async function look() {
  const { companyId, jobId } = connected!
  const sync = await syncDocs(platform.engines).get(companyId)
  const found = await platform.engines.reads.find(platform.reads.live(candidates), { filter: { companyId, jobId } })
  const events: PublicEvent[] = []
  let cursor: string | null = null
  for (let more = true; more; ) {
    const page = await eventsAfter(platform)(admin(), { cursor, limit: 500 })
    events.push(...page.events)
    ;({ cursor, more } = page)
  }
  answer({
    did: 'look',
    isIdle: sync?.state === 'idle' && sync.isFull === false && sync.nextAt > Date.now(),
    emails: found.map(({ email }) => String(email)),
    events: events.flatMap(({ id, type, data }) =>
      type === 'candidate.added' && (data.candidate as { email: string | null }).email?.startsWith('grace.')
        ? [id]
        : [],
    ),
    waiting: (await outgoing(platform).waiting()).length,
  })
}

process.on('message', async (order: ConnectedOrder) => {
  if (order.do === 'link') await link(order)
  else if (order.do === 'sync') await platform.useCases.ats.syncAtsNow(admin(), connected!.linkId)
  else await look()
})
answer({ did: 'open', linkToken: connected ? null : await first() })
