import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle } from '../../lib/page.ts'
import { PreviewedPage } from '../../preview/previewed-page.tsx'
import { publishedAt } from './published.server.ts'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('builder')

export const meta: MetaFunction = ({ matches }) => [
  { title: documentTitle(useText.for(matches)('preview')) },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const link = searchParams.get('link')
  return {
    published: link === null ? null : await publishedAt(context, link),
    mobile: searchParams.get('force_mobile') === 'true',
  }
}

/** What the job builder shows in its frame, and where a direct link with `preview=true` leads. It stores nothing. */
export default function Preview() {
  return <PreviewedPage {...useLoaderData<typeof loader>()} />
}
