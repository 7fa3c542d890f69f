/** How often one evaluation asks the model: points that hold are given twice. */
export const RUNS = 2
/** Points that differ by more between two runs tell nothing to rank by, until a person has looked. */
export const MOST_SPREAD = 5
/** One run found something to score and the other nothing. */
const APART = 100

type Scored = { metricId: string; score: number | null }
export type Settled = { metricId: string; points: number | null; spread: number }

/** Points of each skill over all runs: the mean in whole points; none where a run gave none. `spread`: how far the runs are apart. */
export function settled(runs: readonly (readonly Scored[])[]): Settled[] {
  return (runs[0] ?? []).map(({ metricId }) => {
    const given = runs.map((run) => run.find((each) => each.metricId === metricId)?.score ?? null)
    const points = given.filter((score) => score !== null)
    if (points.length < given.length) return { metricId, points: null, spread: points.length > 0 ? APART : 0 }
    const mean = Math.round(points.reduce((sum, each) => sum + each, 0) / points.length)
    return { metricId, points: mean, spread: Math.max(...points) - Math.min(...points) }
  })
}

type Points = Pick<Settled, 'metricId' | 'points'>
/** How far points of the same input are from those before. */
export const driftOf = (before: readonly Points[], after: readonly Points[]): number =>
  Math.max(
    0,
    ...after.map(({ metricId, points }) => {
      const earlier = before.find((each) => each.metricId === metricId)?.points ?? null
      if (points === null || earlier === null) return points === earlier ? 0 : APART
      return Math.abs(points - earlier)
    }),
  )

export const spreadOf = (skills: readonly Pick<Settled, 'spread'>[]): number =>
  Math.max(0, ...skills.map(({ spread }) => spread))

export const isSteady = ({ spread, drift }: { spread: number; drift: number | null }): boolean =>
  spread <= MOST_SPREAD && (drift ?? 0) <= MOST_SPREAD
