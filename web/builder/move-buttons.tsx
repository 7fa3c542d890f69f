import { Button } from '../ui/button.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '../ui/icons.tsx'

type Props = { index: number; of: number; up: string; down: string; move: (from: number, to: number) => void }

/** Move one item of a list up or down; `up` and `down` name the buttons. */
export function MoveButtons({ index, of, up, down, move }: Props) {
  return (
    <>
      <Button variant="quiet" icon aria-label={up} disabled={index === 0} onClick={() => move(index, index - 1)}>
        <ArrowUpIcon />
      </Button>
      <Button variant="quiet" icon aria-label={down} disabled={index === of - 1} onClick={() => move(index, index + 1)}>
        <ArrowDownIcon />
      </Button>
    </>
  )
}
