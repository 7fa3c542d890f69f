import { textOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { type TabServer, unknownIntent } from '../tab.server.ts'

export const singleSignOn = {
  async load({ asker, platform: { useCases, settings } }) {
    return { settings: await useCases.singleSignOn(asker), redirectUri: `${settings.publicUrl}/auth/callback`, signedOutUri: `${settings.publicUrl}/logout`, signInAt: `${settings.publicUrl}/auth?company=${asker.companyId}` }
  },

  async act({ asker, request, context, platform: { useCases, caughtUp } }, form) {
    const [issuer, clientId] = [textOf(form, 'issuer', 500), textOf(form, 'clientId', 300)]
    try {
      switch (form.get('intent')) {
        case 'configure': {
          const clientSecret = textOf(form, 'clientSecret', 500)
          const { token } = await useCases.configureSingleSignOn(asker, { issuer, clientId, clientSecret, signUp: form.has('signUp'), passwords: form.has('passwords') })
          await caughtUp(token)
          return { done: 'configured' as const }
        }
        case 'disable': {
          const { token } = await useCases.disableSingleSignOn(asker)
          await caughtUp(token)
          return { done: 'disabled' as const }
        }
        default:
          throw unknownIntent()
      }
    } catch (error) {
      return refusal(error, { request, context }, { issuer, clientId })
    }
  },
} satisfies TabServer
