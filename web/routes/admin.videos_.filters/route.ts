import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { filterIn } from '#contracts/candidate/filter.ts'
import { JobId } from '#contracts/kernel/ids.ts'
import { filterChoices } from '../../filters/filter-data.server.ts'
import { savedFilterAction } from '../../filters/saved.server.ts'
import { requireAccess } from '../../lib/access.server.ts'

export { keepPage as clientAction } from '../../offline/index.ts'

/** What can be chosen in a filter, of a job where one is named, and how many candidates the one in the address finds. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.videos_.filters', { request, context })
  const query = new URL(request.url).searchParams
  const job = JobId.safeParse(query.get('job'))
  const { filter } = filterIn(query)
  return Response.json(await filterChoices(context, { asker, jobId: job.success ? job.data : undefined }, filter))
}

export async function action(args: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.videos_.filters', args)
  return savedFilterAction(asker, args)
}
