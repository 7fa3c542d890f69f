import * as z from 'zod'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { accessIn, type CronofyApplication, type CronofyRequests, ended, readAs, Tokens } from './cronofy-requests.ts'
import type { CompanyCronofy } from './port.ts'

/** What we do in the calendars of one person, whether they let us in or their company did. */
export const SCOPE = 'read_account list_calendars read_free_busy create_event delete_event'
const COMPANY_SCOPE = 'service_account/accounts/manage service_account/resources/manage'
const MOST_ROOMS = 500
/** Cronofy says of no limit; a request stays small. */
const MOST_AT_ONCE = 50

const text = z.string().max(1000)
const ServiceAccount = z.object({
  sub: text.min(1),
  email: text.default(''),
  'cronofy.type': z.literal('service_account'),
  'cronofy.data': z.object({
    service_account: z.object({ provider_name: text, domain: text.default('') }),
    authorization: z.object({ status: text }).optional(),
  }),
})
const Resources = z.object({ resources: z.array(z.object({ email: text, name: text })) })

const noCompany = () =>
  new Rejected('calendar/refused', 'This account opens the calendars of one person, not those of a company')

/** Cronofy's Enterprise Connect. */
export function companyCronofy(requests: CronofyRequests, { clientId, app }: CronofyApplication): CompanyCronofy {
  const { ask, send, tokens } = requests
  return {
    authorizeCompanyUrl({ redirectUri, state }) {
      const asked = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state }
      const scopes = { scope: COMPANY_SCOPE, delegated_scope: SCOPE }
      return `${app}/enterprise_connect/oauth/authorize?${new URLSearchParams({ ...asked, ...scopes })}`
    },

    async redeemCompany(code, redirectUri) {
      const answer = await tokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri })
      const given = await readAs(Tokens, answer)
      const access = accessIn(given)
      const info = await send('/v1/userinfo', {}, access.token)
      if (!info.ok) throw ended()
      const known = ServiceAccount.safeParse(await info.json().catch(() => null)).data
      if (!known) throw noCompany()
      const { service_account, authorization } = known['cronofy.data']
      if (authorization && authorization.status !== 'active') throw ended()
      const { provider_name: provider, domain } = service_account
      return { account: known.sub, provider, domain, email: known.email, refreshToken: given.refresh_token, access }
    },

    async rooms(account) {
      const answer = await ask(account, '/v1/resources')
      if (!answer.ok) throw ended()
      return (await readAs(Resources, answer)).resources.slice(0, MOST_ROOMS)
    },

    async delegate(account, asked, callbackUrl) {
      for (let at = 0; at < asked.length; at += MOST_AT_ONCE) {
        const service_account_authorizations = asked
          .slice(at, at + MOST_AT_ONCE)
          .map(({ email, state }) => ({ email, state, callback_url: callbackUrl, scope: SCOPE }))
        const body = { service_account_authorizations }
        const answer = await ask(account, '/v1/service_account_authorizations', { method: 'POST', body })
        if (!answer.ok)
          throw new Rejected('calendar/unwritable', 'The calendars of these colleagues cannot be asked for')
      }
    },
  }
}
