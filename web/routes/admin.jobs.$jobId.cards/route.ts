import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { CandidateId, ColumnId } from '#contracts/kernel/ids.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { jobOr404 } from '../../review/job.server.ts'
import { glanceAt } from '../../candidates/glance.server.ts'
import { queueOf } from '../../candidates/queue.server.ts'

const PAGE = 100

/**
 * The next cards of a column, for a board that is scrolled; what the menu of one card says besides, or with `glance` what
 * the quick view of the list shows of one candidate; or, with `queue`, the
 * candidates that a filter of the list finds, to be reviewed one after the other: the first one's page, or with `all`
 * all of them.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireAccess('admin.jobs.$jobId.cards', { request, params, context })
  const { asker } = user
  const { jobId } = await jobOr404(context, asker, params.jobId)
  const query = new URL(request.url).searchParams
  const filter = query.get('queue')
  if (filter !== null) {
    const queued = await queueOf(context, user, jobId, new URLSearchParams(filter))
    if (query.has('all')) {
      const at = CandidateId.safeParse(query.get('at'))
      const [card] = at.success ? await context.platform.readers.cardsByIds(asker, jobId, [at.data]) : []
      return Response.json({ queued, at: card ? { id: card.id, name: card.name } : null })
    }
    const mode = new URLSearchParams({ queue: filter, begin: '1' })
    throw redirect(
      queued[0] ? `/admin/jobs/${jobId}/candidates/${queued[0].id}?${mode}` : `/admin/jobs/${jobId}/list?${filter}`,
    )
  }
  const about = CandidateId.safeParse(query.get('about'))
  if (about.success)
    return Response.json({ remindedAt: await context.platform.readers.remindedAt(asker, jobId, about.data) })
  if (query.has('glance')) return Response.json(await glanceAt(context, asker, jobId, query.get('glance')))
  const columnId = ColumnId.safeParse(query.get('column'))
  if (!columnId.success) throw new Response(null, { status: 400 })
  const cards = await context.platform.readers.columnPage(asker, jobId, columnId.data, query.get('below') ?? '~', PAGE)
  return Response.json({ cards, more: cards.length === PAGE })
}
