import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { normaliseEmail } from '#contracts/user/email.ts'
import { PASSWORD_MAX_AGE_MS } from '#contracts/user/limits.ts'
import { userDecider } from '#domain/user/decider.ts'
import { log } from '#infra/log.ts'
import type { Core } from '../../core/core.ts'
import { anybodys, GUESSES, type Limits } from './limits.ts'
import { knownPlaces, type Place } from './known-places.ts'
import { hashOfNoAccount, hashPassword, isOutdated, verifyPassword } from './passwords.ts'
import { addressHolder, emailKey } from './reserve-account.ts'
import { type Account, type Browser, openSession, type Opened } from './sessions.ts'
import { refuseOtherWays } from './single-sign-on/required.ts'

/** `code`: what was mailed to who comes from a new place, in whatever way it was typed. */
type Credentials = { email: string; password: string; code?: string }

/** The same words, after the same work, whether the address or the password was wrong. */
const refused = () => new Rejected('auth/bad-credentials', 'Wrong email address or password.')

/**
 * Checks the password and opens a session of its own; what the browser had before is not continued.
 * @throws Rejected 'auth/password-expired' with the message `PasswordExpired|{email}` (AUTH-046), to who knew the password.
 */
export const signIn =
  (core: Core, limits: Limits) =>
  async ({ email, password, code = '' }: Credentials, address: string, browser: Browser = {}): Promise<Opened> => {
    const { commands, now } = core
    const [account, host, place] = [emailKey(core, email), hostOf(email), { address, marks: browser.marks, code }]
    const way = await wayIn(core, limits, account, place)
    const guarded = !way && (await isGuarded(limits, host, address))
    const guesses = await (way
      ? limits.failuresIn.take(`${account} ${way}`)
      : guessOfStranger(limits, { account, host, address, guarded }))
    const turn = { share: way ? `${account} ${way}` : address, first: way !== null }

    const holder = await addressHolder(core, email)
    const user = holder ? (await commands.stateOf(userDecider, holder, holder.userId)).state : null
    const known = user?.status === 'active' ? user : null
    const matches = await verifyPassword(password, known?.passwordHash ?? (await hashOfNoAccount()), turn)
    if (!matches || !known?.passwordHash || !holder) {
      if (guarded) await countAt(limits, host, address)
      if (known && holder && guesses === GUESSES) recordGuesses(core, holder)
      throw refused()
    }

    await Promise.all([
      way ? limits.failuresIn.forget(`${account} ${way}`) : limits.failuresOf.forget(account),
      limits.knownPlaces.count(`${host} ${address}`),
    ])
    await refuseOtherWays(core, holder)
    const setAt = known.passwordSetAt ?? (await openedAt(core, streamName(holder.companyId, 'user', known.userId)))
    if (Date.parse(now()) - Date.parse(setAt) >= PASSWORD_MAX_AGE_MS)
      throw new Rejected('auth/password-expired', `PasswordExpired|${known.email}`)
    if (isOutdated(known.passwordHash)) await rehash(core, holder, { password, before: known.passwordHash })
    return openSession(core)(holder, { ...browser, address, method: 'password', epoch: known.epoch })
  }

/**
 * What makes the place known to the account, as far as its own guesses are not used up; null for a stranger.
 * @throws Rejected 'account/code-wrong': for an address without an account, every code is.
 */
async function wayIn(
  core: Core,
  limits: Limits,
  account: string,
  place: Place & { address: string; code: string },
): Promise<string | null> {
  if (place.code) await limits.signInCodesTried.take(place.address)
  const ways = await knownPlaces(core, limits).waysOf(account, place)
  if (place.code && !ways.includes('code'))
    throw new Rejected('account/code-wrong', 'This is not the code we sent. Please try again.')
  for (const way of ways) if (!(await limits.failuresIn.spent(`${account} ${way}`))) return way
  return null
}

const isGuarded = async (limits: Limits, host: string, address: string) =>
  !anybodys.has(host) && !(await limits.knownPlaces.spent(`${host} ${address}`))

async function guessOfStranger(
  limits: Limits,
  { account, host, address, guarded }: { account: string; host: string; address: string; guarded: boolean },
): Promise<number> {
  await limits.signInsFrom.take(address)
  if (guarded) await limits.failuresAt.check(host)
  return limits.failuresOf.take(account)
}

/** A failure counts for the company, up to the machine's share of it. */
async function countAt(limits: Limits, host: string, address: string): Promise<void> {
  const place = `${host} ${address}`
  if (!(await limits.shareOf.spent(place)))
    await Promise.all([limits.shareOf.count(place), limits.failuresAt.count(host)])
}

/** A password is known only now, so what it is kept as becomes what is right today, one sign-in after another. */
async function rehash(
  core: Core,
  { companyId, userId }: Account,
  { password, before }: { password: string; before: string },
) {
  const asker = { kind: 'process', companyId, name: 'sign-in', permissions: [] } as const
  const data = { passwordHash: await hashPassword(password, { share: userId, first: true }), before }
  await core.commands.handle(userDecider, userId, { type: 'RehashPassword', data }, core.context(asker))
}

/** For auditors, once a window; not awaited, so that its duration does not reveal that there is such an account. */
function recordGuesses(core: Core, { companyId, userId }: { companyId: string; userId: string }) {
  const asker = { kind: 'process', companyId, name: 'sign-in', permissions: [] } as const
  const recorded = core.commands.handle(
    userDecider,
    userId,
    { type: 'RecordFailedSignIns', data: { attempts: GUESSES } },
    core.context(asker),
  )
  void recorded.catch((error: unknown) => log.error('failed sign-ins could not be recorded:', error))
}

const hostOf = (email: string) => normaliseEmail(email).split('@').at(-1)!.slice(0, 254)

/** Where no event says when the password was set, it is as old as the account. */
async function openedAt({ engines }: Core, stream: string): Promise<string> {
  const events = await engines.store.read(stream)
  return events.findLast(({ type }) => type === 'InvitationAccepted' || type === 'UserSignedUp')!.occurredAt
}
