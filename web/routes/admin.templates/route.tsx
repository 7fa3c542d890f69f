import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData, useNavigation } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { commandIn } from '../../offline/command-id.server.ts'
import { useAnswer } from '../../offline/index.ts'
import { SaveForm } from '../../templates/save-form.tsx'
import { templatePath } from '../../templates/summary.ts'
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

/** Keeps a job as a template and shows it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.templates', { request, context })
  const form = await formOf(request)
  const [jobId, name, over] = [textOf(form, 'jobId'), textOf(form, 'name', 500), textOf(form, 'over')]
  try {
    const { templateId, token } = await context.platform.useCases.templates.saveJobAsTemplate(asker, {
      jobId,
      name,
      over: over || null,
      commandId: commandIn(form, { request, asker }),
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
  return (
    <div className="flex flex-col gap-6">
      {job && (
        <SaveForm
          key={job.jobId}
          job={job}
          own={own}
          refused={answer?.refused ?? null}
          kept={answer?.kept ?? {}}
          busy={state === 'submitting'}
        />
      )}
      <Gallery {...gallery} own={own.filter(({ templateId }) => found.includes(templateId))} />
    </div>
  )
}
