import { useState } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { ChoiceGroup, ChoiceRow } from './choice-rows.tsx'
import type { InputOf } from './kind.ts'

const useText = namespace('answers')

export const multipleChoice: InputOf<'MULTIPLE_CHOICE'> = {
  read: (form) => ({
    kind: 'MULTIPLE_CHOICE',
    optionIds: form.getAll('option').filter((id) => typeof id === 'string'),
  }),
  instruction: ({ options, maxSelected }, t) =>
    maxSelected < options.length ? t('chooseUpTo', { count: maxSelected }) : null,
  Input: function MultipleChoice({ module, answer, wiring }) {
    const t = useText()
    const given: readonly string[] = answer?.optionIds ?? []
    const [chosen, setChosen] = useState(given)
    const full = chosen.length >= module.maxSelected
    const toggle = (id: string, on: boolean) =>
      setChosen((before) => (on ? [...before, id] : before.filter((each) => each !== id)))
    return (
      <ChoiceGroup role="group" wiring={wiring}>
        {module.options.map(({ id, label }) => (
          <ChoiceRow
            key={id}
            type="checkbox"
            name="option"
            value={id}
            checked={given.includes(id)}
            disabled={full && !chosen.includes(id)}
            wiring={wiring}
            onToggle={(on) => toggle(id, on)}
          >
            {label || t('untitledChoice')}
          </ChoiceRow>
        ))}
      </ChoiceGroup>
    )
  },
}
