import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { mayDo } from '#contracts/kernel/asker.ts'
import { automationIn } from '../../automations/automation-form.server.ts'
import { DryRun } from '../../automations/dry-run.tsx'
import { Editor } from '../../automations/editor.tsx'
import { editorOf } from '../../automations/edited.server.ts'
import { AutomationList, automationPath } from '../../automations/list.tsx'
import { meetingData, servicesAction } from '../../automations/meeting.server.ts'
import { AppliedNote, WorkflowForms } from '../../automations/workflows.tsx'
import { workflowAction } from '../../automations/workflows.server.ts'
import { namespace } from '../../i18n/namespace.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { commandIn } from '../../offline/command-id.server.ts'
import { useAnswer } from '../../offline/index.ts'
import { jobOr404 } from '../../review/job.server.ts'
import { Standalone } from '../../shell/standalone.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('automations')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('jobs.$jobId.editAutomation.$actionId', { request, params, context })
  const { jobId, columns, title } = await jobOr404(context, asker, params.jobId)
  const { automations } = context.platform.useCases
  const editor = editorOf(await automations.automationsOf(asker, jobId), {
    ...{ actionId: params.actionId, url: request.url, viewer: asker.userId },
  })
  const templates = await context.platform.readers.templatesOf(asker, ['workflow'])
  return {
    ...{ jobId, columns, title, ...editor },
    templates: templates.map(({ templateId, name }) => ({ templateId, name })),
    mayKeep: editor.all.length > 0 && mayDo(asker, 'company.templates'),
    meetings: await meetingData(context, asker, jobId),
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('jobs.$jobId.editAutomation.$actionId', { request, params, context })
  const { jobId } = await jobOr404(context, asker, params.jobId)
  const { automations: useCases } = context.platform.useCases
  const form = await formOf(request)
  const commandId = commandIn(form, { request, asker })
  const kept = (await useCases.automationsOf(asker, jobId)).automations.map(({ automation }) => automation)
  const before = kept.find(({ automationId }) => automationId === params.actionId)
  try {
    const services = await servicesAction(context, { asker, form, jobId })
    if (services) return services
    const done = await workflowAction(context.platform, { asker, form, commandId })
    if (done) return done
    if (form.get('intent') === 'remove') {
      await useCases.removeAutomation(asker, { jobId, automationId: params.actionId ?? '', commandId })
      return redirect(automationPath(jobId, 'new'))
    }
    const automation = automationIn(form, before?.automationId ?? commandId, before)
    if (form.get('intent') === 'try') return { tried: await useCases.dryRun(asker, { jobId, automation }) }
    const basedOn = Number(textOf(form, 'basedOn')) || 0
    await useCases.saveAutomation(asker, { jobId, automation, basedOn, commandId })
    return redirect(automationPath(jobId, automation.automationId))
  } catch (error) {
    return refusal(error, { request, context })
  }
}

export default function ModifyAutomation() {
  const t = useText()
  const { jobId, columns, title, all, basedOn, id, edited, templates, mayKeep, meetings } =
    useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const refused = answer && 'refused' in answer ? answer.refused : null
  return (
    <Standalone title={t('title')} back={`/admin/jobs/${jobId}`}>
      <div className="flex flex-col gap-6">
        <AutomationList jobId={jobId} all={all} current={id ?? ''} />
        {answer && 'applied' in answer && answer.applied && <AppliedNote applied={answer.applied} here />}
        {answer && 'keptAs' in answer && answer.keptAs && (
          <Callout tone="success" announce>
            {t('keptAs', { name: answer.keptAs })}
          </Callout>
        )}
        <WorkflowForms {...{ jobId, title, templates, mayKeep }} nameError={refused?.fields.name} />
        <Card className="flex flex-col gap-5">
          <h2 className="text-lg font-semibold">{id ? edited.name : t('another')}</h2>
          {answer && 'tried' in answer && answer.tried && <DryRun jobId={jobId} tried={answer.tried} />}
          <Editor key={`${id} ${basedOn}`} isNew={id === null} {...{ edited, basedOn, columns, meetings, refused }} />
        </Card>
      </div>
    </Standalone>
  )
}
