import type { AppLoadContext } from '@remix-run/node'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { PageLanguage } from '#contracts/kernel/language.ts'
import type { Readers } from '#projections/readers.ts'
import { belowPerformance } from '../../shell/banners.ts'
import { roleNameIn, teamTextIn } from '../../team/role-name.ts'

export const balanceNames = ['jobs', 'seats', 'interviews', 'lives', 'texts', 'waiting'] as const
export type BalanceName = (typeof balanceNames)[number]
type Listed<Reader extends 'usedJobs' | 'usedSeats' | 'usedInterviews' | 'usedLives' | 'usedTexts'> = Awaited<
  ReturnType<Readers[Reader]>
>
export type BillingRows =
  | { of: 'jobs'; rows: Listed<'usedJobs'> }
  | { of: 'seats'; rows: Listed<'usedSeats'> }
  | { of: 'interviews'; rows: Listed<'usedInterviews'> }
  | { of: 'waiting'; rows: Listed<'usedInterviews'> }
  | { of: 'lives'; rows: Listed<'usedLives'> }
  | { of: 'texts'; rows: Listed<'usedTexts'> }

export async function billingPage(
  asker: Asker,
  { platform }: AppLoadContext,
  asked: string | null,
  language: PageLanguage,
) {
  const { readers } = platform
  const now = platform.now()
  const [balances, usage] = await Promise.all([readers.balancesOf(asker), readers.usageOf(asker, now)])
  if (!balances || !usage) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const { coupon } = balances.report
  const opened = balanceNames.find((each) => each === asked) ?? null
  return {
    plan: balances.plan,
    since: balances.since,
    usage,
    opened,
    rows: opened && (await rowsOf(opened)),
    coupon: coupon && coupon.validTill > now && belowPerformance.includes(balances.plan) ? coupon : null,
  }

  async function rowsOf(name: BalanceName): Promise<BillingRows> {
    if (name === 'jobs') return { of: name, rows: await readers.usedJobs(asker) }
    if (name === 'interviews') return { of: name, rows: await readers.usedInterviews(asker, now) }
    if (name === 'waiting') return { of: name, rows: await readers.waitingCandidates(asker, now) }
    if (name === 'lives') return { of: name, rows: await readers.usedLives(asker, now) }
    if (name === 'texts') return { of: name, rows: await readers.usedTexts(asker, now) }
    const [seats, { roles }] = await Promise.all([readers.usedSeats(asker), readers.teamOf(asker)])
    return {
      of: name,
      rows: seats.map((seat) => ({ ...seat, role: roleNameIn(teamTextIn(language), seat.role, roles) })),
    }
  }
}

export type BillingPage = Awaited<ReturnType<typeof billingPage>>
