import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronDownIcon,
  CopyIcon,
  DragHandleDots2Icon,
  GearIcon,
  TrashIcon,
} from '../ui/icons.tsx'
import type { JourneyModule } from '#contracts/job/journey.ts'
import { isEnding } from '#contracts/job/walk.ts'
import { namespace } from '../i18n/namespace.ts'
import { durationText } from '../journey/length.ts'
import { webKindOf } from '../modules/table.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonClasses } from '../ui/button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { useToasts } from '../ui/toast.tsx'
import { atModuleLimit, duplicateModule, removeModule, restoreModule } from './draft.ts'
import { useEditor } from './editor.tsx'
import { focusAfterRemoval, removes } from './focus.ts'
import { glance } from './glance.ts'
import { ModuleForm } from './module-form.tsx'
import { newId } from './new-id.ts'
import { summaryOf } from './summary.ts'

const useText = namespace('builder')
const useModuleText = namespace('modules')
const useJourneyText = namespace('journey')

type Position = { index: number; of: number; move: (to: number) => void }

/** One page of the journey: a line when it is folded, its form when it is open. Without a position it stays where it is. */
export function ModuleCard({ module, position }: { module: JourneyModule; position?: Position }) {
  const t = useText()
  const own = useModuleText()
  const journey = useJourneyText()
  const { isExpanded, expand, select, selected, problems } = useEditor()
  const { id } = module
  const title = glance(module.title)
  const open = isExpanded(id)
  // A module without a title stays open until it has one (MOD-021).
  const foldable = title.trim() !== ''
  const { icon: Icon, name: nameKey, hint } = webKindOf(module.kind)
  const name = own(nameKey)
  const folded = summaryOf(t, { t: own, duration: (seconds) => durationText(journey, seconds) }, module)
  const told = Object.keys(problems).filter((path) => path.startsWith(`journey.${id}.`)).length

  return (
    <section
      id={`module-${id}`}
      aria-label={t('named', { module: name, title: title || t('noTitle') })}
      onFocus={() => selected !== id && select(id)}
      className={`rounded-lg border bg-raised shadow-card ${selected === id ? 'border-accent' : 'border-line'}`}
    >
      <div className="flex min-h-11 items-center gap-2 px-2 py-1">
        {position ? (
          <span
            data-handle=""
            title={t('dragToMove')}
            className="cursor-grab touch-none p-1 text-muted active:cursor-grabbing"
          >
            <DragHandleDots2Icon aria-hidden="true" />
          </span>
        ) : (
          <span className="w-5.75 shrink-0" />
        )}
        <Icon className="shrink-0 text-muted" />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`module-${id}-form`}
          disabled={open && !foldable}
          title={open && !foldable ? t('titleFirst') : undefined}
          onClick={() => {
            expand(id, !open)
            select(id)
          }}
          className="flex min-h-9 min-w-0 grow items-center gap-2 rounded-md text-start"
        >
          <span className="min-w-0 grow">
            <span dir="auto" className="block truncate text-start font-medium">
              {title || <span className="text-muted">{t('moduleNoTitle', { module: name })}</span>}
            </span>
            {!open && <span className="block truncate text-sm text-muted">{folded}</span>}
          </span>
          {told > 0 && <Badge tone="danger">{t('toMend', { count: told })}</Badge>}
          <ChevronDownIcon aria-hidden="true" className={`shrink-0 transition-transform ${open ? 'rotate-180' : ''}`} />
        </button>
        {position ? (
          <span {...removes('journey.modules')}>
            <Settings module={module} position={position} />
          </span>
        ) : (
          <span className="w-9 shrink-0 max-sm:w-11" />
        )}
      </div>
      {open && (
        <div id={`module-${id}-form`} className="border-t border-line p-4">
          <ModuleForm module={module} />
          {isEnding(module) && <p className="mt-3 text-sm text-muted">{own(hint)}.</p>}
        </div>
      )}
    </section>
  )
}

function Settings({ module, position: { index, of, move } }: { module: JourneyModule; position: Position }) {
  const t = useText()
  const own = useModuleText()
  const { draft, rules, change, expand, announce, atLimit } = useEditor()
  const { show } = useToasts()
  const name = glance(module.title) || own(webKindOf(module.kind).name)
  const remove = () => {
    change((draft) => removeModule(draft, module.id))
    focusAfterRemoval('journey.modules', index)
    show({
      message: t('deleted', { name }),
      key: `deleted-${module.id}`,
      action: { label: t('undo'), run: () => change((draft) => restoreModule(draft, module, index, rules)) },
    })
  }
  const duplicate = () => {
    if (atModuleLimit(draft, rules)) return atLimit()
    const copyId = newId()
    change((draft) => duplicateModule(draft, module.id, copyId, rules))
    expand(copyId)
    announce(t('duplicated', { name }))
  }
  return (
    <Menu
      trigger={<GearIcon aria-hidden="true" />}
      label={t('settingsOf', { name })}
      align="end"
      triggerClassName={buttonClasses({ variant: 'quiet', icon: true })}
    >
      <MenuItem disabled={index === 0} onClick={() => move(index - 1)}>
        <ArrowUpIcon aria-hidden="true" /> {t('moveUp')}
      </MenuItem>
      <MenuItem disabled={index === of - 1} onClick={() => move(index + 1)}>
        <ArrowDownIcon aria-hidden="true" /> {t('moveDown')}
      </MenuItem>
      <MenuItem onClick={duplicate}>
        <CopyIcon aria-hidden="true" /> {t('duplicate')}
      </MenuItem>
      <MenuItem danger onClick={remove}>
        <TrashIcon aria-hidden="true" /> {t('delete')}
      </MenuItem>
    </Menu>
  )
}
