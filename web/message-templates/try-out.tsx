import { useFetcher } from '@remix-run/react'
import { useState } from 'react'
import { firstNameOf } from '#contracts/candidate/merge-fields.ts'
import { namespace } from '../i18n/namespace.ts'
import { CommandId } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { useJobTitle } from '../ui/titles.ts'
import type { EditedText, Editing } from './edited.ts'
import { Preview } from './preview.tsx'

const useText = namespace('messages')
type TryOutProps = Pick<Editing, 'candidates' | 'values' | 'jobs'> & {
  text: EditedText
  channel: 'email' | 'sms'
  jobId: string
}

/** The words as one of the newest candidates reads them, and a mail of them to oneself. */
export function TryOut({ text, channel, jobId, candidates, values, jobs }: TryOutProps) {
  const t = useText()
  const titled = useJobTitle()
  const testing = useFetcher<{ sentTo?: string; refused?: { message: string } }>()
  const [candidateId, setCandidateId] = useState(candidates[0]?.id ?? '')
  const chosen = candidates.find(({ id }) => id === candidateId)
  const job = chosen?.job ?? jobs.find((each) => each.jobId === jobId)?.title ?? ''
  const name = chosen?.name ?? values.sender
  const answer = testing.state === 'idle' ? testing.data : undefined
  return (
    <Card title={t('preview')} className="flex flex-col gap-3">
      <Field label={t('previewAs')}>
        <Select
          value={candidateId}
          options={[
            { value: '', label: t('yourself') },
            ...candidates.map(({ id, name: label }) => ({ value: id, label })),
          ]}
          onChange={({ target: { value } }) => setCandidateId(value)}
        />
      </Field>
      <Preview {...text} open values={{ ...values, name, firstName: firstNameOf(name), job: job && titled(job) }} />
      {channel === 'email' && (
        <testing.Form method="post">
          <CommandId done={answer} />
          <input type="hidden" name="intent" value="test-message" />
          <input type="hidden" name="language" value={text.language} />
          <input type="hidden" name="subject" value={text.subject} />
          <input type="hidden" name="text" value={text.text} />
          <input type="hidden" name="jobId" value={jobId} />
          <input type="hidden" name="candidateId" value={candidateId} />
          <Button type="submit" busy={testing.state !== 'idle'}>
            {t('sendTest')}
          </Button>
        </testing.Form>
      )}
      {answer?.sentTo && <Callout tone="success">{t('testSent', { address: answer.sentTo })}</Callout>}
      {answer?.refused && (
        <Callout tone="danger" announce>
          {answer.refused.message}
        </Callout>
      )}
    </Card>
  )
}
