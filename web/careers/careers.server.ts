import type { AppLoadContext } from '@remix-run/node'
import { data } from '@remix-run/node'
import type { Listing } from '#contracts/job/boards/listing.ts'
import { CompanyId, JobId } from '#contracts/kernel/ids.ts'
import { languageOf } from '../lib/language.server.ts'
import { namespace } from '../i18n/namespace.ts'
import { choicesOf, filterIn, filterNames, fits, type FilterName } from './filters.ts'
import { jobPosting } from './job-posting.ts'

const useText = namespace('careers')

/** What a person came with, which the application keeps: the board, and the campaign that a link was made for. */
const cameBy = ['from', 'form_referrer', 'utm_source', 'utm_medium', 'utm_campaign'] as const

function carried(search: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of cameBy) if (search.has(name)) kept.set(name, search.get(name)!.slice(0, 200))
  return kept.size > 0 ? `?${kept}` : ''
}

type Args = { request: Request; context: AppLoadContext; link: string }

/** The page of one posted job. @throws 410 once it is closed, and 404 where there never was one. */
export async function jobPage({ request, context, link }: Args) {
  const { useCases, settings } = context.platform
  const [companyId, jobId] = link.split('.')
  if (!CompanyId.safeParse(companyId).success || !JobId.safeParse(jobId).success) throw data(null, { status: 404 })
  const found = await useCases.postings.postedJob({ companyId: companyId!, jobId: jobId! })
  if (!found) throw data(null, { status: 410 })
  const { job, brand, company } = found
  const t = useText.in(await languageOf(request, context))
  const { listing } = job
  const logo = brand?.logo ? `${settings.publicUrl}${brand.logo.src}/plain` : null
  const titles = {
    requirements: t('requirements'),
    responsibilities: t('responsibilities'),
    benefits: t('benefits'),
  }
  return {
    kind: 'job' as const,
    ...{ listing, company, brand, site: settings.publicUrl, link, postedAt: job.postedAt, deadline: job.deadline },
    apply: `/apply/${job.link}${carried(new URL(request.url).searchParams)}`,
    careers: job.entries.careers?.status === 'active' ? `/careers/${companyId}` : null,
    markup: job.entries.googleJobPosting?.status === 'active' ? jobPosting(job, { logo, titles }) : null,
  }
}

export type ListedJob = Pick<Listing, 'title' | 'workplace' | 'jobType' | 'salary'> & { link: string; place: string }

/** The jobs that a company lists, those that fit what is looked for; `embedded` in a page of the company's own. */
export async function companyPage({ request, context, link }: Args) {
  const { useCases, settings } = context.platform
  const companyId = await useCases.postings.companyAt(link)
  const posted = companyId && (await useCases.postings.postedJobs(companyId))
  if (!posted) throw data(null, { status: 404 })
  const { searchParams } = new URL(request.url)
  const filter = filterIn(searchParams)
  const listed = posted.jobs.filter(({ entries }) => entries.careers?.status === 'active')
  const listings = listed.map(({ listing }) => listing)
  const jobs = listed
    .filter(({ listing }) => fits(listing, filter))
    .map(
      ({ link: to, listing: { title, workplace, jobType, salary, place } }): ListedJob => ({
        ...{ link: to, title, workplace, jobType, salary, place: place.text },
      }),
    )
  const choices = Object.fromEntries(filterNames.map((name) => [name, choicesOf(listings, name)]))
  return {
    kind: 'list' as const,
    ...{ company: posted.name, brand: posted.brand, site: settings.publicUrl, link, filter, jobs },
    choices: choices as Record<FilterName, string[]>,
    total: listed.length,
    embedded: searchParams.get('embed') === '1',
    carried: carried(searchParams),
  }
}
