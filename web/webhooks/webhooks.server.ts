import { type AppLoadContext, redirect } from '@remix-run/node'
import type { Asker } from '#contracts/kernel/asker.ts'
import { later } from '#contracts/kernel/time.ts'
import {
  addedKinds,
  isChannel,
  type PublicEventType,
  publicEventTypes,
  webhookLimits,
} from '#contracts/webhook/event-types.ts'
import { textOf } from '../lib/form.server.ts'
import { refusal } from '../lib/refusal.server.ts'
import { commandIn } from '../offline/command-id.server.ts'

type Asked = { request: Request; context: AppLoadContext }

const SHOWN = 50
export const WEBHOOKS = '/admin/integration/webhooks'

/** The webhooks of the company, and the deliveries of the one that is chosen. */
export async function webhooksPage(asker: Asker, { request, context: { platform } }: Asked) {
  const { readers, useCases, entitlementsOf } = platform
  const { features } = await entitlementsOf(asker.companyId)
  const found = await readers.webhooksOf(asker)
  const owners = await readers.userNames(
    asker,
    found.flatMap(({ ownerId }) => ownerId ?? []),
  )
  const webhooks = found.map(({ ownerId, ...each }) => ({ ...each, owner: ownerId && (owners[ownerId] ?? null) }))
  const chosen = new URL(request.url).searchParams.get('webhook')
  const open = features.integrations ? webhooks.find(({ webhookId }) => webhookId === chosen) : undefined
  const { jobs } = await readers.jobList(asker, { status: 'active', limit: webhookLimits.jobs })
  return {
    jobs: jobs.map(({ jobId, title }) => ({ jobId, title })),
    isIncluded: features.integrations,
    mayUpgrade: asker.permissions.includes('company.billing'),
    webhooks,
    open: open
      ? {
          ...open,
          deliveries: await useCases.webhooks.deliveriesOf(asker, { webhookId: open.webhookId, limit: SHOWN }),
        }
      : null,
  }
}
export type WebhooksData = Awaited<ReturnType<typeof webhooksPage>>
export type ShownJob = WebhooksData['jobs'][number]
export type ShownWebhook = WebhooksData['webhooks'][number]
export type OpenWebhook = NonNullable<WebhooksData['open']>

const isType = (text: string): text is PublicEventType => (publicEventTypes as readonly string[]).includes(text)

export async function webhooksAction(asker: Asker, form: FormData, at: Asked) {
  const { useCases, caughtUp } = at.context.platform
  const { webhooks } = useCases
  const commandId = commandIn(form, { request: at.request, asker })
  const [intent, webhookId, url] = [textOf(form, 'intent'), textOf(form, 'webhookId'), textOf(form, 'url', 10_000)]
  const of = { webhookId, commandId }
  const chosen = {
    url,
    types: form.getAll('types').map(String).filter(isType),
    name: textOf(form, 'name', webhookLimits.name),
    jobIds: form.getAll('jobs').map(String),
  }
  const kind = addedKinds.find((each) => each === form.get('kind')) ?? 'webhook'
  try {
    switch (intent) {
      case 'add': {
        const { secret, token } = await webhooks.addWebhook(asker, { ...chosen, kind, commandId })
        await caughtUp(token)
        return { secret: isChannel(kind) ? null : secret, url }
      }
      case 'change':
        return done(await webhooks.changeWebhook(asker, { ...of, ...chosen }))
      case 'rotate': {
        const { secret, token } = await webhooks.rotateWebhookSecret(asker, of)
        await caughtUp(token)
        return { secret, url }
      }
      case 'pause':
      case 'resume':
        return done(await webhooks.setWebhookActive(asker, { ...of, active: intent === 'resume' }))
      case 'remove': {
        await caughtUp((await webhooks.removeWebhook(asker, of)).token)
        return redirect(WEBHOOKS)
      }
      case 'replay': {
        const since = later(at.context.platform.now(), { days: -Number(textOf(form, 'days') || 1), minutes: 5 })
        return done(await webhooks.replayWebhook(asker, { ...of, since }))
      }
      case 'test':
        return { tried: await webhooks.testWebhook(asker, { webhookId }) }
      case 'resend':
        return { tried: await webhooks.resendDelivery(asker, { webhookId, eventId: textOf(form, 'eventId') }) }
      default:
        throw new Response(null, { status: 400 })
    }
  } catch (error) {
    return refusal(error, at, { intent })
  }

  async function done({ token }: Awaited<ReturnType<typeof webhooks.changeWebhook>>) {
    await caughtUp(token)
    return { done: intent }
  }
}
