import { Form, useNavigation } from '@remix-run/react'
import { useId, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { CommandId } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TrashIcon } from '../ui/icons.tsx'
import { Select } from '../ui/select.tsx'
import { useJobTitle } from '../ui/titles.ts'

const useText = namespace('templates')
const useCommonText = namespace('common')

export type WorkflowSummary = { templateId: string; name: string; automations: readonly string[] }
type WorkflowCardsProps = {
  workflows: readonly WorkflowSummary[]
  jobs: readonly { jobId: string; title: string }[]
}

/** Automations that the company keeps: each set can be put on a job, or deleted. */
export function WorkflowCards({ workflows, jobs }: WorkflowCardsProps) {
  const t = useText()
  const title = useJobTitle()
  const sending = useNavigation().formData
  const isSent = (id: string) => sending?.get('intent') === 'apply' && sending.get('templateId') === id
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold">{t('workflows')}</h2>
        <p className="text-muted">{t('workflowsText')}</p>
      </div>
      <ul aria-label={t('workflows')} className="grid gap-3 lg:grid-cols-2">
        {workflows.map(({ templateId, name, automations }) => (
          <li key={templateId}>
            <Card className="flex h-full flex-col gap-3">
              <h3 className="font-medium wrap-anywhere">
                <bdi>{name}</bdi>
              </h3>
              <ul className="list-inside list-disc text-sm text-muted">
                {automations.map((each, index) => (
                  <li key={index} className="wrap-anywhere">
                    <bdi>{each}</bdi>
                  </li>
                ))}
              </ul>
              <div className="mt-auto flex flex-wrap items-end justify-between gap-2">
                {jobs.length > 0 && (
                  <Form method="post" preventScrollReset className="flex min-w-0 grow items-end gap-2">
                    <CommandId done={null} />
                    <input type="hidden" name="templateId" value={templateId} />
                    <Field label={t('toJob')} className="min-w-0 grow">
                      <Select
                        name="jobId"
                        options={jobs.map(({ jobId, title: of }) => ({ value: jobId, label: title(of) }))}
                      />
                    </Field>
                    <Button type="submit" name="intent" value="apply" busy={isSent(templateId)}>
                      {t('addToJob')}
                    </Button>
                  </Form>
                )}
                <DeleteWorkflow templateId={templateId} name={name} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DeleteWorkflow({ templateId, name }: Pick<WorkflowSummary, 'templateId' | 'name'>) {
  const t = useText()
  const common = useCommonText()
  const [asks, setAsks] = useState(false)
  const form = useId()
  return (
    <>
      <Button variant="quiet" icon aria-label={t('deleteNamed', { name })} onClick={() => setAsks(true)}>
        <TrashIcon aria-hidden="true" />
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        size="sm"
        title={t('deleteTitle', { name })}
        description={t('deleteWorkflowText')}
        footer={
          <>
            <Button onClick={() => setAsks(false)}>{common('cancel')}</Button>
            <Button type="submit" form={form} variant="danger" name="intent" value="delete-workflow">
              {t('delete')}
            </Button>
          </>
        }
      >
        <Form id={form} method="post" preventScrollReset onSubmit={() => setAsks(false)}>
          <CommandId done={null} />
          <input type="hidden" name="templateId" value={templateId} />
        </Form>
      </Dialog>
    </>
  )
}
