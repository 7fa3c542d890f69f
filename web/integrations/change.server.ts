import { isConnectable, isIntegrationType } from '#contracts/integration/catalogue.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { Platform } from '#services/platform.ts'
import { textOf } from '../lib/form.server.ts'

export type ChangeDone = 'works' | 'unchecked' | 'awaited' | 'saved'
const badRequest = () => new Response(null, { status: 400, statusText: 'Bad Request' })

/** Does what a form of the integrations page asks for. Answers with what to say; null where the page itself shows it. */
export async function changeIntegration(
  { useCases: { integrations, zapier }, caughtUp }: Pick<Platform, 'useCases' | 'caughtUp'>,
  asker: Asker,
  form: FormData,
): Promise<ChangeDone | null> {
  const [intent, type] = [textOf(form, 'intent'), textOf(form, 'type')]
  const integrationId = textOf(form, 'integrationId')
  if (intent === 'notify' && isIntegrationType(type)) {
    await caughtUp((await integrations.notifyMe(asker, type)).token)
    return 'awaited'
  }
  if (intent === 'messaging') {
    const messaging = { inviteByMail: form.get('inviteByMail') === 'yes' }
    await caughtUp((await integrations.changeMessaging(asker, integrationId, messaging)).token)
    return 'saved'
  }
  if (intent === 'disconnect') {
    await caughtUp((await integrations.disconnect(asker, integrationId)).token)
    return null
  }
  if (intent === 'end') {
    await caughtUp((await zapier.endSubscription(asker, textOf(form, 'webhookId'))).token)
    return null
  }
  if (!isConnectable(type)) throw badRequest()
  if (type === 'ga' && intent === 'connect') {
    const credentials = { integrationType: type, token: textOf(form, 'token', 600), email: null }
    await caughtUp((await integrations.connect(asker, credentials)).token)
    return null
  }
  if (type === 'zapier' && (intent === 'connect' || intent === 'renew')) {
    const credentials = { integrationType: type, token: null, email: null }
    const done =
      intent === 'connect'
        ? await integrations.connect(asker, credentials)
        : await integrations.renewIntegrationKey(asker, type)
    await caughtUp(done.token)
    return null
  }
  if (intent === 'check') return (await integrations.checkConnection(asker, type)) ? 'works' : 'unchecked'
  if (intent !== 'pause' && intent !== 'resume') throw badRequest()
  const change = intent === 'pause' ? integrations.pauseIntegration : integrations.resumeIntegration
  await caughtUp((await change(asker, type)).token)
  return null
}
