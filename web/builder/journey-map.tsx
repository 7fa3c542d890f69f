import type { JourneyModule } from '#contracts/job/journey.ts'
import { hasRole } from '#contracts/job/modules/table.ts'
import { isEnding } from '#contracts/job/walk.ts'
import { namespace } from '../i18n/namespace.ts'
import { webKindOf } from '../modules/table.ts'
import { ArrowDownIcon, CrossCircledIcon } from '../ui/icons.tsx'
import { useEditor } from './editor.tsx'
import { glance } from './glance.ts'

const useText = namespace('builder')
const useModuleText = namespace('modules')

const rejects = (module: JourneyModule) => 'rejectOnWrong' in module && module.rejectOnWrong

/** The way through the journey in small, as it is wired (MOD-019): down to the next page, aside to the reject page. */
export function JourneyMap({ modules }: { modules: readonly JourneyModule[] }) {
  const t = useText()
  const own = useModuleText()
  const { expand, select, selected, problems } = useEditor()
  const open = (id: string) => {
    expand(id)
    select(id)
    requestAnimationFrame(() => document.getElementById(`module-${id}`)?.scrollIntoView({ block: 'center' }))
  }
  const way = modules.filter((module) => !isEnding(module) || module.kind === 'THANK_YOU')
  return (
    <details className="rounded-lg border border-line bg-raised p-2 shadow-card">
      <summary className="rounded-md px-2 py-1 font-semibold">{t('journeyMap')}</summary>
      <ol className="mt-1">
        {way.map((module, index) => {
          const { icon: Icon, name } = webKindOf(module.kind)
          const wrong = Object.keys(problems).some((path) => path.startsWith(`journey.${module.id}.`))
          return (
            <li key={module.id}>
              <button
                type="button"
                aria-current={selected === module.id || undefined}
                onClick={() => open(module.id)}
                className={`flex w-full min-h-8 items-center gap-2 rounded-md px-2 text-start text-sm hover:bg-sunken ${selected === module.id ? 'bg-accent-soft' : ''}`}
              >
                <Icon className={`shrink-0 ${wrong ? 'text-danger-ink' : 'text-muted'}`} />
                <span dir="auto" className="min-w-0 grow truncate text-start">
                  {glance(module.title) || own(name)}
                </span>
                {rejects(module) && (
                  <span className="inline-flex shrink-0 items-center text-danger-ink" title={t('mapRejects')}>
                    <CrossCircledIcon aria-hidden="true" />
                    <span className="sr-only">{t('mapRejects')}</span>
                  </span>
                )}
              </button>
              {index < way.length - 1 && (
                <ArrowDownIcon aria-hidden="true" className="ms-2 size-3.75 text-muted opacity-60" />
              )}
            </li>
          )
        })}
      </ol>
      {modules.some(rejects) && (
        <p className="mt-1 flex items-center gap-2 border-t border-line px-2 pt-2 text-xs text-muted">
          <CrossCircledIcon aria-hidden="true" className="shrink-0 text-danger-ink" />
          {t('mapLegend', { page: glance(modules.find((module) => module.kind === 'REJECT')?.title ?? '') })}
        </p>
      )}
      {way.every((module) => !hasRole(module, 'question', 'interview')) && (
        <p className="px-2 pt-2 text-xs text-muted">{t('nothingAsked')}</p>
      )}
    </details>
  )
}
