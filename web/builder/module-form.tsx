import type { JourneyModule } from '#contracts/job/journey.ts'
import { hasRole, rulesOf } from '#contracts/job/modules/table.ts'
import { isAdded, isEnding } from '#contracts/job/walk.ts'
import { namespace } from '../i18n/namespace.ts'
import { webKindOf } from '../modules/table.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextBlock, TextBox } from './bound-fields.tsx'
import { editModule } from './draft.ts'
import { useEditor } from './editor.tsx'
import { ModuleField } from './module-field.tsx'

const useText = namespace('builder')

/** The form of one module: what all have in common, then what only its kind has. */
export function ModuleForm({ module }: { module: JourneyModule }) {
  const t = useText()
  const { change } = useEditor()
  const { id } = module
  const set = (changes: Partial<JourneyModule>, typed?: string) =>
    change((draft) => editModule(draft, id, changes), typed && `${id}.${typed}`)
  const at = (field: string) => `journey.${id}.${field}`

  return (
    <div className="flex flex-col gap-4">
      <TextBox
        path={at('title')}
        label={t(isAdded(module) && !hasRole(module, 'pause') ? 'questionTitle' : 'title')}
        required
        hint={module.kind === 'THANK_YOU' ? t('candidateName') : undefined}
        value={module.title}
        onText={(title) => set({ title }, 'title')}
      />
      {!isEnding(module) && (
        <TextBlock
          path={at('description')}
          label={t('description')}
          optional
          rows={2}
          limit={rulesOf(module).limits.description}
          value={module.description}
          onText={(description) => set({ description }, 'description')}
        />
      )}
      {webKindOf(module.kind).form.map((field, index) => (
        <ModuleField key={index} {...{ field, module, set, at }} />
      ))}
      {isAdded(module) && !hasRole(module, 'pause') && (
        <Checkbox
          label={t('required')}
          checked={module.required}
          onChange={(event) => set({ required: event.target.checked })}
        />
      )}
    </div>
  )
}
