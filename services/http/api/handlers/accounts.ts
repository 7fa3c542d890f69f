import type { accountRoutes } from '#contracts/api/accounts.ts'
import type { Asker } from '#contracts/asker.ts'
import { Rejected, type RejectionCode } from '#contracts/rejections.ts'
import { checkYourMailbox } from '#contracts/user/messages.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Platform } from '../../../platform.ts'
import type { Handlers } from '../call.ts'

/** What a call for everybody does not tell apart. */
const untold = new Set<RejectionCode>(['account/code-wrong', 'account/code-expired', 'account/not-found'])

async function ownRecord({ readers }: Platform, asker: Asker, id: string) {
  const company = id === asker.companyId ? await readers.companyOf(asker) : null
  if (!company) throw new Rejected('company/not-found', 'No such company')
  return company
}

export const accountHandlers: Handlers<typeof accountRoutes> = {
  checkUserExists: async ({ useCases }, { body, address }) => ({ body: { exists: await useCases.checkUserExists(body.email, address) } }),

  async signUp({ useCases }, { body: { username, email, password }, address }) {
    const { userId, companyId } = await useCases.signUp({ name: username, email, password }, address)
    const account = (await useCases.accountAt(email))!
    const { token, expiresIn } = await useCases.issueToken(account, { scopes: null })
    return { body: { user_id: userId, client_id: companyId, status: 'SECOND_STEP', access_token: token, expires_in: expiresIn } }
  },

  async verifyUser({ useCases }, { body: { email, verificationCode }, address }) {
    const account = await useCases.accountAt(email)
    try {
      if (account) await useCases.verifyEmail(account, verificationCode, address)
      return { body: { verified: account !== null } }
    } catch (error) {
      if (error instanceof Rejected && untold.has(error.code)) return { body: { verified: false } }
      throw error
    }
  },

  /** Too soon, verified already, or nobody's: the answer is the same. */
  async resendVerificationCode({ useCases }, { body, address }) {
    const account = await useCases.accountAt(body.email)
    if (account)
      await useCases.resendCode(account, address).catch((error: unknown) => {
        if (!(error instanceof Rejected)) throw error
      })
    return { body: { status: 'OK' } }
  },

  async resetPassword({ useCases }, { body, address }) {
    await useCases.requestPasswordReset(body.email, address)
    return { body: { message: checkYourMailbox(body.email) } }
  },

  async postRegistration({ useCases }, { asker, body: { user_metadata } }) {
    if (asker.kind !== 'user') throw new Rejected('account/details-given', 'This account has its company already')
    await useCases.giveSignUpDetails(asker, { companyName: user_metadata.company_name, phone: user_metadata.phone })
    return { body: { status: 'OK' } }
  },

  async setUsername({ commands, context }, { asker, body: { username, user_id }, commandId }) {
    const userId = user_id ?? (asker.kind === 'user' ? asker.userId : null)
    if (!userId) throw new Rejected('request/invalid', 'Say whose name it is', { user_id: 'Say whose name it is' })
    const { token } = await commands.handle(userDecider, userId, { type: 'RenameUser', data: { name: username } }, context(asker, commandId))
    return { body: { status: 'OK' }, token }
  },

  async createClient(platform, { asker, body }) {
    await ownRecord(platform, asker, body.client_id)
    const account = await platform.useCases.accountAt(body.email)
    if (account?.companyId !== asker.companyId) throw new Rejected('company/not-found', 'No such company')
    return { body: { status: 'OK' } }
  },

  async getClient(platform, { asker, params }) {
    const [company, balances] = await Promise.all([ownRecord(platform, asker, params.id), platform.readers.balancesOf(asker)])
    return { body: { client_id: asker.companyId, name: company.name, plan_name: balances?.plan ?? null, created_by: company.createdBy, createdAt: company.createdAt } }
  },
}
