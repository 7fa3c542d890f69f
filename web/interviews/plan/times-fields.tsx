import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { sharingNames } from '#contracts/interview/codes.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Radio } from '../../ui/checkbox.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { PartProps, PlanAnswer } from './plan-data.ts'
import { FreeTimes } from './free-times.tsx'
import { PanelWeek } from './panel-week.tsx'
import { OwnTimes } from './own-times.tsx'
import { WhyNot } from './why-not.tsx'

const useText = namespace('planning')
/** After the last change: people type dates and choose one after the other. */
const WAIT_MS = 400

/** What is offered: all free time of a period, or times picked from it. Shows who is free and what is in the way. */
export function TimesFields({ data, draft, onChange, fields }: PartProps) {
  const t = useText()
  const free = useFreeTimes(draft)
  const nameOf = (userId: string) => data.colleagues.find((each) => each.userId === userId)?.name ?? ''
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t('sharing')}</legend>
        {[...sharingNames].reverse().map((sharing) => (
          <Radio
            key={sharing}
            name="sharing"
            checked={draft.sharing === sharing}
            onChange={() => onChange({ ...draft, sharing })}
            label={t(`sharing${sharing}`)}
            hint={t(`sharing${sharing}Hint`)}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-4">
        <Day
          label={t('from')}
          value={draft.from}
          error={fields.window}
          onChoose={(from) => onChange({ ...draft, from })}
        />
        <Day label={t('to')} value={draft.to} onChoose={(to) => onChange({ ...draft, to })} />
      </div>
      <FreeTimes
        draft={draft}
        search={free.search}
        isLooking={free.isLooking}
        problem={free.problem}
        nameOf={nameOf}
        onChange={onChange}
      />
      {draft.sharing === 'SELECT' && <OwnTimes draft={draft} onChange={onChange} />}
      <FieldError id="slots-error" error={fields.slots} />
      {free.week && <PanelWeek days={free.week} zone={draft.zone} nameOf={nameOf} />}
      {free.search && <WhyNot search={free.search} nameOf={nameOf} />}
      <Field label={t('expires')} hint={t('expiresHint')} error={fields.expiresAt} optional className="max-w-sm">
        <TextInput
          type="date"
          value={draft.expires}
          onChange={({ target }) => onChange({ ...draft, expires: target.value })}
        />
      </Field>
    </div>
  )
}

type DayProps = { label: string; value: string; error?: string | undefined; onChoose: (day: string) => void }

const Day = ({ label, value, error, onChoose }: DayProps) => (
  <Field label={label} error={error} required>
    <TextInput type="date" value={value} onChange={({ target }) => target.value && onChoose(target.value)} />
  </Field>
)

/** The free times of the people as the plan is now, looked for again a moment after it has changed. */
function useFreeTimes(draft: PartProps['draft']) {
  const { submit, state, data } = useFetcher<PlanAnswer>()
  const { panel, some, rooms, duration, before, after, from, to, zone } = draft
  const asked = JSON.stringify({ panel, some, rooms, duration, before, after, from, to, zone })
  const newest = useRef(draft)
  newest.current = draft
  useEffect(() => {
    const timer = setTimeout(
      () => submit({ intent: 'times', draft: JSON.stringify(newest.current) }, { method: 'post' }),
      WAIT_MS,
    )
    return () => clearTimeout(timer)
  }, [asked, submit])
  return {
    search: data?.free ?? null,
    week: data?.week ?? null,
    isLooking: state !== 'idle' || !data,
    problem: data?.refused?.fields.window ?? data?.refused?.message ?? null,
  }
}
