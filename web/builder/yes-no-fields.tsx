import type { JourneyModule, ModuleOf } from '#contracts/job/journey.ts'
import { namespace } from '../i18n/namespace.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Choice } from './bound-fields.tsx'

const useText = namespace('builder')

type Props = {
  module: ModuleOf<'YES_NO'>
  set: (changes: Partial<JourneyModule>) => void
  at: (field: string) => string
}

export function YesNoFields({ module, set, at }: Props) {
  const t = useText()
  return (
    <div className="flex flex-col gap-3">
      <Choice
        path={at('correct')}
        label={t('rightAnswer')}
        className="max-w-48"
        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
        placeholder={t('bothFine')}
        value={module.correct ?? ''}
        onChoose={(correct) => set({ correct: (correct || null) as typeof module.correct })}
      />
      <RejectOnWrong checked={module.rejectOnWrong} onChange={(rejectOnWrong) => set({ rejectOnWrong })} />
    </div>
  )
}

export function RejectOnWrong({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const t = useText()
  return (
    <Checkbox
      label={t('wrongRejects')}
      hint={t('wrongRejectsHint')}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
