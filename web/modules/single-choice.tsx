import { optionCounts } from '#contracts/job/modules/options.ts'
import { namespace } from '../i18n/namespace.ts'
import { RadiobuttonIcon } from '../ui/icons.tsx'
import { blank, twoOptions } from './blank.ts'
import { ChoiceGroup, ChoiceRow } from './choice-rows.tsx'
import { textOf } from './form-data.ts'
import type { WebKindOf } from './kind.ts'

const useText = namespace('modules')

export const singleChoice: WebKindOf<'SINGLE_CHOICE'> = {
  icon: RadiobuttonIcon,
  name: 'singleChoice',
  hint: 'singleChoiceHint',
  form: [{ type: 'options', ...optionCounts, right: 'one' }, { type: 'rejectOnWrong' }],
  folded: ({ options, rejectOnWrong }, { t }) => [
    t('singleChoice'),
    t('foldedOptions', { count: options.length }),
    rejectOnWrong ? t('foldedRejects') : '',
  ],
  create: (id) => ({ kind: 'SINGLE_CHOICE', ...blank(id), options: twoOptions(), rejectOnWrong: false }),
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
