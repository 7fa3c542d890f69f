import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requireUser } from '../../lib/session.server.ts'
import { Card } from '../../ui/card.tsx'

export const meta: MetaFunction = () => [{ title: documentTitle('Overview') }]
export const handle = { title: 'Overview' } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireUser(request, context)
  return { counts: await context.platform.readers.jobCounts(asker) }
}

const rows = [
  { status: 'active', label: 'Active jobs' },
  { status: 'draft', label: 'Drafts' },
  { status: 'archived', label: 'Archived jobs' },
] as const

export default function Overview() {
  const { counts } = useLoaderData<typeof loader>()
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {rows.map(({ status, label }) => (
        <li key={status}>
          <Card>
            <p className="text-muted">{label}</p>
            <Link to={`/admin/jobs?currentTab=${status}`} className="text-3xl font-semibold text-ink tabular-nums hover:text-accent-ink" aria-label={`${counts[status]} ${label}`}>
              {counts[status]}
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  )
}
