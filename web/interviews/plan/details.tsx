import { buffers, durations, interviewLimits } from '#contracts/interview/limits.ts'
import { meetingTypeNames } from '#contracts/interview/codes.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Radio } from '../../ui/checkbox.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Draft } from './draft.ts'
import { LinkBy } from './link-by.tsx'
import { PeopleFields } from './people-fields.tsx'
import { TimesFields } from './times-fields.tsx'
import type { PartProps } from './plan-data.ts'

const useText = namespace('planning')

export function Details({ onNext, ...part }: PartProps & { onNext: () => void }) {
  const t = useText()
  return (
    <form
      className="flex flex-col gap-4"
      aria-label={t('stepDetails')}
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <Card>
        <What {...part} />
      </Card>
      <Card title={t('people')}>
        <PeopleFields {...part} />
      </Card>
      <Card title={t('sharing')}>
        <TimesFields {...part} />
      </Card>
      <div>
        <Button type="submit" variant="primary">
          {t('toMessage')}
        </Button>
      </div>
    </form>
  )
}

function What({ data, draft, onChange, fields }: PartProps) {
  const t = useText()
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change })
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <legend className="mb-1 text-sm font-medium">{t('kind')}</legend>
        <Radio name="kind" checked readOnly label={t('kindEVENT')} />
        <Radio name="kind" checked={false} disabled label={`${t('kindBOOKABLE_EVENT')} (${t('comingSoon')})`} />
      </fieldset>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
        <legend className="mb-1 text-sm font-medium">{t('type')}</legend>
        {meetingTypeNames.map((type) => (
          <Radio
            key={type}
            name="type"
            checked={draft.type === type}
            onChange={() => set({ type, place: '', service: '' })}
            label={t(`type${type}`)}
          />
        ))}
        <FieldError id="type-error" error={fields.type} />
      </fieldset>
      <Field label={t('summary')} error={fields.summary} required>
        <TextInput dir="auto" value={draft.summary} onChange={({ target }) => set({ summary: target.value })} />
      </Field>
      <Field label={t('description')} hint={t('descriptionHint')} error={fields.description} optional>
        <TextArea
          dir="auto"
          rows={3}
          limit={interviewLimits.description}
          countNear
          value={draft.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      </Field>
      {data.hasServices && draft.type === 'ONLINE' && <LinkBy draft={draft} onChange={onChange} fields={fields} />}
      {draft.service === '' && (
        <Field label={t(`place${draft.type}`)} error={fields.place}>
          <TextInput
            dir={draft.type === 'FACE_TO_FACE' ? 'auto' : 'ltr'}
            type={draft.type === 'CALL' ? 'tel' : 'text'}
            inputMode={draft.type === 'ONLINE' ? 'url' : undefined}
            placeholder={draft.type === 'ONLINE' ? 'https://meet.example.com/interview' : undefined}
            value={draft.place}
            onChange={({ target }) => set({ place: target.value })}
          />
        </Field>
      )}
      <Field label={t('rooms')} hint={t('roomsHint')} error={fields.rooms} optional>
        <TextInput dir="auto" value={draft.rooms} onChange={({ target }) => set({ rooms: target.value })} />
      </Field>
      <div className="flex flex-wrap gap-4">
        <Minutes
          label={t('duration')}
          of={durations}
          value={draft.duration}
          error={fields.duration}
          onChoose={(duration) => set({ duration, starts: [] })}
        />
        <Minutes
          label={t('before')}
          of={buffers}
          value={draft.before}
          error={fields.buffer}
          onChoose={(before) => set({ before })}
        />
        <Minutes label={t('after')} of={buffers} value={draft.after} onChoose={(after) => set({ after })} />
      </div>
    </div>
  )
}

type MinutesProps = {
  label: string
  of: readonly number[]
  value: number
  error?: string | undefined
  onChoose: (minutes: number) => void
}

function Minutes({ label, of, value, error, onChoose }: MinutesProps) {
  const t = useText()
  return (
    <Field label={label} error={error}>
      <Select
        value={String(value)}
        onChange={({ target }) => onChoose(Number(target.value))}
        options={of.map((each) => ({ value: String(each), label: t('minutes', { count: each }) }))}
      />
    </Field>
  )
}
