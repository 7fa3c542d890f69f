import type { InterfaceLanguage } from '#contracts/kernel/interface-language.ts'
import { nameProblem } from '#contracts/kernel/name.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { accountMessages } from '#contracts/user/messages.ts'
import { type SignUpForm, signUpProblems } from '#contracts/user/sign-up.ts'
import type { Core } from '../../core/core.ts'
import type { Limits } from './limits.ts'
import { hashPassword, installation } from './passwords.ts'
import { refuseTaken, reserveAccount } from './reserve-account.ts'

type Account = { companyId: string; userId: string }

/**
 * First step: the account. It can be signed in to, and can do nothing until the second step has named its company.
 * `language` is what they read meanwhile: the code is mailed in it.
 */
export const signUp =
  (core: Core, limits: Limits) =>
  async (form: SignUpForm, address: string, language: InterfaceLanguage | null = null): Promise<Account> => {
    const problems = signUpProblems(form)
    if (Object.keys(problems).length > 0)
      throw new Rejected('account/invalid-signup', accountMessages.invalid_signup, problems)
    await limits.signUps.take(address)
    await refuseTaken(core, form.email)
    const { name, email, password } = form
    return reserveAccount(core, {
      name,
      email,
      passwordHash: await hashPassword(password, { share: address }),
      emailVerified: false,
      companyName: null,
      language,
    })
  }

/** Both steps in one, the address taken as verified: for programs on this machine that fill a folder. */
export const openAccount =
  (core: Core) =>
  async ({ companyName, ...form }: SignUpForm & { companyName: string }): Promise<Account> => {
    const problems = {
      ...signUpProblems(form, companyName),
      ...(nameProblem(companyName, '') !== null && { companyName: 'Enter the name of your company' }),
    }
    if (Object.keys(problems).length > 0)
      throw new Rejected('account/invalid-signup', accountMessages.invalid_signup, problems)
    await refuseTaken(core, form.email)
    const { name, email, password } = form
    return reserveAccount(core, {
      name,
      email,
      passwordHash: await hashPassword(password, installation),
      emailVerified: true,
      companyName,
      language: null,
    })
  }
