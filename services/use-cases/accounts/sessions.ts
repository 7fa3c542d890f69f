import type { Asker } from '#contracts/kernel/asker.ts'
import type { InterfaceLanguage } from '#contracts/kernel/interface-language.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { AuthStatus } from '#contracts/user/auth-status.ts'
import { portraitPath } from '#contracts/user/portrait.ts'
import { normaliseEmail } from '#contracts/user/email.ts'
import type { SignInMethod } from '#contracts/user/events.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import type { Features } from '#contracts/subscription/features.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { ActiveUser } from '#domain/user/user.ts'
import { endOf, type Session } from '#infra/engines/session-store/session-store.ts'
import type { Core } from '../../core/core.ts'
import { knownPlaces, type Place } from './known-places.ts'
import { accountLimits } from './limits.ts'
import { emailKey } from './reserve-account.ts'
import { rightsOf } from '../../core/rights.ts'

export type UserAsker = Extract<Asker, { kind: 'user' }>
export type SignedIn = {
  asker: UserAsker
  user: {
    name: string
    email: string
    emailVerified: boolean
    language: InterfaceLanguage | null
    /** Where their portrait is served; null without one. */
    picture: string | null
  }
  /** `SECOND_STEP` until the sign-up is complete (AUTH-016); no permission is held before. */
  status: AuthStatus
  /** What the company's plan has. */
  features: Features
  /** How this session was opened, and how often a social account has signed the person in so far (TEAM-026). */
  signIn: { method: SignInMethod; socialSignIns: number }
}
export type Account = { companyId: string; userId: string }

/** The account as it is at this moment, and who it is to the platform; null when it is there no more. */
export const accountOf =
  (core: Pick<Core, 'commands' | 'entitlementsOf'>) =>
  async (
    { companyId, userId }: Account,
    scopes?: readonly Permission[],
  ): Promise<{ asker: UserAsker; user: ActiveUser; features: Features } | null> => {
    const { state: user } = await core.commands.stateOf(userDecider, { companyId }, userId)
    if (user.status !== 'active') return null
    const limited = user.complete ? scopes : []
    return { ...(await rightsOf(core, { companyId, account: user, ...(limited && { scopes: limited }) })), user }
  }

/** `GOOGLE_FIRST_LOGIN` for the first session Google opened (AUTH-016). */
export const statusOf = ({ complete }: ActiveUser, { method, socialSignIns }: SignedIn['signIn']): AuthStatus =>
  !complete ? 'SECOND_STEP' : method === 'google' && socialSignIns === 1 ? 'GOOGLE_FIRST_LOGIN' : 'Success'

/**
 * Whether a session is an operator's: signed in with the password of an account whose address proved itself by mail. A
 * company's identity provider, a link or a token of such an account does not count: others could have made them.
 */
const isOperatorSession = (
  operators: readonly string[],
  { kind, method }: Session,
  { email, emailVerified, complete }: ActiveUser,
): true | undefined =>
  (kind === 'browser' &&
    method === 'password' &&
    emailVerified &&
    complete &&
    operators.includes(normaliseEmail(email))) ||
  undefined

/** Who holds what was found: null when the account is gone, or has ended all sessions since this one was opened. */
export const holderOf =
  (core: Pick<Core, 'commands' | 'entitlementsOf' | 'settings'>) =>
  async (session: Session): Promise<SignedIn | null> => {
    const { companyId, userId, epoch, id, kind, scopes, method } = session
    const account = await accountOf(core)({ companyId, userId }, scopes ?? undefined)
    if (!account || account.user.epoch !== epoch) return null
    const { asker, user, features } = account
    const { name, email, emailVerified, language, portraitId } = user
    const picture = portraitPath({ user_id: userId, portraitId })
    const signIn = { method, socialSignIns: user.socialSignIns }
    const operator = isOperatorSession(core.settings.operators, session, user)
    return {
      asker: { ...asker, session: { id, kind, method, endsAt: endOf(session) }, ...(operator && { operator }) },
      user: { name, email, emailVerified, language, picture },
      status: statusOf(user, signIn),
      features,
      signIn,
    }
  }

