import { useState } from 'react'
import type { JourneyModule } from '#contracts/job/journey.ts'
import { hasRole, rulesOf } from '#contracts/job/modules/table.ts'
import type { JobFeature } from '#contracts/job/plan-features.ts'
import { isAdded, isEnding } from '#contracts/job/walk.ts'
import { namespace } from '../i18n/namespace.ts'
import { type AddableKind, addedKindOf, webKindOf } from '../modules/table.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { answerKinds, canChangeKind } from './answer-type.ts'
import { Choice, TextBlock, TextBox } from './bound-fields.tsx'
import { changeKind, editModule } from './draft.ts'
import { useEditor } from './editor.tsx'
import { FeatureDialog } from './feature-dialog.tsx'
import { focusPath } from './focus.ts'
import { isOffered, lockOf } from './locks.ts'
import { MediaField } from './late-media-field.tsx'
import { ModuleField } from './module-field.tsx'
import { newId } from './new-id.ts'

const useText = namespace('builder')
const useMediaText = namespace('media')
const useModuleText = namespace('modules')

/** The form of one module: what all have in common, then what only its kind has. */
export function ModuleForm({ module }: { module: JourneyModule }) {
  const t = useText()
  const media = useMediaText()
  const { change } = useEditor()
  const { id } = module
  const set = (changes: Partial<JourneyModule>, typed?: string) =>
    change((draft) => editModule(draft, id, changes), typed && `${id}.${typed}`)
  const at = (field: string) => `journey.${id}.${field}`

  return (
    <div className="flex flex-col gap-4">
      {canChangeKind(module) && <AnswerType module={module} />}
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
      <MediaField
        path={at('questionMedia')}
        place={module.kind === 'THANK_YOU' ? 'outro' : 'question'}
        label={media(module.kind === 'THANK_YOU' ? 'outroVideoLabel' : 'questionMediaLabel')}
        media={module.questionMedia}
        onChange={(questionMedia) => set({ questionMedia })}
      />
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
      {isAdded(module) && !hasRole(module, 'pause') && (
        <Checkbox
          label={t('verbatimTitle')}
          hint={t('verbatimTitleHint')}
          checked={module.verbatimTitle}
          onChange={(event) => set({ verbatimTitle: event.target.checked })}
        />
      )}
    </div>
  )
}

/**
 * How a question is answered; another answer is another question, under an id of its own. One that the plan lacks leads to the
 * way to it (MOD-039).
 */
function AnswerType({ module }: { module: JourneyModule }) {
  const t = useText()
  const own = useModuleText()
  const { change, expand, select, rules } = useEditor()
  const [wanted, setWanted] = useState<JobFeature | null>(null)
  const lockedBy = (kind: AddableKind) => (kind === module.kind ? null : lockOf(kind, rules.lacks))
  const choose = (kind: AddableKind) => {
    const feature = lockedBy(kind)
    if (feature) return setWanted(feature)
    const id = newId()
    change((draft) => changeKind(draft, module.id, kind, id))
    expand(id)
    select(id)
    focusPath(`journey.${id}.kind`)
  }
  return (
    <>
      <Choice
        path={`journey.${module.id}.kind`}
        label={t('answerType')}
        className="max-w-72"
        options={answerKinds
          .filter((kind) => kind === module.kind || isOffered(kind, rules.lacks))
          .map((value) => {
            const name = own(addedKindOf(value).name)
            return { value, label: lockedBy(value) ? `${name} · ${t('upgrade')}` : name }
          })}
        value={module.kind}
        onChoose={(kind) => choose(kind as AddableKind)}
      />
      <FeatureDialog feature={wanted} onClose={() => setWanted(null)} />
    </>
  )
}
