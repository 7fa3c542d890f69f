import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAccess } from '../../lib/access.server.ts'
import { summaryOf } from '../../templates/summary.server.ts'

/** What the builder's picker asks for: all templates in short, or one whole. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('jobs-cep.create_.templates', { request, context })
  const { templates } = context.platform.useCases
  const id = new URL(request.url).searchParams.get('id')
  if (id === null) {
    const { own, library } = await templates.offeredTemplates(asker)
    return Response.json([...own, ...library].map(summaryOf))
  }
  const template = await templates.offeredTemplate(asker, id)
  if (!template) throw new Response(null, { status: 404, statusText: 'Not Found' })
  return Response.json(template)
}
