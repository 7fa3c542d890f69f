import { type Listing, listingOf } from '#contracts/job/boards/listing.ts'
import { isFed } from '#contracts/job/boards/boards.ts'
import { type BrandLook, brandWorn } from '#contracts/company/brand.ts'
import { type WornBrand, worn } from '#contracts/company/brand-theme.ts'
import { slugFrom } from '#contracts/company/slug.ts'
import { CompanyId, type JobId } from '#contracts/kernel/ids.ts'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { companySlugDecider } from '#domain/company-slug/decider.ts'
import { type PostingView, postings } from '#projections/postings/postings.ts'
import type { Core } from '../../core/core.ts'
import { type JobAddress, linkOf } from '../candidacy/link.ts'

/** More than a company has live, and as many as a sitemap may hold. */
const MOST = 2000
const MOST_IN_SITEMAP = 50_000

export type PostedJob = {
  jobId: JobId
  /** `<companyId>.<jobId>`, as in the direct link. */
  link: string
  /** The revision of the job that this is. */
  revision: number
  listing: Listing
  entries: PostingView['entries']
  postedAt: string
  changedAt: string
  deadline: string | null
}
/** What anyone may see of a company: its name, its look and the jobs that it posted. */
export type PostedJobs = { companyId: CompanyId; name: string; brand: WornBrand | null; jobs: PostedJob[] }

/** The company that an address names, by the address it chose or by its id. */
export const companyAt =
  ({ commands }: Core) =>
  async (address: string): Promise<CompanyId | null> => {
    const slug = slugFrom(address.slice(0, 100))
    const { state } = await commands.stateOf(companySlugDecider, { companyId: SYSTEM }, slug)
    if (state.status === 'held') return state.companyId
    return CompanyId.safeParse(address).success ? address : null
  }

/**
 * The jobs of a company that are posted now, the newest first; public, and of this company alone. A job is not in it once
 * its deadline has passed, and none is while the company's subscription is stopped. Null: no such company.
 */
export const postedJobs =
  (core: Core) =>
  async (companyId: CompanyId): Promise<PostedJobs | null> => {
    const { commands, entitlementsOf, reads, now } = core
    const { state } = await commands.stateOf(companyDecider, { companyId }, companyId)
    if (state.status !== 'registered') return null
    const { features, stopped } = await entitlementsOf(companyId)
    const look = brandWorn(state.branding, undefined, features.multiBranding)
    const brand = look && worn(companyId, look, (id) => state.branding.pictures.get(id))
    const docs = stopped
      ? []
      : await reads.store.find(reads.live(postings), {
          filter: { companyId, posted: true },
          sort: { firstPostedAt: -1 },
          limit: MOST,
        })
    const views = docs.map((doc) => ({ ...(doc as unknown as PostingView), revision: doc.rev }))
    const { name } = state.details
    return {
      companyId,
      name,
      brand,
      jobs: views.filter((view) => isOpen(view, now())).map((view) => posted(view, companyId, name)),
    }
  }

/** One posted job, with the brand it wears; null once it is closed everywhere. */
export const postedJob =
  (core: Core) =>
  async (
    address: JobAddress,
  ): Promise<{ company: string; look: BrandLook | null; brand: WornBrand | null; job: PostedJob } | null> => {
    const { commands, entitlementsOf, reads, now } = core
    const { companyId } = address
    const { state } = await commands.stateOf(companyDecider, { companyId }, companyId)
    const doc = await reads.store.get(reads.live(postings), address.jobId)
    if (state.status !== 'registered' || !doc || doc.dead === true || doc.companyId !== companyId) return null
    const view = { ...(doc as unknown as PostingView), revision: doc.rev }
    const { features, stopped } = await entitlementsOf(companyId)
    if (stopped || !isOpen(view, now())) return null
    const look = brandWorn(state.branding, view.details.brandId, features.multiBranding)
    const brand = look && worn(companyId, look, (id) => state.branding.pictures.get(id))
    return { company: state.details.name, look, brand, job: posted(view, companyId, state.details.name) }
  }

/** Every page of a job that search engines may keep, of all companies: what a sitemap lists. */
export const pagesOfJobs =
  ({ reads, now }: Core) =>
  async (): Promise<{ link: string; changedAt: string }[]> => {
    const docs = await reads.store.find(reads.live(postings), {
      filter: { posted: true },
      sort: { firstPostedAt: -1 },
      limit: MOST_IN_SITEMAP,
    })
    return docs.flatMap((doc) => {
      const view = doc as unknown as PostingView
      return view.entries.googleJobPosting?.status === 'active' && isOpen(view, now())
        ? [{ link: linkOf({ companyId: doc.companyId as CompanyId, jobId: view.jobId }), changedAt: changedAt(view) }]
        : []
    })
  }

const isOpen = ({ posted, deadline }: PostingView, now: string) => posted && (deadline === null || deadline > now)
const changedAt = ({ shownSince, firstPostedAt }: PostingView) => shownSince ?? firstPostedAt ?? ''

const posted = (view: PostingView & { revision: number }, companyId: CompanyId, companyName: string): PostedJob => ({
  jobId: view.jobId,
  link: linkOf({ companyId, jobId: view.jobId }),
  revision: view.revision,
  listing: listingOf(view, view.kept && { ...view.kept, email: '' }, companyName),
  entries: view.entries,
  postedAt: view.firstPostedAt ?? changedAt(view),
  changedAt: changedAt(view),
  deadline: view.deadline,
})

/** Whether a board is offered the job now. */
export const isOfferedTo = (board: string, { entries }: PostedJob, now: string): boolean => {
  const entry = entries[board as keyof typeof entries]
  return entry !== undefined && isFed(entry.board) && entry.status !== 'closed' && (entry.until ?? now) >= now
}
