import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf, type Role } from '#contracts/kernel/permissions.ts'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import { normaliseEmail } from '#contracts/user/email.ts'
import { passwordProblem } from '#contracts/user/password.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Platform } from '../platform.ts'
import { hashPassword, installation } from '../use-cases/accounts/passwords.ts'
import { colleagues, companyName, creator } from './people.ts'
import type { Team } from './step.ts'
import { DAY } from './time.ts'

const RENEWED_AFTER = 20 * DAY

/** The demo company with its people; those who have an account already keep it. */
export async function openAccounts(platform: Platform): Promise<{ companyId: string; team: Team }> {
  const known = await reservationOf(platform, creator.email)
  const { companyId, userId } =
    known.status === 'reserved'
      ? known
      : await platform.useCases.accounts.openAccount({
          ...creator,
          companyName,
          password: passwordFor(platform, creator),
        })
  const askers: Asker[] = []
  for (const colleague of colleagues) askers.push(await join(platform, companyId, userId, colleague))
  const [editor, ...reviewers] = askers
  return { companyId, team: { creator: userAsker(companyId, userId, 'admin', true), editor: editor!, reviewers } }
}

export const colleagueId = (companyId: string, email: string) => uuid5(companyId, `user ${email}`)

async function join(
  platform: Platform,
  companyId: string,
  admin: string,
  { name, email, role }: (typeof colleagues)[number],
): Promise<Asker> {
  const { commands, context, engines } = platform
  const userId = colleagueId(companyId, email)
  const asker = userAsker(companyId, admin, 'admin', true)
  const { state } = await commands.stateOf(userDecider, asker, userId)
  if (state.status === 'unknown') {
    const passwordHash = await hashPassword(passwordFor(platform, { name, email }), installation)
    const account = { userId, name, email, passwordHash, role, creator: false, emailVerified: true, complete: true }
    await commands.handle(userDecider, userId, { type: 'SignUpUser', data: account }, context(asker))
    await commands.handle(
      emailReservationDecider,
      engines.keys.blindIndex('email', normaliseEmail(email)),
      { type: 'ReserveEmail', data: { companyId, userId, email, signUp: null, instead: null } },
      context({ ...asker, companyId: SYSTEM }),
    )
  }
  return userAsker(companyId, userId, role, false)
}

/** The company is half a year old, its passwords are not: people set them anew in time, as they have to. */
export async function renewPasswords(platform: Platform, companyId: string): Promise<void> {
  const { commands, context, now } = platform
  for (const person of [creator, ...colleagues]) {
    const reservation = await reservationOf(platform, person.email)
    if (reservation.status !== 'reserved' || reservation.companyId !== companyId) continue
    const { state: user } = await commands.stateOf(userDecider, reservation, reservation.userId)
    if (user.status !== 'active' || Date.parse(now()) - Date.parse(user.passwordSetAt ?? '') < RENEWED_AFTER) continue
    const passwordHash = await hashPassword(passwordFor(platform, person), installation)
    const asker = userAsker(companyId, user.userId, 'review', user.creator)
    await commands.handle(
      userDecider,
      user.userId,
      { type: 'ChangePassword', data: { passwordHash, resetId: null } },
      context(asker),
    )
  }
}

export const reservationOf = async ({ commands, engines }: Platform, email: string) =>
  (
    await commands.stateOf(
      emailReservationDecider,
      { companyId: SYSTEM },
      engines.keys.blindIndex('email', normaliseEmail(email)),
    )
  ).state

/** Derived from the folder's own key: nobody else can know it, and the next run prints the same. */
export function passwordFor({ engines }: Platform, { name, email }: { name: string; email: string }): string {
  for (let attempt = 1; ; attempt++) {
    const password = `Go-${attempt}${engines.keys.sign('demo-password', `${email} ${attempt}`).slice(0, 12)}`
    if (passwordProblem(password, { name, email, companyName }) === null) return password
  }
}

const userAsker = (companyId: string, userId: string, role: Role, creator: boolean): Asker => ({
  kind: 'user',
  companyId,
  userId,
  role,
  creator,
  permissions: permissionsOf[role],
})
