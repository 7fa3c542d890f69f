import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { jobKeyDays } from '#contracts/company/job-key.ts'
import { namespace } from '../../i18n/namespace.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { CommandId } from '../../offline/index.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { NewKey } from './issue-key.tsx'

const useText = namespace('settings')

type IssueJobKeyProps = {
  jobs: { jobId: string; title: string }[]
  answer: { key: string; label: string } | null
  refused: { message: string; fields: Record<string, string> } | null
}

/** A link with which another recruiting system edits one job (JOB-070). */
export function IssueJobKey({ jobs, answer, refused }: IssueJobKeyProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, refused)
  useEffect(() => {
    if (answer) form.current?.reset()
  }, [answer])
  const busy = useNavigation().formData?.get('intent') === 'issue-job-key'
  const fields = refused?.fields ?? {}
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h3 className="font-semibold">{t('jobKeyTitle')}</h3>
      <p className="mb-4 text-muted">{t('jobKeyAbout')}</p>
      {answer && <NewKey secret={answer.key} label={answer.label} />}
      <Form method="post" ref={form} preventScrollReset noValidate className="flex max-w-md flex-col gap-4">
        <input type="hidden" name="intent" value="issue-job-key" />
        <CommandId done={answer} />
        {refused && Object.keys(fields).length === 0 && (
          <Callout tone="danger" announce>
            {refused.message}
          </Callout>
        )}
        <Field label={t('jobKeyLabel')} error={fields.label} required>
          <TextInput name="label" maxLength={120} />
        </Field>
        <Field label={t('jobKeyJob')} required>
          <Select name="jobId" options={jobs.map(({ jobId, title }) => ({ value: jobId, label: title }))} />
        </Field>
        <Field label={t('jobKeyDays')} error={fields.days} required>
          <Select
            name="days"
            defaultValue="30"
            options={jobKeyDays.map((days) => ({ value: String(days), label: String(days) }))}
          />
        </Field>
        <Button type="submit" variant="primary" busy={busy} className="self-start">
          {t('jobKeyCreate')}
        </Button>
      </Form>
    </section>
  )
}
