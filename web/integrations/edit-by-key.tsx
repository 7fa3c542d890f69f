import { Form, useNavigation } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { MessagePage } from '../frame/message-page.tsx'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Field } from '../ui/field.tsx'
import { Problem } from '../ui/problem.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'

const useText = namespace('identity')

type JobOfKey = { company: string; revision: number; jobTitle: string; location: string; jobDescription: string }
type EditByKeyProps = {
  job: JobOfKey
  isSaved: boolean
  refused: { message: string; fields: Record<string, string> } | null
  /** What was typed, where it was refused. */
  kept: Partial<Record<string, string>>
}

/** What another recruiting system's people see of a job that they have the key of. */
export function EditByKey({ job, isSaved, refused, kept }: EditByKeyProps) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  const errorOf = (field: string) => refused?.fields[`details.${field}`]
  return (
    <MessagePage title={t('keyedTitle')}>
      <p className="mb-6 text-base">{t('keyedAbout', { company: job.company })}</p>
      {refused && <Problem of={refused} className="mb-4" />}
      {isSaved && (
        <Callout tone="success" announce className="mb-4">
          {t('keyedSaved')}
        </Callout>
      )}
      <Form key={job.revision} method="post" noValidate className="flex flex-col gap-4 text-base text-ink">
        <input type="hidden" name="revision" value={job.revision} />
        <Field label={t('keyedJobTitle')} error={errorOf('jobTitle')} required>
          <TextInput name="jobTitle" defaultValue={kept.jobTitle ?? job.jobTitle} />
        </Field>
        <Field label={t('keyedLocation')} error={errorOf('location')}>
          <TextInput name="location" defaultValue={kept.location ?? job.location} />
        </Field>
        <Field label={t('keyedDescription')} error={errorOf('jobDescription')}>
          <TextArea name="jobDescription" rows={12} defaultValue={kept.jobDescription ?? job.jobDescription} />
        </Field>
        <Button type="submit" variant="primary" busy={busy} className="self-start">
          {t('keyedSave')}
        </Button>
      </Form>
    </MessagePage>
  )
}
