import { holdsEverything } from '#contracts/user/rights-change.ts'
import { languageOf } from '../../lib/language.server.ts'
import { commandIn } from '../../offline/command-id.server.ts'
import { textOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { nameOrUnknown, teamTextIn } from '../../team/role-name.ts'
import { type TabServer, unknownIntent } from '../tab.server.ts'
import { isScope, scopes } from './scopes.ts'

export const apiKeys = {
  async load({ asker, request, context, platform: { readers, entitlementsOf } }) {
    const t = teamTextIn(await languageOf(request, context))
    const keys = (await readers.companyOf(asker))?.apiKeys ?? []
    const issuers = await readers.userNames(
      asker,
      keys.map(({ issuedBy }) => issuedBy),
    )
    const { features } = await entitlementsOf(asker.companyId)
    return {
      isIncluded: features.api,
      mayUpgrade: asker.permissions.includes('company.billing'),
      keys: keys.map((key) => ({ ...key, issuedBy: nameOrUnknown(t, issuers[key.issuedBy]) })),
      mayServe: holdsEverything(asker),
      scopes: scopes.filter((scope) => asker.permissions.includes(scope)),
    }
  },

  async act({ asker, request, context, platform: { useCases, caughtUp } }, form) {
    const label = textOf(form, 'label')
    try {
      switch (form.get('intent')) {
        case 'issue-key': {
          const { key, token } = await useCases.accounts.issueApiKey(asker, {
            label,
            scopes: form.getAll('scopes').map(String).filter(isScope),
            service: form.get('service') === 'yes',
            commandId: commandIn(form, { request, asker }),
          })
          await caughtUp(token)
          return { issued: { key, label } }
        }
        case 'revoke-key': {
          const { token } = await useCases.accounts.revokeApiKey(asker, { keyId: textOf(form, 'keyId') })
          await caughtUp(token)
          return { revoked: true }
        }
        default:
          throw unknownIntent()
      }
    } catch (error) {
      return refusal(error, { request, context }, { label })
    }
  },
} satisfies TabServer
