import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { MeetingsPage } from '../../interviews/meetings-page.tsx'
import { loadMeetings } from '../../interviews/meetings.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('meetings')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('meetings')) }]
export const handle = { title: (_, language) => useText.in(language)('meetings') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireAccess('admin.meetings', { request, context })
  return { meetings: await loadMeetings(user, { request, context }) }
}

export default function Meetings() {
  const t = useText()
  const { meetings } = useLoaderData<typeof loader>()
  if (!meetings) return <EmptyState title={t('notYours')}>{t('notYoursText')}</EmptyState>
  return <MeetingsPage {...meetings} />
}
