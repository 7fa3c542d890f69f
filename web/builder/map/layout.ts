import type { JourneyModule } from '#contracts/job/journey.ts'
import { isEnding } from '#contracts/job/walk.ts'

/** Height of a page's row, in which its name is beside its place on the map. */
export const ROW = 36
export const WIDTH = 48
const [LINE, LANE, RADIUS] = [12, 38, 6]

/** Where a page leads: on, to the reject page, or out of the journey (MOD-019). */
export type State = 'ok' | 'fail' | 'close'
export type Edge = { from: string; to: string | null; state: State; path: string }
export type Place = { id: string; x: number; y: number; isEnding: boolean; canFail: boolean }

const canFail = (module: JourneyModule) => 'rejectOnWrong' in module && module.rejectOnWrong

/** The journey as a line of pages; a wrong answer leaves it for a lane of its own. Pure, so that it is drawn anywhere. */
export function layoutOf(modules: readonly JourneyModule[]): { places: Place[]; edges: Edge[]; height: number } {
  const places = modules.map((module, row) => ({
    id: module.id,
    x: LINE,
    y: row * ROW + ROW / 2,
    isEnding: isEnding(module),
    canFail: canFail(module),
  }))
  const reject = modules.findIndex(({ kind }) => kind === 'REJECT')
  const edges = places.flatMap((place, row): Edge[] => {
    const { id, y } = place
    if (place.isEnding) return [{ from: id, to: null, state: 'close', path: closing(y) }]
    const next = places[row + 1]
    const goesOn: Edge[] =
      next && modules[row + 1]!.kind !== 'REJECT' ? [{ from: id, to: next.id, state: 'ok', path: down(y, next.y) }] : []
    const fails: Edge[] =
      place.canFail && reject >= 0
        ? [{ from: id, to: places[reject]!.id, state: 'fail', path: aside(y, places[reject]!.y) }]
        : []
    return [...goesOn, ...fails]
  })
  return { places, edges, height: modules.length * ROW }
}

const down = (from: number, to: number) => `M${LINE},${from + RADIUS}V${to - RADIUS}`
const aside = (from: number, to: number) =>
  `M${LINE + RADIUS},${from}H${LANE - 6}Q${LANE},${from} ${LANE},${from + 6}V${to - 6}Q${LANE},${to} ${LANE - 6},${to}H${LINE + RADIUS}`
const closing = (y: number) => `M${LINE + RADIUS},${y}h6m0,-4v8`
