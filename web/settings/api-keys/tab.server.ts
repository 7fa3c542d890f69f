import type { Permission } from '#contracts/permissions.ts'
import { textOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { type TabServer, unknownIntent } from '../tab.server.ts'
import { scopeLabels } from './scopes.ts'

export const apiKeys = {
  async load({ asker, platform: { readers } }) {
    const keys = (await readers.companyOf(asker))?.apiKeys ?? []
    const issuers = await readers.userNames(asker, keys.map(({ issuedBy }) => issuedBy))
    return {
      keys: keys.map((key) => ({ ...key, issuedBy: issuers[key.issuedBy] ?? '[Unknown]' })),
      scopes: (Object.keys(scopeLabels) as Permission[]).filter((scope) => asker.permissions.includes(scope)),
    }
  },

  async act({ asker, request, platform: { useCases, caughtUp } }, form) {
    const label = textOf(form, 'label')
    try {
      switch (form.get('intent')) {
        case 'issue-key': {
          const scopes = form.getAll('scopes').filter((scope): scope is Permission => Object.hasOwn(scopeLabels, String(scope)))
          const { key, token } = await useCases.issueApiKey(asker, { label, scopes })
          await caughtUp(token)
          return { issued: { key, label } }
        }
        case 'revoke-key': {
          const { token } = await useCases.revokeApiKey(asker, { keyId: textOf(form, 'keyId') })
          await caughtUp(token)
          return { revoked: true }
        }
        default:
          throw unknownIntent()
      }
    } catch (error) {
      return refusal(error, request, { label })
    }
  },
} satisfies TabServer
