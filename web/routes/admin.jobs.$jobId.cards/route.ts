import type { LoaderFunctionArgs } from '@remix-run/node'
import { CandidateId, ColumnId } from '#contracts/kernel/ids.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { jobOr404 } from '../../review/job.server.ts'

const PAGE = 100

/** The next cards of a column, for a board that is scrolled; or what the menu of one card says besides. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.jobs.$jobId.cards', { request, params, context })
  const { jobId } = await jobOr404(context, asker, params.jobId)
  const query = new URL(request.url).searchParams
  const about = CandidateId.safeParse(query.get('about'))
  if (about.success)
    return Response.json({ remindedAt: await context.platform.readers.remindedAt(asker, jobId, about.data) })
  const columnId = ColumnId.safeParse(query.get('column'))
  if (!columnId.success) throw new Response(null, { status: 400 })
  const cards = await context.platform.readers.columnPage(asker, jobId, columnId.data, query.get('below') ?? '~', PAGE)
  return Response.json({ cards, more: cards.length === PAGE })
}
