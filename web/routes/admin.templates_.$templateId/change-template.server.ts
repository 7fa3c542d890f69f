import type { AppLoadContext } from '@remix-run/node'
import type { Asker } from '#contracts/kernel/asker.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { commandIn } from '../../offline/command-id.server.ts'
import { templatePath } from '../../templates/summary.ts'

/** Makes a job from the template, renames it or deletes it; where that leads, or why it was refused. */
export async function changeTemplate(
  asker: Asker,
  templateId: string,
  asked: { request: Request; context: AppLoadContext },
) {
  const { request, context } = asked
  const form = await formOf(request)
  const { useCases, caughtUp } = context.platform
  const commandId = commandIn(form, { request, asker })
  const name = textOf(form, 'name', 500)
  try {
    switch (textOf(form, 'intent')) {
      case 'use': {
        const { jobId, token } = await useCases.templates.createJobFromTemplate(asker, { templateId, commandId })
        await caughtUp(token)
        return { to: `/jobs-cep/create/${jobId}` }
      }
      case 'rename': {
        const { token } = await useCases.templates.changeTemplate(asker, {
          templateId,
          basedOn: Number(form.get('version')) || undefined,
          change: (content) => ({ ...content, name }),
          commandId,
        })
        await caughtUp(token)
        return { to: templatePath(templateId) }
      }
      case 'delete': {
        const { token } = await useCases.templates.deleteTemplate(asker, { templateId, commandId })
        await caughtUp(token)
        return { to: '/admin/templates' }
      }
      default:
        throw new Response(null, { status: 400, statusText: 'Bad Request' })
    }
  } catch (error) {
    return { refusal: await refusal(error, asked, { name }) }
  }
}
