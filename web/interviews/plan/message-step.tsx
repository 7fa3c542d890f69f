import type { OfferChannel } from '#contracts/interview/codes.ts'
import { interviewLimits } from '#contracts/interview/limits.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const useText = namespace('planning')

export type Message = { subject: string; text: string; channel: OfferChannel }
type MessageStepProps = {
  message: Message
  onChange: (message: Message) => void
  fields: Readonly<Record<string, string>>
  hasWhatsapp: boolean
  busy: boolean
  onBack: () => void
  onSend: () => void
}

export function MessageStep({ message, onChange, fields, hasWhatsapp, busy, onBack, onSend }: MessageStepProps) {
  const t = useText()
  return (
    <form
      className="flex max-w-2xl flex-col gap-4"
      aria-label={t('message')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSend()
      }}
    >
      <p className="text-muted">{t('messageNote')}</p>
      <Field label={t('channel')} hint={t('channelHint')} error={fields.channel}>
        <Select
          value={message.channel}
          options={[
            { value: 'email', label: t('byEmail') },
            { value: 'sms', label: t('byText') },
            ...(hasWhatsapp ? [{ value: 'whatsapp', label: 'WhatsApp' }] : []),
          ]}
          onChange={({ target }) => onChange({ ...message, channel: target.value as OfferChannel })}
        />
      </Field>
      <Field label={t('subject')} error={fields['message.subject']} required>
        <TextInput
          dir="auto"
          value={message.subject}
          onChange={({ target }) => onChange({ ...message, subject: target.value })}
        />
      </Field>
      <Field label={t('text')} error={fields['message.text']} required>
        <TextArea
          dir="auto"
          rows={10}
          limit={interviewLimits.text}
          countNear
          value={message.text}
          onChange={({ target }) => onChange({ ...message, text: target.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onBack}>{t('back')}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
