import type { AppLoadContext } from '@remix-run/node'
import { mayTry } from '#contracts/job/access.ts'
import { mayDo } from '#contracts/kernel/asker.ts'
import { later } from '#contracts/kernel/time.ts'
import { withoutFormulas } from '#contracts/kernel/spreadsheet.ts'
import type { PageLanguage } from '#contracts/kernel/language.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { namespace } from '../i18n/namespace.ts'
import { languageOf } from '../lib/language.server.ts'
import { commonText, jobTitleIn } from '../ui/titles.ts'
import { type Asked, askedIn, type LiveTab, listParts, liveTabs, partOf, statusesOf, weekOf } from './asked.ts'
import { listed } from './listed.server.ts'
import type { LivesData } from './lives-page.tsx'
import type { MeetingsData } from './meetings-page.tsx'
import type { Listed } from './view.ts'

const useText = namespace('meetings')
const PAGE = 50
const MOST = 200
const MOST_JOBS = 500

type OfPage = { request: Request; context: AppLoadContext }

const queryOf = ({ status, job, colleague, mine }: Asked, asker: SignedIn['asker']) => {
  const userId = mine ? asker.userId : colleague
  return { ...(status && { statuses: [status] }), ...(job && { jobId: job }), ...(userId && { userId }) }
}

const figuresOf = (asked: Asked, asker: SignedIn['asker'], now: string) => ({
  ...queryOf({ ...asked, status: null }, asker),
  from: later(now, { days: -asked.days }),
})

const placeOfLists = (context: AppLoadContext, { companyId }: SignedIn['asker']) =>
  context.placeOf({ companyId, interviews: 'all' })

/** Those a person may see, as they asked for them; null for a person who may see none. */
export async function loadMeetings({ asker }: SignedIn, { request, context }: OfPage): Promise<MeetingsData | null> {
  if (!mayTry(asker, 'live_interviews')) return null
  const { readers, now } = context.platform
  const live = placeOfLists(context, asker)
  const asked = askedIn(new URL(request.url).searchParams)
  const time = now()
  const days = asked.view === 'week' ? weekOf(asked.day ?? time.slice(0, 10)) : []
  // A day more at each end: the reader's zone says which day a meeting is on.
  const within = days.length > 0 && {
    from: later(`${days[0]}T00:00:00.000Z`, { days: -1 }),
    to: later(`${days[6]}T00:00:00.000Z`, { days: 2 }),
    limit: MOST,
  }
  const query = queryOf(asked, asker)
  const none = { interviews: [], total: 0 }
  const isFigured = asked.view === 'figures'
  // Only what is over grows without end, so only that has pages.
  const [figures, found, { jobs }, users, language] = await Promise.all([
    isFigured ? readers.interviewFigures(asker, figuresOf(asked, asker, time)) : null,
    within
      ? Promise.all([readers.interviews(asker, { ...query, ...within })])
      : Promise.all(
          listParts.map((part) => {
            const wanted = partOf(part, asked.status)
            const isHere = !isFigured && (part === 'over' || asked.page === 0)
            const paged = part === 'over' ? { page: asked.page } : { limit: MOST }
            return wanted && isHere ? readers.interviews(asker, { ...query, ...wanted, ...paged }) : none
          }),
        ),
    readers.jobList(asker, { limit: MOST_JOBS }),
    readers.usersOf(asker),
    languageOf(request, context),
  ])
  const lists = await Promise.all(found.map(({ interviews }) => listed(context, asker, interviews, language)))
  return {
    asked,
    figures,
    rows: within ? lists[0]! : [],
    parts: within ? [] : listParts.map((part, nth) => ({ part, rows: lists[nth]! })),
    hasMore: !within && !isFigured && found[2]!.total > (asked.page + 1) * PAGE,
    days,
    now: time,
    live,
    mayPlan: mayDo(asker, 'live_interviews'),
    jobs: jobs.map(({ jobId, title }) => ({ jobId, title: jobTitleIn(commonText.in(language), title) })),
    colleagues: users.map(({ user_id, username, email }) => ({ userId: user_id, name: username || email })),
  }
}

export async function loadLives({ asker }: SignedIn, { request, context }: OfPage): Promise<LivesData> {
  const { readers } = context.platform
  const live = placeOfLists(context, asker)
  const query = new URL(request.url).searchParams
  const byStatus = await readers.interviewCounts(asker)
  const count = (tab: LiveTab) => statusesOf[tab].reduce((sum, status) => sum + (byStatus[status] ?? 0), 0)
  const counts = Object.fromEntries(liveTabs.map((tab) => [tab, count(tab)])) as Record<LiveTab, number>
  const tab =
    liveTabs.find((each) => each === query.get('tab')) ?? liveTabs.find((each) => counts[each] > 0) ?? 'approval'
  const { page } = askedIn(query)
  const [{ interviews, total }, language] = await Promise.all([
    readers.interviews(asker, { statuses: statusesOf[tab], page }),
    languageOf(request, context),
  ])
  const rows = await listed(context, asker, interviews, language)
  return { tab, counts, rows, page, hasMore: total > (page + 1) * PAGE, live }
}

/** The meetings an address asks for, all pages of them, as a spreadsheet reads them; times in UTC. */
export function exportedMeetings(
  context: AppLoadContext,
  asker: SignedIn['asker'],
  query: URLSearchParams,
  language: PageLanguage,
): ReadableStream<Uint8Array> {
  const t = useText.in(language)
  const asked = askedIn(query)
  const line = (cells: readonly string[]) =>
    `${cells.map((cell) => `"${withoutFormulas(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
  const header = line(['event_id', t('when'), t('who'), t('job'), t('what'), t('withWhom'), t('status')])
  const row = (each: Listed) =>
    line([
      each.interviewId,
      each.start ?? '',
      each.candidateName,
      each.job,
      each.summary,
      each.people.join('; '),
      t(each.noShow ? 'noShow' : `status${each.status}`),
    ])
  const bytes = new TextEncoder()
  let page = -1
  return new ReadableStream({
    async pull(controller) {
      // The mark by which spreadsheets know that it is UTF-8.
      if (page === -1) controller.enqueue(bytes.encode(`\uFEFF${header}`))
      page++
      const { interviews } = await context.platform.readers.interviews(asker, {
        ...queryOf(asked, asker),
        page,
        limit: MOST,
      })
      const rows = await listed(context, asker, interviews, language)
      controller.enqueue(bytes.encode(rows.map(row).join('')))
      if (interviews.length < MOST) controller.close()
    },
  })
}
