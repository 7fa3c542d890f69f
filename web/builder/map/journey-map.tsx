import type { JourneyModule } from '#contracts/job/journey.ts'
import { namespace } from '../../i18n/namespace.ts'
import { webKindOf } from '../../modules/table.ts'
import { glance } from '../glance.ts'
import { layoutOf, ROW, type State, WIDTH } from './layout.ts'

const useText = namespace('builder')
const useModuleText = namespace('modules')

const strokes: Record<State, string> = { ok: 'stroke-muted', fail: 'stroke-danger-ink', close: 'stroke-muted' }

/** The way through the journey as a drawing beside the names of its pages, which are a list to those who cannot see it. */
export default function JourneyMap({
  modules,
  onModule,
}: {
  modules: readonly JourneyModule[]
  onModule: (id: string) => void
}) {
  const t = useText()
  const own = useModuleText()
  const { places, edges, height } = layoutOf(modules)
  return (
    <div className="flex">
      <svg
        aria-hidden="true"
        width={WIDTH}
        height={height}
        fill="none"
        strokeWidth={1.5}
        className="shrink-0 rtl:-scale-x-100"
      >
        {edges.map(({ from, state, path }) => (
          <path
            key={`${from} ${state}`}
            d={path}
            className={strokes[state]}
            strokeDasharray={state === 'fail' ? '4 3' : undefined}
          />
        ))}
        {places.map(({ id, x, y, isEnding }) => (
          <circle
            key={id}
            cx={x}
            cy={y}
            r={6}
            className={isEnding ? 'fill-raised stroke-muted' : 'fill-accent-soft stroke-accent'}
          />
        ))}
      </svg>
      <ol aria-label={t('map')} className="min-w-0 grow">
        {modules.map((module, row) => (
          <li key={module.id} style={{ height: ROW }}>
            <button
              type="button"
              onClick={() => onModule(module.id)}
              className="flex h-full w-full items-center gap-2 rounded-md px-2 text-start hover:bg-sunken"
            >
              <bdi className="min-w-0 truncate">{glance(module.title) || own(webKindOf(module.kind).name)}</bdi>
              {places[row]!.canFail && (
                <span className="min-w-0 truncate text-sm text-danger-ink">{t('wrongAnswerRejects')}</span>
              )}
              {places[row]!.isEnding && <span className="min-w-0 truncate text-sm text-muted">{t('mapEnds')}</span>}
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
