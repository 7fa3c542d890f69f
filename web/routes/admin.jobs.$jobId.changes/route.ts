import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Uuid } from '#contracts/kernel/ids.ts'
import type { Answer } from '../../board/send.ts'
import { languageOf } from '../../lib/language.server.ts'
import { formOf } from '../../lib/form.server.ts'
import { isRejected, refusalFor } from '../../lib/refusal.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { candidatesOf, carryOut, Change } from '../../board/changes.server.ts'
import { jobOr404 } from '../../review/job.server.ts'
import { leadToForm } from '../../lib/form-on.server.ts'

/** One change of the board by its script. A refusal is an answer like any other, with the cards as they really are. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.jobs.$jobId.changes', { request, params, context })
  const { jobId } = await jobOr404(context, asker, params.jobId)
  const form = await formOf(request)
  const change = Change.safeParse(parsed(form.get('change')))
  const commandId = Uuid.safeParse(form.get('commandId'))
  if (!change.success || !commandId.success) throw new Response(null, { status: 400, statusText: 'Bad Request' })
  try {
    return Response.json({
      ...(await carryOut(context, asker, jobId, change.data, {
        commandId: commandId.data,
        language: () => languageOf(request, context),
      })),
      refusal: null,
    } satisfies Answer)
  } catch (error) {
    if (!isRejected(error)) throw error
    const { readers } = context.platform
    const { columns } = await jobOr404(context, asker, params.jobId)
    if (!(await readers.permissionsOnJob(asker, jobId)).includes('candidates.read'))
      throw new Response(null, { status: 404, statusText: 'Not Found' })
    const answer: Answer = {
      cards: await readers.cardsByIds(asker, jobId, candidatesOf(change.data)),
      counts: Object.fromEntries(await readers.boardCounts(asker, jobId)),
      columns,
      batchId: null,
      refused: [],
      refusal: await refusalFor(error, { request, context }),
    }
    return Response.json(answer)
  }
}

function parsed(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

export const loader = ({ params }: LoaderFunctionArgs) => leadToForm('admin.jobs.$jobId.changes', params)
