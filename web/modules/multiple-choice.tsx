import { useState } from 'react'
import { selectable } from '#contracts/job/modules/multiple-choice.ts'
import { optionCounts } from '#contracts/job/modules/options.ts'
import { namespace } from '../i18n/namespace.ts'
import { CheckboxIcon } from '../ui/icons.tsx'
import { blank, twoOptions } from './blank.ts'
import { ChoiceGroup, ChoiceRow } from './choice-rows.tsx'
import type { WebKindOf } from './kind.ts'

const useText = namespace('modules')

export const multipleChoice: WebKindOf<'MULTIPLE_CHOICE'> = {
  icon: CheckboxIcon,
  name: 'multipleChoice',
  hint: 'multipleChoiceHint',
  form: [
    { type: 'options', ...optionCounts, right: 'many' },
    {
      type: 'number',
      field: 'maxSelected',
      label: 'maxSelected',
      min: selectable.min,
      max: ({ options }) => options.length,
      most: 100,
    },
    { type: 'rejectOnWrong' },
  ],
  folded: ({ options, maxSelected, rejectOnWrong }, { t }) => [
    t('foldedUpTo', { most: maxSelected, count: options.length }),
    rejectOnWrong ? t('foldedRejects') : '',
  ],
  create: (id) => ({
    kind: 'MULTIPLE_CHOICE',
    ...blank(id),
    options: twoOptions(),
    maxSelected: 2,
    rejectOnWrong: false,
  }),
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
