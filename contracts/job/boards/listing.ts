import { noAddress } from '../empty-details.ts'
import type { JobDetails, JobDraft } from '../draft.ts'
import { same } from '../../kernel/same.ts'
import type { KeptPosting, Posting } from './posting.ts'

type Kept = (KeptPosting & { email: string }) | null
const titles = (list: readonly { title: string }[] = []) => list.map(({ title }) => title)

/** A form as it is shown: what was saved, and for the rest what the job says. `companyName` is the company's own. */
export function postingOf({ details, scorecard }: Omit<JobDraft, 'journey'>, kept: Kept, companyName: string): Posting {
  const { currency, min, max, period } = details.salary
  const organization = details.hiringOrganization
  return {
    title: kept?.title ?? details.jobTitle,
    description: kept?.description ?? details.jobDescription,
    salary: kept?.salary ?? { currency, min, max, period },
    companyName: kept?.companyName ?? (organization?.name || details.brandName || companyName),
    email: kept?.email ?? organization?.email ?? '',
    website: kept?.website ?? organization?.website ?? '',
    otherName: kept?.otherName ?? organization?.sameAs ?? '',
    requirements: kept?.requirements ?? details.skills ?? scorecard.skills.map(({ name }) => name),
    responsibilities: kept?.responsibilities ?? titles(details.responsibilities),
    benefits: kept?.benefits ?? titles(details.benefits),
  }
}

const filled = (items: readonly string[]) => items.map((item) => item.trim()).filter((item) => item !== '')

/** What is kept of a form (PUB-018: empty items are dropped); what says the same as the job goes on following it. */
export function keptOf(form: Posting, { details }: Pick<JobDraft, 'details'>): KeptPosting {
  const { email: _, ...posting } = form
  const { currency, min, max, period } = details.salary
  const unless = <Value>(value: Value, job: Value) => (same(value, job) ? null : value)
  return {
    ...posting,
    title: unless(posting.title.trim(), details.jobTitle),
    description: unless(posting.description.trim(), details.jobDescription.trim()),
    salary: unless(posting.salary, { currency, min, max, period }),
    companyName: posting.companyName.trim(),
    website: posting.website.trim(),
    otherName: posting.otherName.trim(),
    requirements: filled(posting.requirements),
    responsibilities: unless(filled(posting.responsibilities), titles(details.responsibilities)),
    benefits: unless(filled(posting.benefits), titles(details.benefits)),
  }
}

/** What every board and page shows of a job, whatever its format. */
export type Listing = Omit<Posting, 'email' | 'salary'> & {
  /** Null where the job keeps it to the company, or has none. */
  salary: Posting['salary'] | null
  jobType: JobDetails['jobType']
  workplace: JobDetails['workplace']
  categories: string[]
  experience: string | null
  place: { text: string; street: string; city: string; state: string; postcode: string; country: string | null }
}

export function listingOf(draft: Omit<JobDraft, 'journey'>, kept: Kept, companyName: string): Listing {
  const { details } = draft
  const { email: _, salary, ...posting } = postingOf(draft, kept, companyName)
  const { street, city, state, postcode } = details.address ?? noAddress
  const shown = (details.salary.show ?? true) && (salary.min !== null || salary.max !== null)
  return {
    ...posting,
    salary: shown ? salary : null,
    jobType: details.jobType,
    workplace: details.workplace,
    categories: (details.categories ?? []).map(({ name }) => name),
    experience: details.experience ?? null,
    place: {
      text: details.location,
      street,
      // The first part of "Berlin, Germany" is a city where the address names none.
      city: city || (details.location.split(',')[0] ?? '').trim(),
      state,
      postcode,
      country: details.countryCode,
    },
  }
}
