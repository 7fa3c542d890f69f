import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Popup } from '../use-shell.ts'

type Props = Extract<Popup, { kind: 'confirm' }> & { onClose: () => void }

/** Asks before something is done that cannot be undone with a click. */
export function ConfirmPopup({ title, text, yes, no, danger, run, onClose }: Props) {
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={() => {
              onClose()
              run()
            }}
          >
            {yes}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
    </Dialog>
  )
}
