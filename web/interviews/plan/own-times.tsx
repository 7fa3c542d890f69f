import { useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Cross2Icon } from '../../ui/icons.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { type Draft, withStart } from './draft.ts'

const useText = namespace('planning')

type OwnTimesProps<D> = { draft: D; onChange: (draft: D) => void }

/** The times that were picked, and a way to name others. The browser's own field is in the browser's zone, which is the planner's. */
export function OwnTimes<D extends Pick<Draft, 'starts' | 'zone'>>({ draft, onChange }: OwnTimesProps<D>) {
  const t = useText()
  const { instant } = useFormat()
  const [clock, setClock] = useState('')
  const add = () => {
    const at = new Date(clock)
    if (Number.isNaN(at.getTime())) return
    const start = at.toISOString()
    if (!draft.starts.includes(start)) onChange(withStart(draft, start))
    setClock('')
  }
  return (
    <div className="flex flex-col gap-3">
      {draft.starts.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {draft.starts.map((start) => {
            const time = instant(start, { timeZone: draft.zone })
            return (
              <li
                key={start}
                className="flex items-center gap-1 rounded-md border border-line ps-2 text-sm tabular-nums"
              >
                <bdi>{time}</bdi>
                <Button
                  variant="quiet"
                  size="sm"
                  icon
                  aria-label={t('removeTime', { time })}
                  onClick={() => onChange(withStart(draft, start))}
                >
                  <Cross2Icon aria-hidden="true" />
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <Field label={t('addTime')} hint={t('addTimeHint')}>
          <TextInput type="datetime-local" value={clock} onChange={({ target }) => setClock(target.value)} />
        </Field>
        <Button onClick={add}>{t('add')}</Button>
      </div>
    </div>
  )
}
