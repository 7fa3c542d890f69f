import * as z from 'zod'
import type { Asker } from '#contracts/kernel/asker.ts'
import { DEFAULT_ROLE } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { CONFIRMATION_LENGTH, CONFIRMATION_TTL_MS } from '#contracts/user/limits.ts'
import { said } from '#contracts/kernel/wording.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { ActiveUser, InvitedUser } from '#domain/user/user.ts'
import type { Claims } from '#infra/engines/identity/identity.ts'
import type { Core } from '../../../core/core.ts'
import { confirmationHashOf, newConfirmation } from '../../../core/secrets/codes.ts'
import type { Limits } from '../limits.ts'
import { type Account, accountOf, type Browser, openSession, sessionUser } from '../sessions.ts'
import { acceptInvitation } from './admit.ts'
import { connectionOf, type Via, Via as ViaShape } from './begin.ts'
import { identityKey, linkIdentity, reserveIdentity } from './identities.ts'
import { openKept, sealKept } from '../../../core/secrets/kept.ts'
import { rememberBrowser } from './known-browser.ts'
import { companyAt } from './settings.ts'

const PURPOSE = 'sign-in-confirmation'
/** A browser keeps some 4,000 characters per cookie. */
const ROOM = 3_500

const Confirming = z.object({
  via: ViaShape,
  companyId: z.string(),
  userId: z.string(),
  /** Of an account; of an invitation there is none. */
  epoch: z.number().nullable(),
  identity: z.string(),
  claims: z.object({ issuer: z.string(), subject: z.string(), name: z.string().nullable() }),
  codeId: z.string(),
  /** Under what the session store keeps what the provider said, for signing out there. */
  held: z.string(),
  returnTo: z.string(),
  begunAt: z.number(),
})
type Confirming = z.infer<typeof Confirming>
type Person = ActiveUser | InvitedUser

const over = () =>
  new Rejected('identity/refused', 'This sign-in was begun in another browser, or too long ago. Please try again.')

const asked = ({ companyId, userId }: Account): Asker => ({
  kind: 'user',
  companyId,
  userId,
  role: DEFAULT_ROLE,
  creator: false,
  permissions: [],
})

async function issue(core: Core, account: Account, connection: Via['connection']): Promise<string> {
  const code = newConfirmation(core.engines.keys)
  await core.commands.handle(
    userDecider,
    account.userId,
    { type: 'IssueSignInConfirmation', data: { ...code, connection } },
    core.context(asked(account)),
  )
  return code.codeId
}

type Begun = {
  via: Via
  claims: Claims
  account: Account
  idToken: string
  returnTo: string
  device: string | null
  before: string | null
}

/**
 * Mails a code to the address of the account or invitation; answers what the browser keeps until it is entered. A browser
 * that comes again while its code still counts gets no other. @throws Rejected 'auth/too-many-attempts'
 */
export async function beginConfirmation(
  core: Core,
  { via, claims, account, idToken, returnTo, device, before }: Begun,
): Promise<string> {
  const user = (await core.commands.stateOf(userDecider, account, account.userId)).state
  if (user.status !== 'active' && user.status !== 'invited') throw over()
  const identity = await identityKey(core, via, claims)
  const earlier = parsed(core, before)
  const again =
    earlier?.identity === identity &&
    earlier.userId === account.userId &&
    user.confirmation?.codeId === earlier.codeId &&
    user.confirmation.triesLeft > 0
  const codeId = again ? earlier.codeId : await issue(core, account, via.connection)
  const epoch = user.status === 'active' ? user.epoch : null
  const { companyId, userId } = account
  if (earlier) await core.engines.sessions.end(earlier.held)
  const { token: held } = await core.engines.sessions.create({
    kind: 'confirmation',
    companyId,
    userId,
    epoch: epoch ?? 0,
    method: via.connection,
    device,
    scopes: null,
    idToken,
  })
  const { issuer, subject } = claims
  const begunAt = again ? earlier.begunAt : Date.parse(core.now())
  const confirming: Confirming = {
    via,
    companyId,
    userId,
    epoch,
    identity,
    claims: { issuer, subject, name: claims.name?.slice(0, 100) ?? null },
    codeId,
    held,
    returnTo,
    begunAt,
  }
  const kept = sealKept(core, PURPOSE, confirming)
  return kept.length <= ROOM ? kept : sealKept(core, PURPOSE, { ...confirming, returnTo: '/' })
}

function parsed(core: Core, kept: string | null): Confirming | null {
  const confirming = Confirming.safeParse(openKept(core, PURPOSE, kept)).data
  const age = confirming ? Date.parse(core.now()) - confirming.begunAt : -1
  return confirming && age >= 0 && age <= CONFIRMATION_TTL_MS ? confirming : null
}

