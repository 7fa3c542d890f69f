import type { Card } from '#contracts/views/board.ts'
import type { StageLimits } from './card-html.ts'

export type CardListProps = {
  cards: readonly Card[]
  count: number
  jobId: string
  mayEdit: boolean
  now: number
  limits: StageLimits
  selected: ReadonlySet<string>
  scroller: React.RefObject<HTMLDivElement | null>
  label: string
}
