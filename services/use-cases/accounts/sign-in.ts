import { Rejected } from '#contracts/rejections.ts'
import { SYSTEM } from '#contracts/streams.ts'
import { normaliseEmail } from '#contracts/user/email.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../platform.ts'
import type { Limits } from './limits.ts'
import { hashOfNobody, verifyPassword } from './passwords.ts'
import { type Browser, openSession } from './sessions.ts'
import { refuseOtherWays } from './single-sign-on/required.ts'

/** The same words, after the same work, whether the address or the password was wrong. */
const refused = () => new Rejected('auth/bad-credentials', 'Wrong e-mail address or password.')

/** Checks the password and opens a session of its own; what the browser had before is not continued. */
export const signIn =
  (core: Core, limits: Limits) =>
  async ({ email, password }: { email: string; password: string }, address: string, browser: Browser = {}): Promise<{ sessionToken: string }> => {
    const { commands, engines } = core
    const account = engines.keys.blindIndex('email', normaliseEmail(email))
    limits.signInsFrom.check(address)
    limits.failuresOf.check(account)
    limits.signInsFrom.count(address)
    limits.failuresOf.count(account)

    const { state: reservation } = await commands.stateOf(emailReservationDecider, { companyId: SYSTEM }, account)
    const user = reservation.status === 'reserved' ? (await commands.stateOf(userDecider, reservation, reservation.userId)).state : null
    const known = user?.status === 'active' ? user : null
    const matches = await verifyPassword(password, known?.passwordHash ?? (await hashOfNobody()))
    if (!matches || !known || reservation.status !== 'reserved') throw refused()

    limits.failuresOf.forget(account)
    await refuseOtherWays(core, reservation)
    return openSession(core)(reservation, { ...browser, method: 'password', epoch: known.epoch })
  }
