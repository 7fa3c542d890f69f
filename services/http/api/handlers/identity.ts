import type { identityRoutes } from '#contracts/http/api/identity.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import type { Handlers } from '../call.ts'
import { falseUnlessRefused } from './accounts.ts'
import { ownData } from '../user-wire.ts'

const ok = { status: 'OK' } as const

export const identityHandlers: Handlers<typeof identityRoutes> = {
  /** A check that fails says no (AUTH-031). */
  checkCompanyForSSOSupport: async ({ useCases }, { query: { companySlug } }) => ({
    body: { sso: (await useCases.accounts.companyWithSingleSignOn(companySlug).catch(() => null)) !== null },
  }),

  async ssoSignup({ useCases }, { body: { company_id, idToken }, address }) {
    const { companyId, userId, user, token } = await useCases.accounts.signUpByToken(
      { companyId: company_id, idToken },
      address,
    )
    return {
      body: { ...ok, user: { company_id: companyId, user_id: userId, username: user.name, email: user.email } },
      token,
    }
  },

  /** As the check above: a failure is a no (AUTH-033). */
  userSso: async ({ useCases }, { query: { email }, address }) => ({
    body: { connection: (await useCases.accounts.connectionFor(email, address).catch(falseUnlessRefused)) || false },
  }),

  async issueToken({ useCases, now }, { asker, body: { use, scopes } }) {
    const auth = await useCases.accounts.authState(asker)
    const until = (seconds: number) => ({
      ...auth,
      tokenExpiry: later(now(), { seconds }),
    })
    if (use === 'entry') {
      const { token, expiresIn } = await useCases.accounts.issueEntry(asker)
      return {
        body: {
          token,
          token_id: null,
          token_type: 'Bearer',
          expires_in: expiresIn,
          scopes: [...asker.permissions],
          auth: until(expiresIn),
        },
      }
    }
    const {
      token,
      tokenId,
      expiresIn,
      scopes: granted,
    } = await useCases.accounts.issueToken(asker, { scopes: scopes ?? null })
    return {
      body: {
        token,
        token_id: tokenId,
        token_type: 'Bearer',
        expires_in: expiresIn,
        scopes: [...granted],
        auth: until(expiresIn),
      },
    }
  },

  revokeToken: async ({ useCases }, { asker, params: { id } }) => ({
    body: { ...ok, ended: await useCases.accounts.revokeToken(asker, id) },
  }),

  async linkAccount({ useCases }, { asker, body: { connection, idToken } }) {
    if (asker.kind !== 'user')
      throw new Rejected('account/identity-not-linked', 'Only a person’s account can be linked')
    await useCases.accounts.linkByToken(asker, { connection, idToken })
    return { body: ok }
  },

  getUserInfo: async (platform, { asker }) => ({ body: { user: await ownData(platform, asker) } }),

  async logout({ useCases }, { asker }) {
    if (asker.kind === 'user') await useCases.accounts.signOutHere(asker)
    else if (asker.session) await useCases.accounts.revokeToken(asker, asker.session.id)
    return { body: ok }
  },
}
