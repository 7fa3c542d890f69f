import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import type { Company } from '../company.ts'
import { registered } from '../policies/registered.ts'

/** The secret that is kept goes to the provider it was given for, never to another. */
export function configureSingleSignOn(
  data: CompanyCommandData<'ConfigureSingleSignOn'>,
  state: Company,
): CompanyEvent[] {
  const { singleSignOn } = registered(state)
  const kept =
    singleSignOn?.issuer === data.issuer && singleSignOn.clientId === data.clientId ? singleSignOn.clientSecret : null
  const clientSecret = data.clientSecret ?? kept
  if (clientSecret === null) {
    const text = 'Enter the secret the identity provider gave you for this client'
    throw new Rejected('company/single-sign-on-invalid', text, { clientSecret: text })
  }
  const settings = { ...data, clientSecret }
  return same(settings, singleSignOn) ? [] : [{ type: 'SingleSignOnConfigured', data: settings }]
}

export function disableSingleSignOn(state: Company): CompanyEvent[] {
  return registered(state).singleSignOn ? [{ type: 'SingleSignOnDisabled', data: {} }] : []
}
