import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { InvitedUser, User, ActiveUser } from '../user.ts'

const notFound = () => new Rejected('team/user-not-found', 'No such user')

/** A member of the team, or a person invited to it. */
export function member(user: User): ActiveUser | InvitedUser {
  if (user.status === 'unknown' || user.status === 'removed' || user.status === 'revoked') throw notFound()
  return user
}

/** The one who created the company stays its admin for good (TEAM-001), so a company never runs out of admins. */
export function notSuperAdmin(user: ActiveUser | InvitedUser): void {
  if (user.status === 'active' && user.creator)
    throw new Rejected('team/super-admin', 'This user created the company and stays its admin')
}

/** People cannot lock themselves out. */
export function notOneself(user: ActiveUser | InvitedUser, asker: Asker, what: string): void {
  if (asker.kind === 'user' && asker.userId === user.userId) throw new Rejected('team/own-account', what)
}

/** An invitation without an answer yet. */
export function pending(user: User): InvitedUser {
  const known = member(user)
  if (known.status === 'active') throw new Rejected('team/not-pending', 'This user has joined already')
  return known as InvitedUser
}
