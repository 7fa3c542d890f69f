import type { Asker } from '#contracts/asker.ts'
import { permissionsOf, type Role } from '#contracts/permissions.ts'
import { SYSTEM } from '#contracts/streams.ts'
import { normaliseEmail } from '#contracts/user/email.ts'
import { passwordProblem } from '#contracts/user/password.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Platform } from '../platform.ts'
import { hashPassword } from '../use-cases/accounts/passwords.ts'
import { colleagues, companyName, creator } from './people.ts'
import type { Team } from './story.ts'

/** The demo company with its people; those who have an account already keep it. */
export async function openAccounts(platform: Platform): Promise<{ companyId: string; team: Team }> {
  const known = await reservationOf(platform, creator.email)
  const { companyId, userId } =
    known.status === 'reserved' ? known : await platform.useCases.signUp({ ...creator, companyName, password: passwordFor(platform, creator) }, null)
  const askers: Asker[] = []
  for (const colleague of colleagues) askers.push(await join(platform, companyId, userId, colleague))
  const [editor, ...reviewers] = askers
  return { companyId, team: { creator: userAsker(companyId, userId, 'admin', true), editor: editor!, reviewers } }
}

/** The account first and its address second: the process behind the address then finds the account open already. */
async function join(platform: Platform, companyId: string, admin: string, { name, email, role }: (typeof colleagues)[number]): Promise<Asker> {
  const { commands, context, engines } = platform
  const userId = uuid5(companyId, `user ${email}`)
  const asker = userAsker(companyId, admin, 'admin', true)
  const { state } = await commands.stateOf(userDecider, asker, userId)
  if (state.status === 'unknown') {
    const passwordHash = await hashPassword(passwordFor(platform, { name, email }))
    const account = { userId, name, email, passwordHash }
    await commands.handle(userDecider, userId, { type: 'SignUpUser', data: { ...account, role, creator: false } }, context(asker))
    await commands.handle(
      emailReservationDecider,
      engines.keys.blindIndex('email', normaliseEmail(email)),
      { type: 'ReserveEmail', data: { ...account, companyId, companyName } },
      context({ ...asker, companyId: SYSTEM }),
    )
  }
  return userAsker(companyId, userId, role, false)
}

export const reservationOf = async ({ commands, engines }: Platform, email: string) =>
  (await commands.stateOf(emailReservationDecider, { companyId: SYSTEM }, engines.keys.blindIndex('email', normaliseEmail(email)))).state

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
