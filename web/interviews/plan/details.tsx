import { buffers, durations, interviewLimits } from '#contracts/interview/limits.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Radio } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Draft } from './draft.ts'
import { PeopleFields } from './people-fields.tsx'
import { TimesFields } from './times-fields.tsx'
import { Minutes, PlaceFields, TypeField } from './where-fields.tsx'
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
      <TypeField {...{ draft, onChange, fields }} />
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
      <PlaceFields {...{ draft, onChange, fields }} hasServices={data.hasServices} />
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
