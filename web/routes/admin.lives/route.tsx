import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { changeInterview } from '../../interviews/interview.server.ts'
import { LivesPage } from '../../interviews/lives-page.tsx'
import { loadLives } from '../../interviews/meetings.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('meetings')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('lives')) }]
export const handle = { title: (_, language) => useText.in(language)('lives') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadLives(await requireAccess('admin.lives', { request, context }), { request, context })
}

export const action = async (args: ActionFunctionArgs) =>
  changeInterview(await requireAccess('admin.lives', args), undefined, args)

export default function Lives() {
  return <LivesPage {...useLoaderData<typeof loader>()} />
}
