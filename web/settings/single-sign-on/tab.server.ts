import { textOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { type TabServer, unknownIntent } from '../tab.server.ts'

export const singleSignOn = {
  async load({ asker, platform: { useCases, settings } }) {
    const [signOn, domains, mayChange] = await Promise.all([
      useCases.accounts.singleSignOn(asker),
      useCases.accounts.emailDomains(asker),
      useCases.accounts.mayChangeSignOn(asker),
    ])
    return {
      settings: signOn,
      domains,
      mayChange,
      redirectUri: `${settings.publicUrl}/auth/callback`,
      signedOutUri: `${settings.publicUrl}/logout`,
      signInAt: `${settings.publicUrl}/auth?company=${asker.companyId}`,
    }
  },

  async act({ asker, request, context, platform: { useCases, caughtUp } }, form) {
    const [issuer, clientId, domain] = [
      textOf(form, 'issuer', 500),
      textOf(form, 'clientId', 300),
      textOf(form, 'domain', 253),
    ]
    const intent = form.get('intent')
    try {
      switch (intent) {
        case 'configure': {
          const clientSecret = textOf(form, 'clientSecret', 500)
          const { token } = await useCases.accounts.configureSingleSignOn(asker, {
            issuer,
            clientId,
            clientSecret,
            signUp: form.has('signUp'),
            passwords: form.has('passwords'),
          })
          await caughtUp(token)
          return { done: 'configured' as const }
        }
        case 'disable': {
          const { token } = await useCases.accounts.disableSingleSignOn(asker)
          await caughtUp(token)
          return { done: 'disabled' as const }
        }
        case 'add-domain':
          await useCases.accounts.addEmailDomain(asker, domain)
          return { done: 'domainAdded' as const }
        case 'look-up-domain':
          await useCases.accounts.proveDomainByRecord(asker, domain)
          return { done: 'domainProven' as const }
        case 'mail-postmaster':
        case 'mail-admin':
          await useCases.accounts.mailDomainCode(asker, domain, intent === 'mail-admin' ? 'admin' : 'postmaster')
          return { done: 'domainMailed' as const }
        case 'enter-domain-code':
          await useCases.accounts.proveDomainByCode(asker, domain, textOf(form, 'code', 20))
          return { done: 'domainProven' as const }
        case 'remove-domain':
          await useCases.accounts.removeEmailDomain(asker, domain)
          return { done: 'domainRemoved' as const }
        default:
          throw unknownIntent()
      }
    } catch (error) {
      return refusal(error, { request, context }, { issuer, clientId, domain, intent: String(intent) })
    }
  },
} satisfies TabServer
