import type { JourneyModule } from '#contracts/job/journey.ts'
import { moduleLimits } from '#contracts/job/validation-modules.ts'
import { namespace } from '../i18n/namespace.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Choice, NumberBox, TextBlock, TextBox } from './bound-fields.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { editModule } from './draft.ts'
import { useEditor } from './editor.tsx'
import { InterviewFields } from './interview-fields.tsx'
import { YesNoFields } from './yes-no-fields.tsx'

const useText = namespace('builder')

/** The form of one module: what all have in common, then what only its kind has. */
export function ModuleForm({ module }: { module: JourneyModule }) {
  const t = useText()
  const { change } = useEditor()
  const { id, kind } = module
  const set = (changes: Partial<JourneyModule>, typed?: string) =>
    change((draft) => editModule(draft, id, changes), typed && `${id}.${typed}`)
  const at = (field: string) => `journey.${id}.${field}`
  const isPage = kind === 'FORM' || kind === 'THANK_YOU' || kind === 'REJECT'

  return (
    <div className="flex flex-col gap-4">
      <TextBox
        path={at('title')}
        label={t(isPage ? 'title' : 'questionTitle')}
        required
        hint={kind === 'THANK_YOU' ? t('candidateName') : undefined}
        value={module.title}
        onText={(title) => set({ title }, 'title')}
      />
      {kind !== 'THANK_YOU' && kind !== 'REJECT' && (
        <TextBlock
          path={at('description')}
          label={t('description')}
          optional
          rows={2}
          limit={kind === 'FORM' ? moduleLimits.formDescription : moduleLimits.description}
          value={module.description}
          onText={(description) => set({ description }, 'description')}
        />
      )}
      <Own module={module} set={set} at={at} />
      {!isPage && (
        <Checkbox
          label={t('required')}
          checked={module.required}
          onChange={(event) => set({ required: event.target.checked })}
        />
      )}
    </div>
  )
}

type OwnProps = {
  module: JourneyModule
  set: (changes: Partial<JourneyModule>, typed?: string) => void
  at: (field: string) => string
}

const phoneKeys = { hidden: 'phoneHidden', optional: 'phoneOptional', required: 'phoneRequired' } as const

function Own({ module, set, at }: OwnProps) {
  const t = useText()
  switch (module.kind) {
    case 'FORM':
      return (
        <div className="grid gap-4 sm:grid-cols-2">
          <p className="text-sm text-muted sm:col-span-2">{t('alwaysAsked')}</p>
          <Choice
            path={at('phone')}
            label={t('phone')}
            options={Object.entries(phoneKeys).map(([value, key]) => ({ value, label: t(key) }))}
            value={module.phone}
            onChoose={(phone) => set({ phone: phone as typeof module.phone })}
          />
        </div>
      )
    case 'FREE_TEXT':
      return (
        <NumberBox
          path={at('maxLength')}
          label={t('maxCharacters')}
          required
          min={moduleLimits.freeText.min}
          max={moduleLimits.freeText.max}
          step={1}
          className="max-w-48"
          value={module.maxLength}
          onNumber={(value) => set({ maxLength: Math.trunc(Math.min(Math.max(value ?? 0, 0), 100_000)) }, 'maxLength')}
        />
      )
    case 'YES_NO':
      return <YesNoFields module={module} set={set} at={at} />
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return <ChoiceFields module={module} set={set} at={at} />
    case 'WIDGET':
      return <InterviewFields module={module} set={set} at={at} />
    case 'THANK_YOU':
    case 'REJECT':
      return (
        <TextBlock
          path={at('message')}
          label={t('message')}
          required
          limit={moduleLimits.message}
          value={module.message}
          onText={(message) => set({ message }, 'message')}
        />
      )
    default:
      return module satisfies never
  }
}
