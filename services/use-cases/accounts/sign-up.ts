import { randomBytes, randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/asker.ts'
import { Rejected } from '#contracts/rejections.ts'
import { streamName, SYSTEM } from '#contracts/streams.ts'
import { normaliseEmail } from '#contracts/user/email.ts'
import { accountMessages } from '#contracts/user/messages.ts'
import { type SignUpForm, signUpProblems } from '#contracts/user/sign-up.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import type { Core } from '../../platform.ts'
import type { Limits } from './limits.ts'
import { hashPassword } from './passwords.ts'

const READY_MS = 10_000

/** `c` and twelve of 36 characters: opaque, and too many to meet the same twice. */
const newCompanyId = () => `c${[...randomBytes(12)].map((byte) => (byte % 36).toString(36)).join('')}`

/**
 * Reserves the address, which a process then opens the account for; answers once the account can be used.
 * @param address the caller's, counted against the limit; null for programs on this machine.
 */
export const signUp =
  ({ commands, context, engines, caughtUp }: Core, limits: Limits) =>
  async (form: SignUpForm, address: string | null): Promise<{ companyId: string; userId: string }> => {
    const problems = signUpProblems(form)
    if (Object.keys(problems).length > 0) throw new Rejected('account/invalid-signup', accountMessages.invalid_signup, problems)
    if (address !== null) {
      limits.signUps.check(address)
      limits.signUps.count(address)
    }
    const email = normaliseEmail(form.email)
    const reservation = engines.keys.blindIndex('email', email)
    const { state } = await commands.stateOf(emailReservationDecider, { companyId: SYSTEM }, reservation)
    if (state.status === 'reserved') throw new Rejected('account/user-exists', accountMessages.user_exists, { email: accountMessages.user_exists })

    const [companyId, userId] = [newCompanyId(), randomUUID()]
    const asker: Asker = { kind: 'user', companyId: SYSTEM, userId, role: 'admin', creator: true, permissions: [] }
    const { name, companyName, password } = form
    const data = { companyId, userId, name, email, companyName, passwordHash: await hashPassword(password) }
    await commands.handle(emailReservationDecider, reservation, { type: 'ReserveEmail', data }, context(asker))

    const account = { [streamName(companyId, 'user', userId)]: 0, [streamName(companyId, 'company', companyId)]: 0, [streamName(companyId, 'subscription', companyId)]: 0 }
    const behind = await caughtUp(account, READY_MS)
    if (behind.length > 0) throw new Rejected('command/unavailable', 'Your account is being set up. Please sign in in a minute.')
    return { companyId, userId }
  }
