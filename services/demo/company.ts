import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf, type Role } from '#contracts/kernel/permissions.ts'
import { streamName, SYSTEM } from '#contracts/kernel/streams.ts'
import { normaliseEmail } from '#contracts/user/email.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Platform } from '../platform.ts'
import { openBrands } from './brands.ts'
import { type ColleagueKey, colleagues, companyName, creator } from './colleagues.ts'
import { type Clock, sender } from './moment.ts'
import { passwordFor } from './passwords.ts'
import type { Company } from './step.ts'
import { MINUTE } from './time.ts'

/** The company with its plan, its details and the key its career site uses; one that is there already stays. */
export async function openCompany(platform: Platform, clock: Clock): Promise<Company> {
  const { engines, useCases } = platform
  const { state: known } = await platform.commands.stateOf(
    emailReservationDecider,
    { companyId: SYSTEM },
    engines.keys.blindIndex('email', normaliseEmail(creator.email)),
  )
  const { companyId, userId } =
    known.status === 'reserved'
      ? known
      : await useCases.accounts.openAccount({ ...creator, companyName, password: passwordFor(platform, creator) })
  const marta = userAsker(companyId, userId, 'admin', true)

  const begun = await registeredAt(platform, companyId)
  const { token } = await sender(platform, clock)(marta, begun + 12 * MINUTE, uuid5(companyId, 'plan'), (context) =>
    platform.commands.handle(
      subscriptionDecider,
      companyId,
      { type: 'ChangePlan', data: { plan: 'performance' } },
      context,
    ),
  )
  clock.at = begun + 25 * MINUTE
  await useCases.company.changeCompanyDetails(marta, {
    website: 'https://northlight.example',
    termsUrl: 'https://northlight.example/terms',
    privacyUrl: 'https://northlight.example/privacy/applicants',
    commandId: uuid5(companyId, 'details'),
  })
  clock.at = begun + 35 * MINUTE
  await platform.caughtUp(token, 60_000)
  await useCases.company.changeJobDefaults(marta, {
    ...{ evaluation: 'after own', personality: true },
    commandId: uuid5(companyId, 'evaluation'),
  })
  await openBrands(platform, marta)
  clock.at = begun + 50 * MINUTE
  const scopes = ['jobs.read', 'candidates.read', 'candidates.invite'] as const
  // The plan of the story has no API; the company was given it for its career site.
  const given = await platform.commands.handle(
    subscriptionDecider,
    companyId,
    { type: 'OverrideFeatures', data: { features: { api: true } } },
    platform.context(marta, uuid5(companyId, 'api')),
  )
  await platform.caughtUp(given.token, 60_000)
  const { keyId } = await useCases.accounts.issueApiKey(marta, {
    label: 'Career site',
    scopes: [...scopes],
    service: true,
    commandId: uuid5(companyId, 'career site'),
  })
  const others = colleagues.map(({ key, email, role }) => [
    key,
    userAsker(companyId, colleagueId(companyId, email), role, false),
  ])
  return {
    companyId,
    people: { marta, ...Object.fromEntries(others) } as Record<ColleagueKey, Asker>,
    careerSite: { kind: 'apiKey', companyId, keyId, permissions: scopes },
  }
}

/** The dates count from the day of the first fill. */
export async function registeredAt({ engines }: Platform, companyId: string): Promise<number> {
  const [registered] = await engines.store.read(streamName(companyId, 'company', companyId), { limit: 1 })
  return Date.parse(registered!.occurredAt)
}

export const colleagueId = (companyId: string, email: string) => uuid5(companyId, `user ${email}`)

const userAsker = (companyId: string, userId: string, role: Role, isCreator: boolean): Asker => ({
  kind: 'user',
  companyId,
  userId,
  role,
  creator: isCreator,
  permissions: permissionsOf[role],
})
