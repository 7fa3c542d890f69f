import { useId, useState } from 'react'
import type { JourneyModule } from '#contracts/job/journey.ts'
import { collections, type Collection } from '#contracts/job/modules/kind.ts'
import { hasRole, rulesOf } from '#contracts/job/modules/table.ts'
import type { JobFeature } from '#contracts/job/plan-features.ts'
import { isEnding } from '#contracts/job/walk.ts'
import { namespace } from '../i18n/namespace.ts'
import type { PlainKey } from '../locales/text.ts'
import { type AddableKind, addableKinds, webKindOf } from '../modules/table.ts'
import { LockClosedIcon, MagicWandIcon, PlusIcon, StarFilledIcon } from '../ui/icons.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useEditor } from './editor.tsx'
import { adds } from './focus.ts'
import { isOffered, lockOf } from './locks.ts'

const useText = namespace('builder')
const useModuleText = namespace('modules')

const names = {
  most_popular: 'mostPopular',
  video_interview: 'videoInterviews',
  choices: 'choices',
  text_and_number: 'textAndNumber',
  contact_info: 'contactInfo',
  date_and_scheduling: 'dateAndScheduling',
  documents: 'documents',
  info: 'info',
  basic: 'basic',
  advanced: 'advanced',
} as const satisfies Record<Collection, PlainKey<'modules'>>

/** In the order in which the inventory shows them, each kind in the first that it is in. */
const shown = Object.keys(names) as Collection[]
const groupOf = (kind: AddableKind) =>
  shown.find((collection) => rulesOf({ kind }).collections.includes(collection)) ?? 'advanced'

const row = 'flex w-full min-h-9 items-center gap-2 rounded-md px-2 py-1 text-start hover:bg-sunken'

/** What a journey is made of; the form page and the endings are always in it, the rest is added here. */
export function Inventory({
  onAdd,
  onLocked,
  used,
  limit,
  modules,
}: {
  onAdd: (kind: AddableKind) => void
  /** The person chose a kind that the company's plan does not have. */
  onLocked: (feature: JobFeature) => void
  used: number
  limit: number
  modules: readonly JourneyModule[]
}) {
  const t = useText()
  const own = useModuleText()
  const [words, setWords] = useState('')
  const [collection, setCollection] = useState<Collection | null>(null)
  const countId = useId()
  const { rules } = useEditor()
  const lockedBy = (kind: AddableKind) => lockOf(kind, rules.lacks)
  const add = (kind: AddableKind) => {
    const feature = lockedBy(kind)
    if (feature) onLocked(feature)
    else onAdd(kind)
  }
  const wanted = words.trim().toLocaleLowerCase()
  const found = addableKinds.filter((kind) => {
    if (!isOffered(kind, rules.lacks)) return false
    const { name, hint } = webKindOf(kind)
    const text = `${own(name)} ${own(hint)}`.toLocaleLowerCase()
    return text.includes(wanted) && (collection === null || rulesOf({ kind }).collections.includes(collection))
  })
  const groups = (collection === null ? shown : [collection])
    .map((group) => ({ group, kinds: collection ? found : found.filter((kind) => groupOf(kind) === group) }))
    .filter(({ kinds }) => kinds.length > 0)

  return (
    <details
      open
      className="rounded-lg border border-line bg-raised p-2 shadow-card lg:sticky lg:top-17 lg:max-h-[calc(100dvh-5.25rem)] lg:overflow-y-auto"
    >
      <summary className="flex items-center justify-between rounded-md px-2 py-1 font-semibold">
        <span>{t('modules')}</span>
        <span className="text-sm font-normal text-muted tabular-nums">{t('used', { number: used, limit })}</span>
      </summary>
      <div className="mt-1 flex flex-col gap-2 px-1">
        <TextInput
          type="search"
          aria-label={t('searchModules')}
          aria-describedby={countId}
          placeholder={t('searchModules')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          // The first one found is what Enter adds.
          onKeyDown={(event) => {
            if (event.key === 'Enter' && wanted && found[0]) {
              event.preventDefault()
              add(found[0])
            }
          }}
        />
        <Select
          aria-label={t('collection')}
          placeholder={t('allCollections')}
          value={collection ?? ''}
          options={collections.map((each) => ({ value: each, label: own(names[each]) }))}
          onChange={(event) => setCollection((event.target.value || null) as Collection | null)}
        />
        <p id={countId} role="status" className={found.length > 0 ? 'sr-only' : 'px-1 text-sm text-muted'}>
          {found.length === 0 ? t('noModules') : wanted || collection ? t('modulesFound', { count: found.length }) : ''}
        </p>
      </div>
      {!wanted && !collection && (
        <Drawer title={t('drawerStart')} modules={modules.filter((module) => hasRole(module, 'form'))} />
      )}
      {groups.map(({ group, kinds }) => (
        <section key={group} aria-label={own(names[group])}>
          <h3 className="px-2 pt-2 text-xs font-medium text-muted">{own(names[group])}</h3>
          <ul className="max-lg:grid max-lg:grid-cols-2">
            {kinds.map((kind) => (
              <li key={kind}>
                <AddButton kind={kind} onAdd={add} locked={lockedBy(kind) !== null} marked={group !== 'most_popular'} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!wanted && !collection && <Drawer title={t('drawerEndings')} modules={modules.filter(isEnding)} />}
    </details>
  )
}

function AddButton({
  kind,
  onAdd,
  locked,
  marked,
}: {
  kind: AddableKind
  onAdd: (kind: AddableKind) => void
  locked: boolean
  /** Whether popular kinds are marked as such. */
  marked: boolean
}) {
  const t = useText()
  const own = useModuleText()
  const { icon: Icon, name, hint } = webKindOf(kind)
  const scored = rulesOf({ kind }).scoredByAi
  return (
    <button
      type="button"
      {...adds('journey.modules')}
      className={row}
      title={scored ? `${own(hint)} · ${own('scoredByAi')}` : own(hint)}
      aria-label={t(locked ? 'addLocked' : 'add', { module: own(name) })}
      onClick={() => onAdd(kind)}
    >
      <Icon className="shrink-0 text-muted" />
      <span className="min-w-0 grow wrap-anywhere">
        {own(name)}
        {marked && rulesOf({ kind }).collections.includes('most_popular') && (
          <StarFilledIcon aria-label={t('popular')} className="ms-1 inline size-3 text-warning-ink" />
        )}
        {scored && <MagicWandIcon aria-label={own('scoredByAi')} className="ms-1 inline size-3 text-muted" />}
      </span>
      {locked ? (
        <LockClosedIcon aria-hidden="true" className="shrink-0 text-muted" />
      ) : (
        <PlusIcon aria-hidden="true" className="shrink-0 text-muted" />
      )}
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
