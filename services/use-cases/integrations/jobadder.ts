import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Asker } from '#contracts/kernel/asker.ts'
import { CompanyId, UserId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { normaliseEmail } from '#contracts/user/email.ts'
import { integrationDecider, notConnected } from '#domain/integration/decider.ts'
import { connectionOf } from '#domain/integration/integrations.ts'
import { attempts } from '../../core/attempts.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { openKept, sealKept } from '../../core/secrets/kept.ts'
import { requireVerifiedEmail } from '../../core/verified.ts'
import { accountOf } from '../accounts/sessions.ts'
import { linkJobAdder, requireRoomForJobAdder } from './jobadder-link.ts'
import { recordHealth } from './credentials.ts'

const MINUTE = 60_000
/** A code leads on once, and no later than this. */
const CODE_MS = 5 * MINUTE
/** As long as a person may take at JobAdder. */
const PENDING_MS = 15 * MINUTE

const person = { companyId: CompanyId, userId: UserId, endsAt: z.number() }
const Code = z.object({ ...person, id: z.uuid() })
const Pending = z.object({ ...person, state: z.string(), next: z.string() })

/** Paths of JobAdder's own middleware, and where it leads to unless another page of ours is named. */
export const jobAdderPaths = {
  middleware: '/jobadder/middleware',
  authorized: '/jobadder/middleware/authorized',
  postAuthorize: '/jobadder/integration/post-authorize',
} as const

/** How a company comes to be linked to its account at JobAdder (INT-021 to 023). */
export function jobAdderUseCases(core: Core) {
  const { engines, settings } = core
  const now = () => Date.parse(core.now())
  const redirectUri = `${settings.publicUrl}${jobAdderPaths.authorized}`
  const once = attempts(core, { name: 'jobadder code', limit: 1, windowMs: CODE_MS })
  function service() {
    if (!engines.ats.jobAdder) throw new Rejected('integration/invalid', 'JobAdder is not set up here')
    return engines.ats.jobAdder
  }
  const ended = () => new Rejected('integration/invalid', 'This link has ended. Please begin again.')

  /** The person of a code, who has to be the one at this browser: else a code handed on would link another's account. */
  async function ownerOf(of: { companyId: CompanyId; userId: UserId }, at: Asker | null) {
    if (at?.kind !== 'user' || at.userId !== of.userId || at.companyId !== of.companyId) throw ended()
    const account = await accountOf(core)(of)
    if (!account) throw ended()
    allow(account.asker, 'company.integrations')
    await requireVerifiedEmail(core, account.asker)
    return account
  }

  /** Null while the company is not linked. */
  async function jobAdderAccount({ companyId }: Pick<Asker, 'companyId'>): Promise<string | null> {
    const { state } = await core.commands.stateOf(integrationDecider, { companyId }, companyId)
    return connectionOf(state, 'jobadder')?.account?.id ?? null
  }

  return {
    jobAdderAccount,

    /** "Connect Accounts": the address of our middleware, with a code that leads on once within five minutes (INT-022). */
    async beginJobAdder(asker: Asker): Promise<string> {
      allow(asker, 'company.integrations')
      if (asker.kind !== 'user') throw new Rejected('auth/forbidden', 'Only a person can connect another system')
      service()
      const { user } = await ownerOf(asker, asker)
      const { companyId, userId } = asker
      const code = sealKept(core, 'jobadder-code', { companyId, userId, id: randomUUID(), endsAt: now() + CODE_MS })
      const asked = { access_token: code, success_redirect: `${settings.publicUrl}${jobAdderPaths.postAuthorize}` }
      return `${jobAdderPaths.middleware}?${new URLSearchParams({ ...asked, email: user.email })}`
    },

    /**
     * Where the middleware sends the browser, and what that keeps meanwhile.
     * @throws Rejected 'integration/invalid' for a code that was used, is too old or is none, and for an address or a page that
     * is not ours.
     */
    async followJobAdder(
      at: Asker | null,
      asked: { code: string; next: string; email: string },
    ): Promise<{ location: string; pending: string }> {
      const code = Code.safeParse(openKept(core, 'jobadder-code', asked.code)).data
      if (!code || code.endsAt < now() || (await once.spent(code.id))) throw ended()
      const page = URL.canParse(asked.next) ? new URL(asked.next) : null
      if (page?.origin !== new URL(settings.publicUrl).origin)
        throw new Rejected('integration/invalid', 'The way back has to be a page of ours')
      const { user } = await ownerOf(code, at)
      if (normaliseEmail(asked.email) !== normaliseEmail(user.email)) throw ended()
      await once.take(code.id).catch(() => {
        throw ended()
      })
      const state = randomUUID()
      const { companyId, userId } = code
      const pending = { companyId, userId, state, next: `${page.pathname}${page.search}`, endsAt: now() + PENDING_MS }
      return {
        location: await service().authorizeUrl({ redirectUri, state }),
        pending: sealKept(core, 'jobadder-pending', pending),
      }
    },

    /**
     * Links the company to the account whose owner said yes; answers with the page of ours to go on at.
     * @param search what JobAdder sent the browser back with
     * @throws Rejected 'integration/invalid' for a browser that began nothing, 'ats/revoked' for a no, 'ats/linked', and as the calls of `JobAdder`
     */
    async finishJobAdder(
      at: Asker | null,
      { kept, search }: { kept: string; search: string },
    ): Promise<{ next: string }> {
      const pending = Pending.safeParse(openKept(core, 'jobadder-pending', kept)).data
      if (!pending || pending.endsAt < now()) throw ended()
      const { asker, user } = await ownerOf(pending, at)
      await requireRoomForJobAdder(core, asker.companyId)
      const callback = new URL(redirectUri)
      callback.search = search
      const { refreshToken, account, api } = await service().redeem(callback, pending.state)
      const data = {
        integrationType: 'jobadder' as const,
        ownerId: asker.userId,
        token: refreshToken,
        email: user.email,
        account: { id: account, address: api },
      }
      const { companyId } = asker
      await core.commands.handle(
        integrationDecider,
        companyId,
        { type: 'ConnectIntegration', data },
        core.context(asker),
      )
      const { state } = await core.commands.stateOf(integrationDecider, { companyId }, companyId)
      const connection = connectionOf(state, 'jobadder')
      if (!connection) throw notConnected()
      const { integrationId } = connection
      await linkJobAdder(core, asker, account)
      await core.caughtUp(await recordHealth(core, asker, { integrationId, cause: null }))
      return { next: pending.next }
    },

    /** Which account a colleague is linked to: the company's (INT-023). @throws Rejected 'integration/not-linked', 'team/user-not-found' */
    async linkedJobAdderAccount(asker: Asker, email: string): Promise<string> {
      allow(asker, 'company.integrations')
      const account = await jobAdderAccount(asker)
      if (account === null) throw new Rejected('integration/not-linked', 'The company is not linked to JobAdder')
      const people = await core.readers.usersOf(asker)
      if (!people.some((each) => normaliseEmail(each.email) === normaliseEmail(email)))
        throw new Rejected('team/user-not-found', 'No such user')
      return account
    },
  }
}
