import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { BoardsAnswer } from '../../get-candidates/boards-data.ts'
import { boardsOf, BoardsForm, changeBoards } from '../../get-candidates/boards.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { jobIdOf } from '../../lib/job-id.server.ts'
import { answerJson } from '../../lib/json-request.server.ts'
import { isRejected } from '../../lib/refusal.server.ts'

/** What Power Share and Power Boost ask for once they are on the screen. */
export async function loader(args: LoaderFunctionArgs) {
  const { asker } = await requireAccess('jobs.post.$jobId_.boards', args)
  const { request, params, context } = args
  try {
    return Response.json((await boardsOf({ request, context, asker, jobId: jobIdOf(params) })) satisfies BoardsAnswer)
  } catch (error) {
    if (isRejected(error) && error.code === 'job/not-found') throw new Response(null, { status: 404 })
    throw error
  }
}

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  answerJson(
    {
      page: 'jobs.post.$jobId_.boards',
      request,
      context,
      schema: BoardsForm,
      refused: (refused): BoardsAnswer => ({ refused }),
    },
    ({ asker }, change) => changeBoards({ request, context, asker, jobId: jobIdOf(params) }, change),
  )
