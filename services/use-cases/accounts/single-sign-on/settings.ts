import type { Asker } from '#contracts/kernel/asker.ts'
import { CompanyId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { isAdministrator } from '#contracts/user/asker-of.ts'
import { said, type Wording } from '#contracts/kernel/wording.ts'
import { companyDecider } from '#domain/company/decider.ts'
import type { RegisteredCompany } from '#domain/company/company.ts'
import { IdentityProblem } from '#infra/engines/identity/identity.ts'
import { log } from '#infra/log.ts'
import type { Core } from '../../../core/core.ts'
import { rightsOf } from '../../../core/rights.ts'
import { allow } from '../../../core/authorize.ts'
import { companyOfSlug } from '../../company/details.ts'
import { whyUnusable } from './why-unusable.ts'

export type SingleSignOnForm = {
  issuer: string
  clientId: string
  clientSecret: string
  signUp: boolean
  passwords: boolean
}

/** The company as it is at this moment; null when there is none. */
export const companyAt = async (
  { commands }: Pick<Core, 'commands'>,
  companyId: string,
): Promise<RegisteredCompany | null> => {
  const { state } = await commands.stateOf(companyDecider, { companyId }, companyId)
  return state.status === 'registered' ? state : null
}

/** What the asker's company has configured; never the secret. */
export const singleSignOn =
  (core: Core) =>
  async (asker: Asker): Promise<{ issuer: string; clientId: string; signUp: boolean; passwords: boolean } | null> => {
    allow(asker, 'company.settings')
    const settings = (await companyAt(core, asker.companyId))?.singleSignOn
    if (!settings) return null
    const { clientSecret: _secret, ...shown } = settings
    return shown
  }

/**
 * A provider can sign every account of the company in, its creator and administrators too, and an administrator's rights
 * hold on every job. So its configuration, from switching it on to switching it off (which brings other ways in back), takes
 * a person who is creator or administrator and holds every permission the plan has: no key, no token with fewer scopes, and
 * no role of the company's own, whatever it holds beside `company.settings`. @throws Rejected 'auth/forbidden'
 */
export async function allowSignOn(core: Pick<Core, 'commands' | 'entitlementsOf'>, asker: Asker): Promise<void> {
  allow(asker, 'company.settings')
  const { companyId } = asker
  const isWhole = async ({ userId, permissions }: Extract<Asker, { kind: 'user' }>) => {
    const every = (await rightsOf(core, { companyId, account: { userId, role: 'admin', creator: false } })).asker
      .permissions
    return every.every((permission) => permissions.includes(permission))
  }
  if (asker.kind !== 'user' || !isAdministrator(asker) || !(await isWhole(asker)))
    throw new Rejected(
      'auth/forbidden',
      'Only an administrator with every permission can change single sign-on: it can sign any account of the company in, administrators too.',
    )
}

/** Whether {@link allowSignOn} lets the asker: for what the page offers. */
export const mayChangeSignOn =
  (core: Core) =>
  async (asker: Asker): Promise<boolean> =>
    allowSignOn(core, asker).then(
      () => true,
      () => false,
    )

const SHOWN = 300
const invalid = (fields: Record<string, string | Wording>) =>
  new Rejected('company/single-sign-on-invalid', Object.values(fields)[0]!, fields)

/**
 * Single sign-on for the asker's company. The provider's configuration is fetched before anything is saved, so that no one is
 * sent to an address that was mistyped. An empty secret keeps the one there is.
 */
export const configureSingleSignOn =
  (core: Core) =>
  async (asker: Asker, form: SingleSignOnForm): Promise<{ token: ConsistencyToken }> => {
    await allowSignOn(core, asker)
    const [issuer, clientId, clientSecret] = [form.issuer.trim(), form.clientId.trim(), form.clientSecret.trim()]
    const fields: Record<string, string> = {}
    if (!URL.canParse(issuer))
      fields.issuer = 'Enter the address of your identity provider, such as https://login.example.com'
    if (clientId === '') fields.clientId = 'Enter the client ID your identity provider gave you'
    if (Object.keys(fields).length > 0) throw invalid(fields)
    const { identity } = core.engines
    try {
      await identity.authorizeUrl(
        { issuer, clientId, clientSecret: clientSecret || 'not asked yet' },
        identity.attempt(`${core.settings.publicUrl}/auth/callback`),
      )
    } catch (error) {
      if (!(error instanceof IdentityProblem)) throw error
      log.warn(`the identity provider ${issuer} cannot be used: ${error.message}`)
      throw invalid({
        issuer: whyUnusable(issuer, error),
        cause: said`Technical cause: ${error.message.slice(0, SHOWN)}`,
      })
    }
    const data = {
      issuer,
      clientId,
      clientSecret: clientSecret || null,
      signUp: form.signUp,
      passwords: form.passwords,
    }
    const { token } = await core.commands.handle(
      companyDecider,
      asker.companyId,
      { type: 'ConfigureSingleSignOn', data },
      core.context(asker),
    )
    return { token }
  }

export const disableSingleSignOn =
  (core: Core) =>
  async (asker: Asker): Promise<{ token: ConsistencyToken }> => {
    await allowSignOn(core, asker)
    const { token } = await core.commands.handle(
      companyDecider,
      asker.companyId,
      { type: 'DisableSingleSignOn', data: {} },
      core.context(asker),
    )
    return { token }
  }

/** The company an address or a host names: by what it calls itself there, or by its id. */
const companyNamed = async (core: Core, named: string): Promise<string | null> =>
  (await companyOfSlug(core)(named)) ?? (CompanyId.safeParse(named).success ? named : null)

/** The company of a name whose people sign in through its provider; null for every other (AUTH-031). */
export const companyWithSingleSignOn =
  (core: Core) =>
  async (named: string): Promise<{ companyId: string; name: string } | null> => {
    const companyId = await companyNamed(core, named)
    const company = companyId && (await companyAt(core, companyId))
    return company && company.singleSignOn ? { companyId: companyId, name: company.details.name } : null
  }
