/** `shown` is a figure of the machine the goals were set on: printed beside the ratio, which alone decides. */
type Target = { ratio?: number; atMostRatio?: number; atLeast?: number; atMost?: number; shown?: number }
export type Goal = {
  id: string
  what: string
  unit: string
  measured: number
  /** The raw limit in the same interleaved run. */
  limit?: number
  ratio?: number
  realistic: Target
  extraordinary?: Target
}

export function met({ measured, ratio }: Goal, target: Target): boolean {
  return (
    (target.ratio === undefined || (ratio ?? 0) >= target.ratio) &&
    (target.atMostRatio === undefined || (ratio ?? Infinity) <= target.atMostRatio) &&
    (target.atLeast === undefined || measured >= target.atLeast) &&
    (target.atMost === undefined || measured <= target.atMost)
  )
}

const number = (value: number) =>
  value >= 1000
    ? Math.round(value).toLocaleString('en')
    : value >= 10
      ? value.toFixed(1)
      : value.toFixed(3).replace(/\.?0+$/, '')
const words = (target: Target) =>
  [
    target.ratio !== undefined && `>= ${target.ratio} of raw`,
    target.atMostRatio !== undefined && `<= ${target.atMostRatio} x raw`,
    target.atLeast !== undefined && `>= ${number(target.atLeast)}`,
    target.atMost !== undefined && `<= ${number(target.atMost)}`,
  ]
    .filter(Boolean)
    .join(', ')

export function row(goal: Goal): string {
  const { id, what, unit, measured, limit, ratio, realistic, extraordinary } = goal
  const beside = ({ shown }: Target) =>
    shown === undefined
      ? ''
      : ` by the ratio (${number(shown)} ${unit} on the machine of the goals: ${measured >= shown ? 'reached' : 'not reached'} here)`
  const judged = (target: Target | undefined) =>
    target ? `${words(target)}: ${met(goal, target) ? 'met' : 'NOT MET'}${beside(target)}` : ''
  return `| ${[id, what, `${number(measured)} ${unit}`, limit === undefined ? '' : number(limit), ratio === undefined ? '' : ratio.toFixed(2), judged(realistic), judged(extraordinary)].join(' | ')} |`
}
export const heading =
  '| goal | what | measured | raw | ratio | realistic | extraordinary |\n|---|---|---|---|---|---|---|'
