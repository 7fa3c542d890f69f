import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { commandIn } from '../../offline/command-id.server.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { type Refusal, refusal } from '../../lib/refusal.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { leadToForm } from '../../lib/form-on.server.ts'

/** More than is taken, so that a question too long is refused and never cut. Browsers send line ends as CRLF; the limit counts what was typed. */
const MOST_SENT = 10_000

export type Answer = { sentTo: string } | { refused: Refusal }

/** A question from the messenger. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { asker, user } = await requireAccess('admin.support', { request, context })
  const form = await formOf(request)
  try {
    const sent = await context.platform.useCases.shell.askSupport(asker, {
      text: textOf(form, 'text', MOST_SENT).replaceAll('\r\n', '\n'),
      page: textOf(form, 'page').slice(0, 200),
      from: user,
      commandId: commandIn(form, { request, asker }),
    })
    return Response.json(sent satisfies Answer)
  } catch (error) {
    const { data, init } = await refusal(error, { request, context })
    return Response.json({ refused: data.refused } satisfies Answer, init ?? {})
  }
}

export const loader = ({ params }: LoaderFunctionArgs) => leadToForm('admin.support', params)
