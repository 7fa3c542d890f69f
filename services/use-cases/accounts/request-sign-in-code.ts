import { Rejected } from '#contracts/kernel/rejections.ts'
import { emailProblem } from '#contracts/user/sign-up.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'
import type { Limits } from './limits.ts'
import { hashOfNoAccount, verifyPassword } from './passwords.ts'
import { accountAt } from './verification.ts'

/**
 * Mails the code with which a person signs in from a new place while strangers guess at the account. Neither the answer
 * nor its time says whether there is an account.
 */
export const requestSignInCode =
  (core: Core, limits: Limits) =>
  async (email: string, address: string): Promise<void> => {
    const problem = emailProblem(email)
    if (problem) throw new Rejected('request/invalid', problem, { email: problem })
    await limits.signInCodesFrom.take(address)
    const request = async () => {
      const holder = await accountAt(core)(email)
      if (!holder || (await core.commands.stateOf(userDecider, holder, holder.userId)).state.status !== 'active') return
      await core.commands.handle(
        userDecider,
        holder.userId,
        { type: 'RequestSignInCode', data: {} },
        core.context(holder),
      )
    }
    await Promise.all([request(), verifyPassword('', await hashOfNoAccount(), { share: address })])
  }
