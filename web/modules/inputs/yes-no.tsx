import { namespace } from '../../i18n/namespace.ts'
import { ChoiceGroup, ChoiceRow } from './choice-rows.tsx'
import { textOf } from './form-data.ts'
import type { InputOf } from './kind.ts'

const useText = namespace('answers')

const choices = ['yes', 'no'] as const

export const yesNo: InputOf<'YES_NO'> = {
  read: (form) => {
    const choice = choices.find((each) => each === textOf(form, 'choice'))
    return choice ? { kind: 'YES_NO', choice } : null
  },
  Input: function YesNo({ answer, wiring }) {
    const t = useText()
    return (
      <ChoiceGroup role="radiogroup" wiring={wiring} columns>
        {choices.map((choice) => (
          <ChoiceRow
            key={choice}
            type="radio"
            name="choice"
            value={choice}
            checked={answer?.choice === choice}
            wiring={wiring}
          >
            {t(choice)}
          </ChoiceRow>
        ))}
      </ChoiceGroup>
    )
  },
}
