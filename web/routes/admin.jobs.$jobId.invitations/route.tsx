import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { InvitationsPage } from '../../invitations/page.tsx'
import { changeInvitations, loadInvitations } from '../../invitations/invitations.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { commonText, jobTitleIn } from '../../ui/titles.ts'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  loadInvitations(await requireAccess('admin.jobs.$jobId.invitations', args), args)
export const action = async (args: ActionFunctionArgs) =>
  changeInvitations(await requireAccess('admin.jobs.$jobId.invitations', args), args)

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: documentTitle(data ? jobTitleIn(commonText.for(matches), data.job.title) : 'Job') },
]
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  title: ({ job }, language) => jobTitleIn(commonText.in(language), job.title),
}

export default function Invitations() {
  return <InvitationsPage {...useLoaderData<typeof loader>()} />
}
