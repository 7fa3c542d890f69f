import { Form } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { CommandId } from '../offline/index.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useJobTitle } from '../ui/titles.ts'
import type { TemplateSummary } from './summary.ts'

const useText = namespace('templates')
const useCommonText = namespace('common')

type Props = {
  job: { jobId: string; title: string; templateId: string | null }
  own: readonly TemplateSummary[]
  refused: { message: string; fields?: Record<string, string> } | null
  kept: Record<string, string>
  busy: boolean
}

/** Keeps a job's questions: as a new template, or as the next version of one there is. */
export function SaveForm({ job, own, refused, kept, busy }: Props) {
  const t = useText()
  const common = useCommonText()
  const title = useJobTitle()(job.title)
  const nameError = refused?.fields?.name
  const from = own.some(({ templateId }) => templateId === job.templateId) ? job.templateId! : ''
  return (
    <Card title={<span dir="auto">{t('saveTitle', { title })}</span>}>
      <Form method="post" className="flex max-w-xl flex-col gap-4">
        <CommandId />
        <input type="hidden" name="jobId" value={job.jobId} />
        <p className="text-muted">{t('saveText')}</p>
        {refused && !nameError && (
          <Callout tone="danger" announce title={refused.message}>
            {Object.values(refused.fields ?? {}).map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Callout>
        )}
        <Field label={t('name')} required error={nameError}>
          <TextInput name="name" maxLength={80} defaultValue={kept.name ?? title} autoComplete="off" />
        </Field>
        {own.length > 0 && (
          <Field label={t('saveTo')}>
            <Select
              name="over"
              defaultValue={kept.over ?? from}
              placeholder={t('newTemplate')}
              options={own.map(({ templateId, name }) => ({ value: templateId, label: t('over', { name }) }))}
            />
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <ButtonLink to="/admin/templates">{common('cancel')}</ButtonLink>
          <Button type="submit" variant="primary" busy={busy}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
