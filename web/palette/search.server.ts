import type { LoaderFunctionArgs } from '@remix-run/node'
import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import type { PageLanguage } from '#contracts/kernel/language.ts'
import type { FoundCandidate, FoundJob } from '#projections/search/reader.ts'
import type { Platform } from '#services/platform.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { languageOf } from '../lib/language.server.ts'
import { namespace } from '../i18n/namespace.ts'
import { isReview } from '../shell/review.ts'
import { commonText, jobTitleIn } from '../ui/titles.ts'
import { hereNamed, hitsHere } from './here.server.ts'
import type { Found, Hit } from './hits.ts'
import { pagesFor, pagesNamed } from './pages.server.ts'

const useText = namespace('palette')
const jobTexts = { draft: 'jobDraft', active: 'jobActive', archived: 'jobArchived' } as const
const PER_KIND = 8
const MAX_RECENT = 12
const RECENT_SHOWN = 5

const candidateHit = ({ candidateId, jobId, jobTitle, name, email }: FoundCandidate, language: PageLanguage): Hit => ({
  key: `candidate:${candidateId}`,
  kind: 'candidate',
  title: name,
  detail: [jobTitle && jobTitleIn(commonText.in(language), jobTitle), email].filter(Boolean).join(' · '),
  to: `/admin/jobs/${jobId}/candidates/${candidateId}`,
})

/** A draft is opened where it is built. */
const jobHit = ({ jobId, title, status, location }: FoundJob, language: PageLanguage): Hit => ({
  key: `job:${jobId}`,
  kind: 'job',
  title: jobTitleIn(commonText.in(language), title),
  detail: [useText.in(language)(jobTexts[status]), location].filter(Boolean).join(' · '),
  to: status === 'draft' ? `/jobs-cep/create/${jobId}` : `/admin/jobs/${jobId}`,
})

/** What is found for the question in an address. */
export async function foundBy({ asker }: SignedIn, { request, context }: LoaderFunctionArgs): Promise<Found> {
  const query = new URL(request.url).searchParams
  const question = (query.get('q') ?? '').slice(0, 200)
  const recent = (query.get('recent') ?? '').slice(0, 2000).split(',').filter(Boolean)
  const at = (query.get('at') ?? '').slice(0, 300)
  return answer(context.platform, asker, { question, recent, at }, await languageOf(request, context))
}

/** What the palette shows for a question, or before there is one: what was opened lately, what can be done on the page that is open, all pages. */
export async function answer(
  { readers, site }: Platform,
  asker: Asker,
  { question, recent, at = '' }: { question: string; recent: readonly string[]; at?: string },
  language: PageLanguage,
): Promise<Found> {
  const review = site.reviewKeys.length > 0 && isReview(await readers.companyOf(asker), site)
  const here = await hitsHere(readers, asker, { path: at, language })
  if (question.trim() === '') {
    const pages = pagesFor(asker, language, review)
    const again = await seenAgain(readers, asker, recent.slice(0, MAX_RECENT), language, pages)
    return {
      question,
      recent: again.filter(({ kind, to }) => kind !== 'candidate' || to !== at).slice(0, RECENT_SHOWN),
      hits: [...here, ...pages],
    }
  }
  const seesUsers = (['users.invite', 'users.update', 'users.delete'] as const).some((permission) =>
    mayDo(asker, permission),
  )
  const [jobs, candidates, users] = await Promise.all([
    readers.jobsNamed(asker, question, PER_KIND),
    readers.candidatesNamed(asker, question, PER_KIND),
    seesUsers ? readers.usersNamed(asker, question, PER_KIND) : [],
  ])
  const userHits = users.map(
    ({ user_id, username, email }): Hit => ({
      key: `user:${user_id}`,
      kind: 'user',
      title: username,
      detail: email,
      to: `/admin/settings?tab=users&search=${encodeURIComponent(email)}`,
    }),
  )
  return {
    question,
    recent: [],
    hits: [
      ...hereNamed(here, question),
      ...jobs.map((job) => jobHit(job, language)),
      ...candidates.map((candidate) => candidateHit(candidate, language)),
      ...userHits,
      ...pagesNamed(asker, question, language, review),
    ],
  }
}

async function seenAgain(
  readers: Platform['readers'],
  asker: Asker,
  keys: readonly string[],
  language: PageLanguage,
  pages: Hit[],
): Promise<Hit[]> {
  const idsOf = (kind: string) =>
    keys.flatMap((key) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : []))
  const { candidates, jobs } = await readers.seenAgain(asker, { candidates: idsOf('candidate'), jobs: idsOf('job') })
  const all = [
    ...candidates.map((candidate) => candidateHit(candidate, language)),
    ...jobs.map((job) => jobHit(job, language)),
    ...pages,
  ]
  return keys.flatMap((key) => all.find((hit) => hit.key === key) ?? [])
}
