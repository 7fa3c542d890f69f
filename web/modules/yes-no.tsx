import { namespace } from '../i18n/namespace.ts'
import { SwitchIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import { ChoiceGroup, ChoiceRow } from './choice-rows.tsx'
import { textOf } from './form-data.ts'
import type { WebKindOf } from './kind.ts'

const useText = namespace('modules')

const choices = ['yes', 'no'] as const
const rejectsUnless = { yes: 'foldedRejectsUnlessYes', no: 'foldedRejectsUnlessNo' } as const

export const yesNo: WebKindOf<'YES_NO'> = {
  icon: SwitchIcon,
  name: 'yesNo',
  hint: 'yesNoHint',
  form: [
    {
      type: 'choice',
      field: 'correct',
      label: 'rightAnswer',
      none: 'bothFine',
      options: choices.map((value) => ({ value, label: value })),
    },
    { type: 'rejectOnWrong' },
  ],
  folded: ({ correct, rejectOnWrong }, { t }) => [
    t('yesNo'),
    rejectOnWrong ? t(correct === null ? 'foldedRejectsUnless' : rejectsUnless[correct]) : '',
  ],
  create: (id) => ({ kind: 'YES_NO', ...blank(id), correct: null, rejectOnWrong: false }),
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
