import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { permissions } from '#contracts/kernel/permissions.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import type { UserAsker } from '#services/use-cases/accounts/sessions.ts'
import type { Via } from '#services/use-cases/accounts/single-sign-on/begin.ts'
import { emptyFolder } from './data-folder.ts'
import { type NameServer, startNameServer } from './name-server.ts'
import { type IdentityProvider, type Person, startIdentityProvider } from './identity-provider.ts'

export const password = 'tR4-vexing-lamp'
export const redirectUri = 'http://acme.localhost:3000/auth/callback'
export const google: Via = { connection: 'google', companyId: null }
export const sso = ({ companyId }: Pick<UserAsker, 'companyId'>): Via => ({ connection: 'sso', companyId })

/** What a browser keeps between its requests. */
export type Kept = { known?: string | null; confirming?: string | null; session?: string; returnTo?: string }

/** A platform with a provider for Google and for companies, whose people and time the tests decide; a fresh company for each. */
export function useSignOn() {
  const dataDir = emptyFolder()
  const people: Record<string, Person> = {}
  const here = { people, clock: Date.parse('2026-03-02T12:00:00.000Z'), count: 0 } as {
    people: typeof people
    clock: number
    count: number
    acme: UserAsker
    platform: Platform
    provider: IdentityProvider
    names: NameServer
  }

  beforeAll(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    here.provider = await startIdentityProvider({ people, redirectUris: [redirectUri] })
    const { issuer, clientId, clientSecret } = here.provider.connection
    here.names = await startNameServer()
    const env = readEnv({
      DATA_DIR: dataDir,
      DNS_SERVERS: here.names.address,
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
    })
    here.platform = await openPlatform(env, { now: () => new Date(here.clock).toISOString() })
  })
  afterAll(async () => {
    await here.platform.close()
    await here.provider.stop()
    await here.names.stop()
  })
  beforeEach(async () => {
    here.clock += 3_600_000
    here.count++
    for (const id of Object.keys(people)) delete people[id]
    people.mia = { email: `mia${here.count}@acme${here.count}.test`, email_verified: true, name: 'Mia Chen' }
    people.rita = { email: `rita${here.count}@acme${here.count}.test`, email_verified: true, name: 'Rita M.' }
    here.acme = await founded(people.rita.email!)
    await proven(here.acme, `acme${here.count}.test`)
  })

  /** The company's own email domain, by its record. */
  async function proven(asker: UserAsker, domain: string) {
    await here.platform.useCases.accounts.addEmailDomain(asker, domain)
    const { record } = (await here.platform.useCases.accounts.emailDomains(asker)).find(
      (each) => each.domain === domain,
    )!
    here.names.records.set(record.name, [record.text])
    await here.platform.useCases.accounts.proveDomainByRecord(asker, domain)
  }

  async function founded(email: string): Promise<UserAsker> {
    const { companyId, userId } = await here.platform.useCases.accounts.openAccount({
      name: 'Rita Moreno',
      email,
      companyName: `Acme ${here.count}`,
      password,
    })
    const asker: UserAsker = { kind: 'user', companyId, userId, role: 'admin', creator: true, permissions }
    await here.platform.commands.handle(
      subscriptionDecider,
      companyId,
      { type: 'ChangePlan', data: { plan: 'performance' } },
      here.platform.context(asker),
    )
    return asker
  }

  async function began(via: Via, login: string, returnTo = '/admin/jobs?status=active') {
    const { location, pending } = await here.platform.useCases.accounts.beginSignIn(via, { redirectUri, returnTo })
    return {
      kept: pending,
      search: (await here.provider.signIn(location, login)).search,
      browser: { device: 'Chrome on Windows' },
    }
  }
  const signIn = async (via: Via, login: string, { known, confirming, session, returnTo }: Kept = {}) => {
    const attempt = await began(via, login, returnTo)
    return here.platform.useCases.accounts.finishSignIn({
      ...attempt,
      browser: { ...attempt.browser, replaces: session ?? null },
      known: known ?? null,
      confirming: confirming ?? null,
    })
  }

  const codesTo = async (email: string) =>
    (await here.platform.useCases.accounts.outboxAt(email)).flatMap(({ text }) => /^(\d{6})$/m.exec(text)?.[1] ?? [])
  /** The newest code to this address, once there are as many. */
  const codeTo = async (email: string, atLeast = 1) => {
    const newest = async () => ((await codesTo(email)).length >= atLeast ? (await codesTo(email))[0] : undefined)
    return vi.waitUntil(newest, 20_000)
  }

  /** Signs in, with the code from the mail where one is needed; `asked` says whether it was. */
  async function signedIn(via: Via, login: string, browser: Kept = {}) {
    const outcome = await signIn(via, login, browser)
    if ('signUpDisabledFor' in outcome) throw new Error(`refused to sign ${outcome.signUpDisabledFor} up`)
    const done =
      'confirm' in outcome
        ? await confirmed(outcome.confirm, browser)
        : { ...outcome, knownBrowser: browser.known ?? null }
    const holder = (await here.platform.useCases.accounts.sessionUser(done.sessionToken))!
    const { companyId, userId } = holder.asker
    return { ...done, holder, account: { companyId, userId }, asked: 'confirm' in outcome }
  }
  /** Ends a sign-in with the newest code; one of an earlier sign-in is wrong until the new one has arrived. */
  async function confirmed(kept: string, { known }: Kept = {}) {
    const { email } = (await here.platform.useCases.accounts.confirmationOf(kept, null))!
    const tried = new Set<string>()
    for (;;) {
      const code = await vi.waitUntil(
        async () => (await codesTo(email)).find((each, newest) => newest === 0 && !tried.has(each)),
        20_000,
      )
      tried.add(code)
      try {
        return await here.platform.useCases.accounts.confirmSignIn(
          { kept, code, browser: { device: 'Chrome on Windows' }, known: known ?? null },
          '10.0.0.7',
        )
      } catch (error) {
        if ((error as { code?: string }).code !== 'account/code-wrong') throw error
      }
    }
  }

  return Object.assign(here, {
    founded,
    proven,
    began,
    signIn,
    signedIn,
    confirmed,
    codeTo,
    codesTo,
    configured: (asker: UserAsker, changes: object = {}) =>
      here.platform.useCases.accounts.configureSingleSignOn(asker, {
        ...here.provider.connection,
        signUp: true,
        passwords: true,
        ...changes,
      }),
  })
}
