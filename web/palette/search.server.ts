import { type Asker, mayDo } from '#contracts/asker.ts'
import type { Language } from '#contracts/language.ts'
import type { FoundCandidate, FoundJob } from '#projections/search/reader.ts'
import type { Platform } from '#services/platform.ts'
import { namespace } from '../i18n/namespace.ts'
import { isReview } from '../shell/review.ts'
import type { Found, Hit } from './hits.ts'
import { pagesFor, pagesNamed } from './pages.server.ts'

const useText = namespace('palette')
const jobTexts = { draft: 'jobDraft', active: 'jobActive', archived: 'jobArchived' } as const
const PER_KIND = 8
const MAX_RECENT = 12

const candidateHit = ({ candidateId, jobId, jobTitle, name, email }: FoundCandidate): Hit => ({
  key: `candidate:${candidateId}`,
  kind: 'candidate',
  title: name,
  detail: [jobTitle, email].filter(Boolean).join(' · '),
  to: `/admin/jobs/${jobId}/candidates/${candidateId}`,
})

/** A draft is opened where it is built. */
const jobHit = ({ jobId, title, status, location }: FoundJob, language: Language): Hit => ({
  key: `job:${jobId}`,
  kind: 'job',
  title,
  detail: [useText.in(language)(jobTexts[status]), location].filter(Boolean).join(' · '),
  to: status === 'draft' ? `/jobs-cep/create/${jobId}` : `/admin/jobs/${jobId}`,
})

/** What the palette shows for a question, or before there is one: what was chosen lately, and all pages. */
export async function answer({ readers, site }: Platform, asker: Asker, { question, recent }: { question: string; recent: readonly string[] }, language: Language): Promise<Found> {
  const review = site.reviewKeys.length > 0 && isReview(await readers.companyOf(asker), site)
  if (question.trim() === '') {
    const pages = pagesFor(asker, language, review)
    return { question, recent: await seenAgain(readers, asker, recent.slice(0, MAX_RECENT), language, pages), hits: pages }
  }
  const seesUsers = (['users.invite', 'users.update', 'users.delete'] as const).some((permission) => mayDo(asker, permission))
  const [jobs, candidates, users] = await Promise.all([
    readers.jobsNamed(asker, question, PER_KIND),
    readers.candidatesNamed(asker, question, PER_KIND),
    seesUsers ? readers.usersNamed(asker, question, PER_KIND) : [],
  ])
  const userHits = users.map(({ user_id, username, email }): Hit => ({ key: `user:${user_id}`, kind: 'user', title: username, detail: email, to: `/admin/settings?tab=users&search=${encodeURIComponent(email)}` }))
  return { question, recent: [], hits: [...jobs.map((job) => jobHit(job, language)), ...candidates.map(candidateHit), ...userHits, ...pagesNamed(asker, question, language, review)] }
}

async function seenAgain(readers: Platform['readers'], asker: Asker, keys: readonly string[], language: Language, pages: Hit[]): Promise<Hit[]> {
  const idsOf = (kind: string) => keys.flatMap((key) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : []))
  const { candidates, jobs } = await readers.seenAgain(asker, { candidates: idsOf('candidate'), jobs: idsOf('job') })
  const all = [...candidates.map(candidateHit), ...jobs.map((job) => jobHit(job, language)), ...pages]
  return keys.flatMap((key) => all.find((hit) => hit.key === key) ?? [])
}
