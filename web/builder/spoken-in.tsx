import { useState } from 'react'
import type { ModuleOf } from '#contracts/job/journey.ts'
import { transcriptChoices } from '#contracts/kernel/spoken-languages.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { LockClosedIcon } from '../ui/icons.tsx'
import { Choice } from './bound-fields.tsx'
import { useEditor } from './editor.tsx'
import { FeatureDialog } from './feature-dialog.tsx'
import type { ModuleFormProps } from './module-form-props.ts'
import { useSpokenOptions } from './use-spoken-options.ts'

const useText = namespace('builder')
const useModuleText = namespace('modules')

/** What is spoken in an interview, for its transcripts (MOD-001). Without it in the plan, what was chosen can be taken back. */
export function SpokenIn({ module, set, at }: ModuleFormProps<ModuleOf<'WIDGET'>>) {
  const t = useText()
  const own = useModuleText()
  const { rules } = useEditor()
  const [asked, setAsked] = useState(false)
  const isLocked = rules.lacks.includes('multiLanguage')
  const chosen = module.transcriptLanguage
  const options = useSpokenOptions(transcriptChoices.filter((value) => !isLocked || value === chosen))
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
