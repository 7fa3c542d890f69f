import type { FedBoard } from '#contracts/job/boards/boards.ts'
import type { PostedJob } from '../../use-cases/postings/posted-jobs.ts'
import { htmlOf } from '#contracts/job/boards/listing-html.ts'
import { day, expiryOf, jobTypeText, pageOf, salaryText, type Source } from './feed-job.ts'
import { type Element, xmlOf } from './xml.ts'

type Row = (job: PostedJob, source: Source) => (Element | null)[]

/** Indeed's XML feed: every job each time, as a job that is left out is taken off there. */
const indeed: Row = (job, source) => {
  const { listing } = job
  const { place } = listing
  return [
    ['title', listing.title],
    ['date', job.postedAt],
    ['referencenumber', job.jobId],
    ['requisitionid', job.jobId],
    ['url', pageOf(job, source)],
    ['company', listing.companyName],
    ['sourcename', listing.companyName],
    ['city', place.city],
    ['state', place.state],
    ['country', place.country],
    ['postalcode', place.postcode],
    ['streetaddress', place.street],
    ['description', htmlOf(listing)],
    ['salary', salaryText(listing)],
    ['jobtype', listing.jobType && jobTypeText[listing.jobType]],
    ['category', listing.categories.join(', ')],
    ['experience', listing.experience],
    ['expirationdate', expiryOf(job, source.board)],
    ['remotetype', { Remote: 'Fully remote', Hybrid: 'Hybrid remote', 'On-site': '' }[listing.workplace ?? 'On-site']],
  ]
}

const talroo: Row = (job, source) => {
  const { listing } = job
  return [
    ['title', listing.title],
    ['date', job.postedAt],
    ['referencenumber', job.jobId],
    ['url', pageOf(job, source)],
    ['company', listing.companyName],
    ['city', listing.place.city],
    ['state', listing.place.state],
    ['country', listing.place.country],
    ['postalcode', listing.place.postcode],
    ['description', htmlOf(listing)],
    ['salary', salaryText(listing)],
    ['jobtype', listing.jobType && jobTypeText[listing.jobType]],
    ['category', listing.categories.join(', ')],
  ]
}

const zipRecruiter: Row = (job, source) => {
  const { listing } = job
  const { salary, place } = listing
  return [
    ['referencenumber', job.jobId],
    ['title', listing.title],
    ['description', htmlOf(listing)],
    ['date', job.postedAt],
    ['url', pageOf(job, source)],
    ['company', listing.companyName],
    ['city', place.city],
    ['state', place.state],
    ['country', place.country],
    ['postalcode', place.postcode],
    ['compensation_min', salary?.min ?? null],
    ['compensation_max', salary?.max ?? null],
    ['compensation_currency', salary?.currency ?? null],
    ['compensation_interval', salary?.period ?? null],
    ['category', listing.categories[0] ?? null],
    ['expiration_date', expiryOf(job, source.board)],
  ]
}

const linkedin: Row = (job, source) => {
  const { listing } = job
  const { place } = listing
  const types = { full_time: 'FULL_TIME', part_time: 'PART_TIME', contractor: 'CONTRACT', temporary: 'TEMPORARY' }
  return [
    ['partnerJobId', job.jobId],
    ['company', listing.companyName],
    ['companyId', job.entries.linkedin?.accountId ?? null],
    ['title', listing.title],
    ['description', htmlOf(listing)],
    ['applyUrl', pageOf(job, source)],
    ['location', [place.city, place.state, place.country].filter(Boolean).join(', ')],
    ['city', place.city],
    ['state', place.state],
    ['country', place.country],
    ['postalCode', place.postcode],
    ['jobtype', listing.jobType && listing.jobType !== 'other' ? types[listing.jobType] : 'OTHER'],
    ['workplaceTypes', listing.workplace],
    ['skills', listing.requirements.map((name): Element => ['skill', name])],
    ['listDate', day(job.postedAt)],
    ['expirationDate', expiryOf(job, source.board)],
  ]
}

const rows: Record<FedBoard, Row> = { indeed, talroo, zipRecruiter, linkedin }

/**
 * The complete feed of one company for one board (the field tables of each board's guide): what is not in it is taken off
 * there. The jobs are those that are offered to this board.
 */
export function feedOf(jobs: readonly PostedJob[], source: Source): string {
  const { board, company, site, builtAt } = source
  const head: Element[] =
    board === 'linkedin'
      ? [
          ['lastBuildDate', builtAt],
          ['publisher', company],
          ['publisherURL', site],
          ['expectedJobCount', jobs.length],
        ]
      : [
          ['publisher', company],
          ['publisherurl', site],
          ['lastBuildDate', builtAt],
        ]
  return xmlOf(['source', [...head, ...jobs.map((job): Element => ['job', rows[board](job, source)])]])
}