/** What a browser keeps, while account, invitation and provider are what they were. @throws Rejected 'identity/refused' */
async function underWay(core: Core, kept: string | null): Promise<Confirming & { user: Person }> {
  const confirming = parsed(core, kept)
  if (!confirming) throw over()
  const { via, claims, identity, epoch, userId } = confirming
  await connectionOf(core, via)
  const user = (await core.commands.stateOf(userDecider, confirming, userId)).state
  const isSame =
    user.status === 'active' ? epoch === null || user.epoch === epoch : user.status === 'invited' && epoch === null
  if (!isSame || (await identityKey(core, via, claims)) !== identity) throw over()
  return { ...confirming, user: user as Person }
}

export type Confirmation = {
  email: string
  company: string
  connection: Via['connection']
  returnTo: string
  /** Whether the browser is signed in to the account: it can be linked without a code. */
  signedIn: boolean
  /** Whether the account has a password to sign in with instead. */
  password: boolean
}

/** What waits for its code in this browser; null when nothing does. */
export const confirmationOf =
  (core: Core) =>
  async (kept: string | null, session: string | null): Promise<Confirmation | null> => {
    const confirming = await underWay(core, kept).catch(() => null)
    if (!confirming) return null
    const { user, via, companyId, returnTo } = confirming
    const company = (await companyAt(core, companyId))?.details.name ?? ''
    return {
      email: user.email,
      company,
      connection: via.connection,
      returnTo,
      signedIn: await isHolder(core, session, confirming),
      password: user.status === 'active' && user.passwordHash !== null && user.passwordHash !== 'none',
    }
  }

/** Whether the browser has a session of this very account. */
export async function isHolder(
  core: Core,
  session: string | null | undefined,
  { companyId, userId }: Account,
): Promise<boolean> {
  const asker = session ? (await sessionUser(core)(session))?.asker : null
  return asker?.companyId === companyId && asker.userId === userId
}

/** Sends another code; the one before stops working. Answers what the browser keeps from then on. */
export const resendConfirmation =
  (core: Core, limits: Limits) =>
  async (kept: string | null, address: string): Promise<string> => {
    await limits.codesFrom.take(address)
    const { user: _user, ...confirming } = await underWay(core, kept)
    const codeId = await issue(core, confirming, confirming.via.connection)
    return sealKept(core, PURPOSE, { ...confirming, codeId, begunAt: Date.parse(core.now()) })
  }

type Confirmed = { sessionToken: string; returnTo: string; knownBrowser: string }

/**
 * Ends a sign-in through a provider with the code that was mailed: an invitation is accepted, the identity linked, and the
 * browser known for this account. The code works once, in the browser that began.
 * @throws Rejected 'account/code-wrong', 'account/code-expired', or 'identity/refused' when anything else changed.
 */
export const confirmSignIn =
  (core: Core, limits: Limits) =>
  async (
    { kept, code, browser, known }: { kept: string | null; code: string; browser: Browser; known: string | null },
    address: string,
  ): Promise<Confirmed> => {
    await limits.codesFrom.take(address)
    const { via, claims, codeId, held, identity, returnTo, user, companyId, userId } = await underWay(core, kept)
    const typed = code.replaceAll(/\s/g, '')
    if (!new RegExp(`^\\d{${CONFIRMATION_LENGTH}}$`).test(typed))
      throw new Rejected('account/code-wrong', said`The code has ${CONFIRMATION_LENGTH} digits.`)
    const account = { companyId, userId }
    const data = { codeId, codeHash: confirmationHashOf(core.engines.keys, codeId, typed), connection: via.connection }
    const { events } = await core.commands.handle(
      userDecider,
      userId,
      { type: 'ConfirmSignIn', data },
      core.context(asked(account)),
    )
    if (events.some(({ type }) => type === 'SignInConfirmationFailed'))
      throw new Rejected('account/code-wrong', 'This is not the code we sent. Please try again.')
    const idToken = await core.engines.sessions.idTokenOf(held, 'confirmation')
    const session = await core.engines.sessions.take(held, 'confirmation')
    if (session === null || session === 'expired') throw over()
    if (user.status !== 'active') {
      await reserveIdentity(core, identity, account)
      await acceptInvitation(core, account, user.invitationId, { name: claims.name, email: user.email })
    }
    const epoch = await linkIdentity(core, via, claims, account)
    const { sessionToken } = await openSession(core)(account, { ...browser, method: via.connection, epoch, idToken })
    return { sessionToken, returnTo, knownBrowser: rememberBrowser(core, known, { ...account, epoch }) }
  }

/** Links the identity to the account this browser is signed in to, in another way: that is proof enough for a link, not for the browser. */
export const linkSignedIn =
  (core: Core) =>
  async (kept: string | null, session: string | null): Promise<{ returnTo: string }> => {
    const confirming = await underWay(core, kept)
    if (!(await accountOf(core)(confirming)) || !(await isHolder(core, session, confirming)))
      throw new Rejected('auth/required', 'Sign in first')
    await linkIdentity(core, confirming.via, confirming.claims, confirming)
    await core.engines.sessions.end(confirming.held)
    return { returnTo: confirming.returnTo }
  }
