import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse, useLoaderData, useRouteError } from '@remix-run/react'
import { companyPage, jobPage } from '../../careers/careers.server.ts'
import { JobPage } from '../../careers/job-page.tsx'
import { JobsList } from '../../careers/jobs-list.tsx'
import { ErrorPage } from '../../frame/error-page.tsx'
import { MessagePage } from '../../frame/message-page.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { titleOn } from '../../lib/page.ts'

const useText = namespace('careers')

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => {
  const t = useText.for(matches)
  if (!page) return [{ title: titleOn(matches, t('unknownTitle')) }, { name: 'robots', content: 'noindex' }]
  const { company, brand, site, link } = page
  const isJob = page.kind === 'job'
  const title = isJob ? `${page.listing.title} · ${page.listing.companyName}` : t('jobsAt', { company })
  const picture = brand?.bannerImage ?? brand?.logo
  const kept = isJob ? page.markup !== null : !page.embedded
  const preview = {
    'og:type': 'website',
    'og:title': isJob ? page.listing.title : title,
    'og:description': isJob ? page.listing.description.slice(0, 200) : t('open', { count: page.total }),
    'og:site_name': isJob ? page.listing.companyName : company,
    'og:url': `${site}/careers/${link}`,
    ...(picture && { 'og:image': `${site}${picture.src}/plain`, 'og:image:alt': brand?.name || company }),
  }
  return [
    { title },
    { name: 'description', content: preview['og:description'] },
    { name: 'robots', content: kept ? 'index, follow' : 'noindex' },
    { tagName: 'link', rel: 'canonical', href: preview['og:url'] },
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    ...Object.entries(preview).map(([property, content]) => ({ property, content })),
    ...(isJob && page.markup ? [{ 'script:ld+json': page.markup as Record<string, string> }] : []),
  ]
}

/** A company's jobs, or one of them: both are public, and one address leads to either. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const link = params.link!.slice(0, 200)
  const args = { request, context, link }
  return data(link.includes('.') ? await jobPage(args) : await companyPage(args), {
    headers: { 'Cache-Control': 'no-store' },
  })
}

export default function Careers() {
  const page = useLoaderData<typeof loader>()
  return page.kind === 'job' ? <JobPage {...page} /> : <JobsList {...page} />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const t = useText()
  if (!isRouteErrorResponse(error) || ![404, 410].includes(error.status)) return <ErrorPage error={error} />
  const over = error.status === 410
  return (
    <MessagePage title={t(over ? 'overTitle' : 'unknownTitle')}>
      <p>{t(over ? 'overText' : 'unknownText')}</p>
    </MessagePage>
  )
}
