import type { AppLoadContext } from '@remix-run/node'
import { onJobsOf } from '#contracts/kernel/asker.ts'
import { entryOf, isFramed } from '#contracts/http/entry.ts'
import { countryLookup } from '#contracts/shell/country.ts'
import { demoRegionOf } from '#contracts/shell/demo-regions.ts'
import { ownDemoPage } from '#contracts/shell/site.ts'
import { isFreePlan } from '#contracts/subscription/features.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { type BannerFacts, bannersFor } from './banners.ts'
import { dismissedIn } from './dismissed.ts'
import { isMinimal } from './minimal.ts'
import { noNewJobFor } from './new-job.ts'
import { isReview } from './review.ts'
import type { ShellData } from './shell-data.ts'
import { SIDEBAR_COOKIE } from './sidebar-state.ts'
import { ASKED_COOKIE, type TeamPopup, teamPopup } from './together.ts'

/** Where what is due is paid; a service that only reports has a page that we do not know. */
const paymentPages = {
  service: '/admin/billing/invoices?pay=1',
  invoice: '/admin/billing/invoices',
  elsewhere: null,
} as const

/** All that the frame needs, from what the log knows of the company and what the browser remembers. */
export async function shellOf(
  request: Request,
  { platform }: AppLoadContext,
  { asker, user, signIn, features }: SignedIn,
): Promise<ShellData> {
  const { readers, site } = platform
  const now = platform.now()
  const cookie = request.headers.get('cookie') ?? ''
  const header = (name: string) => request.headers.get(name)
  const [company, balances] = await Promise.all([readers.companyOf(asker), readers.balancesOf(asker)])
  const limit = balances?.volume.oneWayInterviews ?? null
  const region = demoRegionOf(countryLookup(site.country)(header))
  const onboardingUrl = site.demos[region] ?? ownDemoPage(region)
  const facts: BannerFacts = {
    now,
    permissions: asker.permissions,
    subscription: balances && { plan: balances.plan, report: balances.report },
    interviews: limit === null ? null : { used: await readers.interviewsSince(asker, now), of: limit },
    onboardingUrl,
    paymentPortal: paymentPages[platform.useCases.billing.seller],
    adBlocker: false,
    dismissed: dismissedIn(cookie),
  }
  const { name, email, emailVerified, picture } = user
  const socialSignIns = signIn.method === 'google' ? signIn.socialSignIns : 0
  const status = balances?.report.standing.status ?? null
  return {
    user: { id: asker.userId, name, email, ...(picture && { picture }) },
    companyName: company?.name ?? '',
    ...(platform.settings.alternate && { alternate: true }),
    permissions: asker.permissions,
    byJob: onJobsOf(asker) !== null,
    sidebar: cookie.includes(`${SIDEBAR_COOKIE}=min`) ? 'min' : 'full',
    behind: { events: platform.behind.events() },
    plan: balances?.plan ?? null,
    status,
    banners: bannersFor(facts),
    noNewJob: noNewJobFor({ permissions: asker.permissions, emailVerified, status }),
    links: site.links,
    onboardingUrl,
    minimal: isMinimal({
      ...entryOf(cookie),
      userAgent: header('user-agent'),
      framed: isFramed({ cookie, destination: header('sec-fetch-dest') }),
    }),
    teamPopup: await askForTeam(),
    review: isReview(company, site),
    jobId: features.showJobId,
  }

  /** The colleagues are counted only where the answer can matter. */
  async function askForTeam(): Promise<TeamPopup | null> {
    const asked = cookie.includes(`${ASKED_COOKIE}=yes`)
    const mayInvite = asker.permissions.includes('users.invite')
    const freePlan = isFreePlan(balances?.plan, balances !== null)
    if (asked || !mayInvite || (!freePlan && socialSignIns === 0)) return null
    const users = await readers.usersOf(asker)
    const signedUpAt = users.find(({ user_id }) => user_id === asker.userId)?.createdAt ?? null
    return teamPopup({
      now,
      asked,
      mayInvite,
      freePlan,
      emailVerified,
      socialSignIns,
      signedUpAt,
      colleagues: users.length - 1,
    })
  }
}
