import type { Card } from '#contracts/views/board.ts'

export type CardListProps = {
  cards: readonly Card[]
  count: number
  jobId: string
  mayEdit: boolean
  now: number
  selected: ReadonlySet<string>
  scroller: React.RefObject<HTMLDivElement | null>
  label: string
}
