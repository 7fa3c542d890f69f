import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import type { JourneyModule } from '#contracts/job/journey.ts'
import { hasRole } from '#contracts/job/modules/table.ts'
import type { JobFeature } from '#contracts/job/plan-features.ts'
import { addedModules, isEnding } from '#contracts/job/walk.ts'
import { namespace } from '../i18n/namespace.ts'
import { type AddableKind, addedKindOf } from '../modules/table.ts'
import { Callout } from '../ui/callout.tsx'
import { FieldError } from '../ui/field.tsx'
import { Autofill } from './autofill.tsx'
import { addModule, atModuleLimit, moveModule } from './draft.ts'
import { useEditor } from './editor.tsx'
import { FeatureDialog } from './feature-dialog.tsx'
import { focusPath } from './focus.ts'
import { Inventory } from './inventory.tsx'
import { ModuleCard } from './module-card.tsx'
import { newId } from './new-id.ts'
import { type NewerTemplate, TemplateUpdate } from './template-update.tsx'
import { useSortable } from './use-sortable.ts'

const JourneyMap = lazy(() => import('./map/journey-map.tsx'))

const useText = namespace('builder')
const useModuleText = namespace('modules')

type Props = { live: boolean; affected: number; newer: NewerTemplate | null }

/** The interview builder: what can be added on one side, the journey in its order on the other. */
export function ScreenStep({ live, affected, newer }: Props) {
  const t = useText()
  const moduleText = useModuleText()
  const { draft, rules, change, expand, select, errorOf, announce, atLimit } = useEditor()
  const list = useRef<HTMLOListElement>(null)
  const { modules } = draft.journey
  const [wanted, setWanted] = useState<JobFeature | null>(null)
  const added = addedModules(draft.journey)

  const add = (kind: AddableKind) => {
    if (atModuleLimit(draft, rules)) return atLimit()
    const { name, firstField = 'title' } = addedKindOf(kind)
    const id = newId()
    change((draft) => addModule(draft, kind, id, rules))
    expand(id)
    select(id)
    announce(t('added', { module: moduleText(name) }))
    focusPath(`journey.${id}.${firstField}`)
  }
  const move = (id: string, to: number) => {
    change((draft) => moveModule(draft, id, to))
    announce(t('movedTo', { position: Math.min(Math.max(to, 0), added.length - 1) + 1, of: added.length }))
  }
  useSortable(list, move)

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-xl font-semibold">{t('customise')}</h2>
          <p className="text-muted">{t('customiseText')}</p>
        </div>
        <Autofill />
      </div>
      {newer && newer.version > (draft.details.template?.version ?? 0) && <TemplateUpdate newer={newer} />}
      {live && (
        <Callout tone="warning" title={t('liveTitle')}>
          <p>{t('liveText')}</p>
          {affected > 0 && <p className="mt-1">{t('alreadyCompleted', { count: affected })}</p>}
        </Callout>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <Inventory onAdd={add} onLocked={setWanted} used={added.length} limit={rules.moduleLimit} modules={modules} />
        <FeatureDialog feature={wanted} onClose={() => setWanted(null)} />
        <div className="flex min-w-0 flex-col gap-3">
          <MapOfJourney modules={modules} />
          <FieldError id="modules-error" error={errorOf('journey.modules')} />
          {modules
            .filter((module) => hasRole(module, 'form'))
            .map((module) => (
              <ModuleCard key={module.id} module={module} />
            ))}
          {added.length === 0 && (
            <p className="rounded-lg border border-dashed border-control px-4 py-6 text-center text-muted">
              {t('nothingAsked')}
            </p>
          )}
          <ol ref={list} aria-label={t('inOrder')} className="flex flex-col gap-3 empty:hidden">
            {added.map((module, index) => (
              <li
                key={module.id}
                data-sortable={module.id}
                data-index={index}
                onKeyDown={(event) => reorder(event, module, index, move)}
              >
                <ModuleCard module={module} position={{ index, of: added.length, move: (to) => move(module.id, to) }} />
              </li>
            ))}
          </ol>
          {modules.filter(isEnding).map((module) => (
            <ModuleCard key={module.id} module={module} />
          ))}
          <p className="text-sm text-muted pointer-coarse:hidden">{t('altArrow')}</p>
        </div>
      </div>
    </div>
  )
}

/** Drawn once it is opened. */
function MapOfJourney({ modules }: { modules: readonly JourneyModule[] }) {
  const t = useText()
  const { expand, select } = useEditor()
  const [opened, setOpened] = useState(false)
  const show = (id: string) => {
    expand(id)
    select(id)
    requestAnimationFrame(() => document.getElementById(`module-${id}`)?.scrollIntoView({ block: 'center' }))
  }
  return (
    <details
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
      className="rounded-lg border border-line bg-raised p-2 shadow-card"
    >
      <summary className="rounded-md px-2 py-1 font-medium">{t('map')}</summary>
      {opened && (
        <Suspense>
          <JourneyMap modules={modules} onModule={show} />
        </Suspense>
      )}
    </details>
  )
}

/** Alt and an arrow move the module that has the focus, wherever in it that is; the focus stays where it was. */
function reorder(event: KeyboardEvent, module: JourneyModule, index: number, move: (id: string, to: number) => void) {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  move(module.id, index + (event.key === 'ArrowUp' ? -1 : 1))
}
