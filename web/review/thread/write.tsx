import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { MAX_MESSAGE, MAX_SUBJECT, MAX_TEXT_MESSAGE, type MessageChannel } from '#contracts/candidate/message-limits.ts'
import { namespace } from '../../i18n/namespace.ts'
import { useOffered } from '../../message-templates/use-offered.ts'
import { CommandId } from '../../offline/index.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Radio } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const useText = namespace('thread')
type Answer = { refused?: { message: string; fields: Record<string, string> } }

/** A message to the candidate. What was typed stays until it has been taken. `jobId`: whose templates are offered. */
export function Write({ jobId, channels }: { jobId: string | null; channels: readonly MessageChannel[] }) {
  const t = useText()
  const writing = useFetcher<Answer>({ key: 'write-message' })
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const offered = useOffered(jobId)
  const [channel, setChannel] = useState<MessageChannel>(channels[0]!)
  const [taken, setTaken] = useState<object | null>(null)
  const templates = offered?.templates.filter((each) => each.use === 'message' && each.channel === channel) ?? []
  /** Its fields stay in braces: they are filled in when the message is sent. */
  const begin = (templateId: string) => {
    const chosen = templates.find((each) => each.templateId === templateId)
    if (!chosen || !form.current) return
    const { subject, text } = form.current.elements as unknown as Record<string, HTMLInputElement | undefined>
    if (subject) subject.value = chosen.subject
    if (text) text.value = chosen.text
  }
  const refused = writing.state === 'idle' ? writing.data?.refused : undefined
  useEffect(() => {
    if (writing.state !== 'idle' || !writing.data || writing.data.refused) return
    form.current?.reset()
    setTaken(writing.data)
  }, [writing.state, writing.data])
  return (
    <writing.Form ref={form} method="post" action={pathname} className="flex flex-col gap-3 border-t border-line pt-3">
      <CommandId done={taken} />
      <input type="hidden" name="intent" value="write-message" />
      <fieldset className="flex flex-wrap gap-4">
        <legend className="sr-only">{t('how')}</legend>
        {channels.map((each) => (
          <Radio
            key={each}
            name="channel"
            value={each}
            label={t(each === 'email' ? 'byMail' : 'byText')}
            checked={channel === each}
            onChange={() => setChannel(each)}
          />
        ))}
      </fieldset>
      {templates.length > 0 && (
        <Field label={t('template')}>
          <Select
            defaultValue=""
            placeholder={t('noTemplate')}
            options={templates.map(({ templateId, name }) => ({ value: templateId, label: name }))}
            onChange={({ target: { value } }) => begin(value)}
          />
        </Field>
      )}
      {channel === 'email' && (
        <Field label={t('subject')} error={refused?.fields.subject} required>
          <TextInput name="subject" maxLength={MAX_SUBJECT} />
        </Field>
      )}
      <Field
        label={t('message')}
        error={refused?.fields.text}
        note={t(channel === 'email' ? 'noReplies' : 'countsText')}
        required
      >
        <TextArea name="text" rows={4} maxLength={channel === 'email' ? MAX_MESSAGE : MAX_TEXT_MESSAGE} />
      </Field>
      {refused && Object.keys(refused.fields).length === 0 && (
        <Callout tone="danger" announce>
          {refused.message}
        </Callout>
      )}
      <Button type="submit" variant="primary" busy={writing.state !== 'idle'} className="self-start">
        {t('send')}
      </Button>
    </writing.Form>
  )
}
