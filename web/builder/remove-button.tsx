import { Cross2Icon } from '../ui/icons.tsx'
import { Button } from '../ui/button.tsx'
import { focusAfterRemoval, removes } from './focus.ts'

type Props = {
  list: string
  index: number
  label: string
  onRemove: () => void
  disabled?: boolean
  className?: string
}

/** Takes one item off a list, which it names as the button that {@link adds} to it does; the focus goes on from there. */
export function RemoveButton({ list, index, label, onRemove, ...rest }: Props) {
  const remove = () => {
    onRemove()
    focusAfterRemoval(list, index)
  }
  return (
    <Button variant="quiet" icon aria-label={label} onClick={remove} {...removes(list)} {...rest}>
      <Cross2Icon />
    </Button>
  )
}
