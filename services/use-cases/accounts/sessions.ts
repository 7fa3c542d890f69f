import type { Asker } from '#contracts/asker.ts'
import { permissionsOf } from '#contracts/permissions.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../platform.ts'

export type UserAsker = Extract<Asker, { kind: 'user' }>
export type SignedIn = { asker: UserAsker; user: { name: string; email: string } }

/** Who holds this session: rights are those of the account at this moment, not those of the day it signed in. */
export const sessionUser =
  ({ commands, engines }: Core) =>
  async (sessionToken: string): Promise<SignedIn | null> => {
    const session = await engines.sessions.find(sessionToken)
    if (session === null || session === 'expired') return null
    const { companyId, userId } = session
    const { state: user } = await commands.stateOf(userDecider, { companyId }, userId)
    if (user.status !== 'active') return null
    const { role, creator, name, email } = user
    return { asker: { kind: 'user', companyId, userId, role, creator, permissions: permissionsOf[role] }, user: { name, email } }
  }

export const signOut =
  ({ engines }: Core) =>
  (sessionToken: string) =>
    engines.sessions.end(sessionToken)

/** Ends every session of the account, on whatever device. */
export const signOutEverywhere =
  ({ engines }: Core) =>
  (asker: UserAsker) =>
    engines.sessions.endAllOf(asker.userId)

/** The session of somebody who has just signed up. */
export const openSession =
  ({ engines }: Core) =>
  async (account: { companyId: string; userId: string }): Promise<{ sessionToken: string }> => ({
    sessionToken: (await engines.sessions.create(account)).token,
  })
