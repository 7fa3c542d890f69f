import { preferredLanguage } from '#contracts/http/accept-language.ts'
import type { accountRoutes } from '#contracts/http/api/accounts.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { checkYourMailbox } from '#contracts/user/messages.ts'
import { log } from '#infra/log.ts'
import type { Platform } from '../../../platform.ts'
import type { Handlers } from '../call.ts'

/** For checks whose failure is a no to older programs: what was refused is refused all the same. */
export const falseUnlessRefused = (error: unknown): false => {
  if (error instanceof Rejected) throw error
  log.error('a check failed, and was answered with a no:', error)
  return false
}

const ownId = (asker: Asker) => (asker.kind === 'user' ? asker.userId : null)

async function ownRecord({ readers }: Platform, asker: Asker, id: string) {
  const company = id === asker.companyId ? await readers.companyOf(asker) : null
  if (!company) throw new Rejected('company/not-found', 'No such company')
  return company
}

export const accountHandlers: Handlers<typeof accountRoutes> = {
  /** A look that fails says no (AUTH-034); one that is not granted says so. */
  checkUserExists: async ({ useCases }, { body, address }) => ({
    body: { exists: await useCases.accounts.checkUserExists(body.email, address).catch(falseUnlessRefused) },
  }),

  async signUp({ useCases }, { body: { username, email, password }, address, header }) {
    const { userId, companyId } = await useCases.accounts.signUp(
      { name: username, email, password },
      address,
      preferredLanguage(header('accept-language')),
    )
    const account = (await useCases.accounts.accountAt(email))!
    const { token, expiresIn } = await useCases.accounts.issueToken(account, { scopes: null })
    return {
      body: {
        user_id: userId,
        client_id: companyId,
        status: 'SECOND_STEP',
        access_token: token,
        expires_in: expiresIn,
      },
    }
  },

  verifyUser: async ({ useCases }, { body: { email, verificationCode }, address }) => ({
    body: { verified: await useCases.accounts.verifyAddress(email, verificationCode, address) },
  }),

  async resendVerificationCode({ useCases }, { body, address }) {
    await useCases.accounts.resendCodeTo(body.email, address)
    return { body: { status: 'OK' } }
  },

  async resetPassword({ useCases }, { body, address }) {
    await useCases.accounts.requestPasswordReset(body.email, address)
    return { body: { message: checkYourMailbox(body.email).text } }
  },

  async postRegistration({ useCases }, { asker, body: { user_metadata } }) {
    if (asker.kind !== 'user') throw new Rejected('account/details-given', 'This account has its company already')
    await useCases.accounts.giveSignUpDetails(asker, {
      companyName: user_metadata.company_name,
      phone: user_metadata.phone,
    })
    return { body: { status: 'OK' } }
  },

  async setUsername({ useCases }, { asker, body: { username, user_id }, commandId }) {
    const userId = user_id ?? ownId(asker)
    if (!userId) throw new Rejected('request/invalid', 'Say whose name it is', { user_id: 'Say whose name it is' })
    const { token } = await useCases.team.renameUser(asker, { userId, name: username, commandId })
    return { body: { status: 'OK' }, token }
  },

  async uploadImage({ useCases, settings }, { asker, query: { user_id }, file, commandId }) {
    const userId = user_id ?? ownId(asker)
    if (!userId)
      throw new Rejected('request/invalid', 'Say whose portrait it is', { user_id: 'Say whose portrait it is' })
    const { path, token } = await useCases.team.changePortrait(asker, { userId, bytes: file, commandId })
    return { body: { url: `${settings.publicUrl}${path}` }, token }
  },

  /** The record was opened with the account; between the two steps of a sign-up it has no name yet (AUTH-062). */
  async createClient(platform, { asker, body }) {
    const account = await platform.useCases.accounts.accountAt(body.email)
    const isOwn = body.client_id === asker.companyId && account?.companyId === asker.companyId
    if (!isOwn) throw new Rejected('company/not-found', 'No such company')
    return { body: { status: 'OK' } }
  },

  async getClient(platform, { asker, params }) {
    const [company, balances] = await Promise.all([
      ownRecord(platform, asker, params.id),
      platform.readers.balancesOf(asker),
    ])
    return {
      body: {
        client_id: asker.companyId,
        name: company.name,
        plan_name: balances?.plan ?? null,
        created_by: company.createdBy,
        createdAt: company.createdAt,
      },
    }
  },
}
