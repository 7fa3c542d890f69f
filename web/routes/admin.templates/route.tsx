import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData, useNavigation } from '@remix-run/react'
import { AppliedNote } from '../../automations/workflows.tsx'
import { workflowAction } from '../../automations/workflows.server.ts'
import { namespace } from '../../i18n/namespace.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { commandIn } from '../../offline/command-id.server.ts'
import { useAnswer } from '../../offline/index.ts'
import { SaveForm } from '../../templates/save-form.tsx'
import { templatePath } from '../../templates/summary.ts'
import { Problem } from '../../ui/problem.tsx'
import { Gallery } from './gallery.tsx'
import { templatesPage } from './templates.server.ts'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('templates')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]
export const handle = { title: (_, language) => useText.in(language)('title') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const signedIn = await requireAccess('admin.templates', { request, context })
  return templatesPage(context.platform, signedIn, new URL(request.url).searchParams)
}

/** Keeps a job as a template and shows it; puts automations of a template on a job, or deletes them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.templates', { request, context })
  const form = await formOf(request)
  const commandId = commandIn(form, { request, asker })
  const [jobId, name, over] = [textOf(form, 'jobId'), textOf(form, 'name', 500), textOf(form, 'over')]
  try {
    const done = await workflowAction(context.platform, { asker, form, commandId })
    if (done) return done
    const { templateId, token } = await context.platform.useCases.templates.saveJobAsTemplate(asker, {
      jobId,
      name,
      over: over || null,
      commandId,
    })
    await context.platform.caughtUp(token)
    return redirect(templatePath(templateId))
  } catch (error) {
    return refusal(error, { request, context }, { name, over })
  }
}

export default function Templates() {
  const { job, own, found, ...gallery } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { state } = useNavigation()
  const refused = answer && 'refused' in answer ? answer.refused : null
  return (
    <div className="flex flex-col gap-6">
      {job && (
        <SaveForm
          key={job.jobId}
          job={job}
          own={own}
          refused={refused}
          kept={answer && 'kept' in answer ? answer.kept : {}}
          busy={state === 'submitting'}
        />
      )}
      {!job && refused && <Problem of={refused} />}
      {answer && 'applied' in answer && answer.applied && <AppliedNote applied={answer.applied} />}
      <Gallery {...gallery} own={own.filter(({ templateId }) => found.includes(templateId))} />
    </div>
  )
}
