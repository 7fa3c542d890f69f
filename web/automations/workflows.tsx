import { Form, Link, useNavigation } from '@remix-run/react'
import { automationLimits } from '#contracts/job/automation/kinds.ts'
import { namespace } from '../i18n/namespace.ts'
import { CommandId } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useJobTitle } from '../ui/titles.ts'

const useText = namespace('automations')

export type Applied = { jobId: string; title: string; added: number; left: readonly { name: string; stage: string }[] }

/** What a template brought to a job, and what it could not. */
export function AppliedNote({ applied: { jobId, title, added, left }, here = false }: AppliedNoteProps) {
  const t = useText()
  const job = useJobTitle()(title)
  return (
    <Callout tone={left.length > 0 ? 'warning' : 'success'} announce>
      <p>{t('applied', { count: added, job })}</p>
      {left.length > 0 && (
        <ul className="mt-1 list-inside list-disc">
          {left.map(({ name, stage }) => (
            <li key={name}>{t('leftOut', { name, stage })}</li>
          ))}
        </ul>
      )}
      {!here && (
        <Link className="link" to={`/jobs/${jobId}/editAutomation/new`}>
          {t('toAutomations')}
        </Link>
      )}
    </Callout>
  )
}
type AppliedNoteProps = { applied: Applied; here?: boolean }

type WorkflowFormsProps = {
  jobId: string
  title: string
  templates: readonly { templateId: string; name: string }[]
  /** Whether the job has automations, and the person may keep templates. */
  mayKeep: boolean
  nameError: string | undefined
}

/** On the automations of a job: those of a template are added, or these are kept as one. */
export function WorkflowForms({ jobId, title, templates, mayKeep, nameError }: WorkflowFormsProps) {
  const t = useText()
  const job = useJobTitle()(title)
  const sending = useNavigation().formData?.get('intent')
  if (templates.length === 0 && !mayKeep) return null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {templates.length > 0 && (
        <Form method="post" preventScrollReset className="flex items-end gap-2">
          <CommandId done={null} />
          <input type="hidden" name="jobId" value={jobId} />
          <Field label={t('addFrom')} className="min-w-0 grow">
            <Select
              name="templateId"
              options={templates.map(({ templateId, name }) => ({ value: templateId, label: name }))}
            />
          </Field>
          <Button type="submit" name="intent" value="apply" busy={sending === 'apply'}>
            {t('add')}
          </Button>
        </Form>
      )}
      {mayKeep && (
        <Form method="post" preventScrollReset className="flex items-end gap-2">
          <CommandId done={null} />
          <input type="hidden" name="jobId" value={jobId} />
          <Field label={t('keepAs')} error={nameError} className="min-w-0 grow">
            <TextInput name="name" defaultValue={job} maxLength={automationLimits.name} autoComplete="off" />
          </Field>
          <Button type="submit" name="intent" value="keep" busy={sending === 'keep'}>
            {t('keep')}
          </Button>
        </Form>
      )}
    </div>
  )
}
