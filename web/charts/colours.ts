/** Series by their place, in the order of the tokens; a seventh begins again. Written out, so that the style sheet has them. */
const series = [
  { fill: 'fill-chart-1', stroke: 'stroke-chart-1', background: 'bg-chart-1' },
  { fill: 'fill-chart-2', stroke: 'stroke-chart-2', background: 'bg-chart-2' },
  { fill: 'fill-chart-3', stroke: 'stroke-chart-3', background: 'bg-chart-3' },
  { fill: 'fill-chart-4', stroke: 'stroke-chart-4', background: 'bg-chart-4' },
  { fill: 'fill-chart-5', stroke: 'stroke-chart-5', background: 'bg-chart-5' },
  { fill: 'fill-chart-6', stroke: 'stroke-chart-6', background: 'bg-chart-6' },
] as const

export const colour = (at: number) => series[at % series.length]!
