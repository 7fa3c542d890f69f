import type { JourneyModule } from '#contracts/job/journey.ts'
import type { Collection } from '#contracts/job/modules/kind.ts'
import { hasRole, rulesOf } from '#contracts/job/modules/table.ts'
import { isEnding } from '#contracts/job/walk.ts'
import { namespace } from '../i18n/namespace.ts'
import type { PlainKey } from '../locales/text.ts'
import { type AddableKind, addableKinds, webKindOf } from '../modules/table.ts'
import { PlusIcon } from '../ui/icons.tsx'
import { useEditor } from './editor.tsx'
import { adds } from './focus.ts'

const useText = namespace('builder')
const useModuleText = namespace('modules')

/** Collections that group the inventory; a kind is listed in the first of them that it is in. */
const groupNames = {
  most_popular: 'mostPopular',
  video_interview: 'videoInterviews',
  choices: 'choices',
  text_and_number: 'textAndNumber',
  contact_info: 'contactInfo',
  date_and_scheduling: 'dateAndScheduling',
  documents: 'documents',
  advanced: 'advanced',
} as const satisfies Partial<Record<Collection, PlainKey<'modules'>>>
type Group = keyof typeof groupNames
const groupOf = (kind: AddableKind): Group =>
  (Object.keys(groupNames) as Group[]).find((group) => rulesOf({ kind }).collections.includes(group)) ?? 'advanced'

const groups = (Object.entries(groupNames) as [Group, (typeof groupNames)[Group]][])
  .map(([group, name]) => ({ name, kinds: addableKinds.filter((kind) => groupOf(kind) === group) }))
  .filter(({ kinds }) => kinds.length > 0)

const row = 'flex w-full min-h-9 items-center gap-2 rounded-md px-2 py-1 text-start hover:bg-sunken'

/** What a journey is made of; the form page and the endings are always in it, the rest is added here. */
export function Inventory({
  onAdd,
  used,
  limit,
  modules,
}: {
  onAdd: (kind: AddableKind) => void
  used: number
  limit: number
  modules: readonly JourneyModule[]
}) {
  const t = useText()
  const own = useModuleText()
  return (
    <details
      open
      className="group rounded-lg border border-line bg-raised p-2 shadow-card lg:sticky lg:top-17 lg:max-h-[calc(100dvh-5.25rem)] lg:overflow-y-auto"
    >
      <summary className="flex items-center justify-between rounded-md px-2 py-1 font-semibold">
        <span>{t('modules')}</span>
        <span className="text-sm font-normal text-muted tabular-nums">{t('used', { number: used, limit })}</span>
      </summary>
      <Drawer title={t('drawerStart')} modules={modules.filter((module) => hasRole(module, 'form'))} />
      {groups.map(({ name, kinds }) => (
        <section key={name} aria-label={own(name)}>
          <h3 className="px-2 pt-2 text-xs font-medium text-muted">{own(name)}</h3>
          <ul className="max-lg:grid max-lg:grid-cols-2">
            {kinds.map((kind) => (
              <li key={kind}>
                <AddButton kind={kind} onAdd={onAdd} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Drawer title={t('drawerEndings')} modules={modules.filter(isEnding)} />
    </details>
  )
}

function AddButton({ kind, onAdd }: { kind: AddableKind; onAdd: (kind: AddableKind) => void }) {
  const t = useText()
  const own = useModuleText()
  const { icon: Icon, name, hint } = webKindOf(kind)
  return (
    <button
      type="button"
      {...adds('journey.modules')}
      className={row}
      title={own(hint)}
      aria-label={t('add', { module: own(name) })}
      onClick={() => onAdd(kind)}
    >
      <Icon className="shrink-0 text-muted" />
      <span className="min-w-0 grow wrap-anywhere">{own(name)}</span>
      <PlusIcon aria-hidden="true" className="shrink-0 text-muted" />
    </button>
  )
}

/** Pages every journey has: choosing one opens it. */
function Drawer({ title, modules }: { title: string; modules: readonly JourneyModule[] }) {
  const own = useModuleText()
  const { expand, select } = useEditor()
  const open = (id: string) => {
    expand(id)
    select(id)
    requestAnimationFrame(() => document.getElementById(`module-${id}`)?.scrollIntoView({ block: 'center' }))
  }
  return (
    <details open>
      <summary className="rounded-md px-2 pt-2 text-xs font-medium text-muted">{title}</summary>
      <ul>
        {modules.map(({ id, kind }) => {
          const { icon: Icon, name, hint } = webKindOf(kind)
          return (
            <li key={id}>
              <button type="button" className={row} title={own(hint)} onClick={() => open(id)}>
                <Icon className="shrink-0 text-muted" />
                {own(name)}
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
