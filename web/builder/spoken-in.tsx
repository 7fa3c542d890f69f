import { useState } from 'react'
import type { ModuleOf } from '#contracts/job/journey.ts'
import { collator, displayNames } from '#contracts/kernel/formatters.ts'
import { transcriptChoices } from '#contracts/kernel/spoken-languages.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { LockClosedIcon } from '../ui/icons.tsx'
import { Choice } from './bound-fields.tsx'
import { useEditor } from './editor.tsx'
import { FeatureDialog } from './feature-dialog.tsx'
import type { ModuleFormProps } from './module-form-props.ts'

const useText = namespace('builder')
const useModuleText = namespace('modules')

/** What is spoken in an interview, for its transcripts (MOD-001). Without it in the plan, what was chosen can be taken back. */
export function SpokenIn({ module, set, at }: ModuleFormProps<ModuleOf<'WIDGET'>>) {
  const t = useText()
  const own = useModuleText()
  const { locale } = useFormat()
  const { rules } = useEditor()
  const [asked, setAsked] = useState(false)
  const isLocked = rules.lacks.includes('multiLanguage')
  const chosen = module.transcriptLanguage
  if (isLocked && !chosen)
    return (
      <div>
        <Button size="sm" onClick={() => setAsked(true)}>
          <LockClosedIcon aria-hidden="true" />
          {own('answersSpokenIn')} · {t('upgrade')}
        </Button>
        <FeatureDialog feature={asked ? 'multiLanguage' : null} onClose={() => setAsked(false)} />
      </div>
    )
  const names = displayNames(locale, { type: 'language' })
  const inOrder = collator(locale, {}).compare
  const options = transcriptChoices
    .filter((value) => !isLocked || value === chosen)
    .map((value) => ({ value, label: value === 'auto' ? own('spokenFoundOut') : (names.of(value) ?? value) }))
    .toSorted((one, other) => inOrder(one.label, other.label))
  return (
    <Choice
      path={at('transcriptLanguage')}
      label={own('answersSpokenIn')}
      className="max-w-72"
      placeholder={own('spokenAsJob')}
      options={options}
      value={chosen ?? ''}
      onChoose={(value) => set({ transcriptLanguage: value || undefined })}
    />
  )
}