/** Who holds this session: rights are those of the account at this moment, not those of the day it signed in. */
export const sessionHolder =
  (core: Core) =>
  async (sessionToken: string): Promise<SignedIn | 'expired' | null> => {
    const session = await core.engines.sessions.find(sessionToken)
    return session === null || session === 'expired' ? session : holderOf(core)(session)
  }

export const sessionUser =
  (core: Core) =>
  async (sessionToken: string): Promise<SignedIn | null> => {
    const holder = await sessionHolder(core)(sessionToken)
    return holder === 'expired' ? null : holder
  }

/** What signs in: what it says it is, where it is, and the session it had before, which is not continued. */
export type Browser = Place & { device?: string | null; replaces?: string | null }
/** `marks`: by what the browser is known to the account from now on; null where no password was given. */
export type Opened = { sessionToken: string; marks: string | null }
/** `epoch` is the account's when the credentials were checked: what ends all sessions meanwhile ends this one too. */
type How = Browser & { method: SignInMethod; epoch?: number; idToken?: string | null }

/** Opens a session and puts the sign-in on the record (AUTH-021). */
export const openSession =
  (core: Core) =>
  async (
    { companyId, userId }: Account,
    { method, device = null, epoch, replaces, idToken = null, ...place }: How = { method: 'password' },
  ): Promise<Opened> => {
    const account = await accountOf(core)({ companyId, userId })
    if (!account) throw new Rejected('account/not-found', 'No such user')
    const { sessions } = core.engines
    if (replaces) await sessions.end(replaces)
    const { token } = await sessions.create({
      kind: 'browser',
      companyId,
      userId,
      epoch: epoch ?? account.user.epoch,
      method,
      device,
      scopes: null,
      idToken,
    })
    await core.commands.handle(
      userDecider,
      userId,
      { type: 'RecordSignIn', data: { method, device } },
      core.context(account.asker),
    )
    const marks =
      method === 'password'
        ? await knownPlaces(core, accountLimits(core)).remember(emailKey(core, account.user.email), place)
        : null
    return { sessionToken: token, marks }
  }

export const recordSignOut = (core: Core, asker: Asker, userId: string, everywhere: boolean) =>
  core.commands.handle(userDecider, userId, { type: 'RecordSignOut', data: { everywhere } }, core.context(asker))

/** Ends every session and token of the account, on whatever device: first in the log, which each of them is compared with. */
export const signOutEverywhere =
  (core: Core) =>
  async (asker: UserAsker): Promise<void> => {
    await recordSignOut(core, asker, asker.userId, true)
    await core.engines.sessions.endAllOf(asker.userId)
  }

export type SessionView = {
  id: string
  kind: 'browser' | 'token'
  method: SignInMethod
  device: string | null
  createdAt: string
  lastSeenAt: string
  current: boolean
}

/** The asker's own sessions and bearer tokens that stand, last used first. */
export const ownSessions =
  (core: Core) =>
  async (asker: UserAsker): Promise<SessionView[]> => {
    const epoch = (await accountOf(core)(asker))?.user.epoch
    const all = (await core.engines.sessions.listOf(asker.userId)).filter(
      (session) => (session.kind === 'browser' || session.kind === 'token') && session.epoch === epoch,
    )
    return all.map(({ id, kind, method, device, createdAt, lastSeenAt }) => ({
      id,
      kind: kind as 'browser' | 'token',
      method,
      device,
      createdAt: new Date(createdAt).toISOString(),
      lastSeenAt: new Date(lastSeenAt).toISOString(),
      current: id === asker.session?.id,
    }))
  }

/** Ends one session or token of the asker's own. @throws Rejected 'account/session-not-found', also for another person's. */
export const revokeSession =
  (core: Core) =>
  async (asker: UserAsker, id: string): Promise<void> => {
    if (!(await core.engines.sessions.endOne(asker.userId, id)))
      throw new Rejected('account/session-not-found', 'This session has ended already')
    await recordSignOut(core, asker, asker.userId, false)
  }

/** As sign-out from the API: the session or token the call came with. */
export const signOutHere =
  (core: Core) =>
  async (asker: UserAsker): Promise<void> => {
    if (asker.session && (await core.engines.sessions.endOne(asker.userId, asker.session.id)))
      await recordSignOut(core, asker, asker.userId, false)
  }
