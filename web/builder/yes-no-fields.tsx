import type { JourneyModule, ModuleOf } from '#contracts/job/journey.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Choice } from './bound-fields.tsx'

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

type Props = { module: ModuleOf<'YES_NO'>; set: (changes: Partial<JourneyModule>) => void; at: (field: string) => string }

export function YesNoFields({ module, set, at }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <Choice
        path={at('correct')}
        label="Right answer"
        className="max-w-48"
        options={answers}
        placeholder="Both are fine"
        value={module.correct ?? ''}
        onChoose={(correct) => set({ correct: (correct || null) as typeof module.correct })}
      />
      <RejectOnWrong checked={module.rejectOnWrong} onChange={(rejectOnWrong) => set({ rejectOnWrong })} />
    </div>
  )
}

export const RejectOnWrong = ({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) => (
  <Checkbox
    label="A wrong answer rejects the candidate"
    hint="They are shown the reject page and go to the Rejected column."
    checked={checked}
    onChange={(event) => onChange(event.target.checked)}
  />
)
