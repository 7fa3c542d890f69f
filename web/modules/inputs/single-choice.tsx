import { namespace } from '../../i18n/namespace.ts'
import { ChoiceGroup, ChoiceRow } from './choice-rows.tsx'
import { textOf } from './form-data.ts'
import type { InputOf } from './kind.ts'

const useText = namespace('answers')

export const singleChoice: InputOf<'SINGLE_CHOICE'> = {
  read: (form) => {
    const optionId = textOf(form, 'option')
    return optionId ? { kind: 'SINGLE_CHOICE', optionId } : null
  },
  Input: function SingleChoice({ module, answer, wiring }) {
    const t = useText()
    return (
      <ChoiceGroup role="radiogroup" wiring={wiring}>
        {module.options.map(({ id, label }) => (
          <ChoiceRow key={id} type="radio" name="option" value={id} checked={answer?.optionId === id} wiring={wiring}>
            {label || t('untitledChoice')}
          </ChoiceRow>
        ))}
      </ChoiceGroup>
    )
  },
}
