import { Dialog, type DialogProps } from './dialog.tsx'

/** A look at one thing beside the list it is in: at the far edge of the window, as wide as a phone at most. */
export const Drawer = (props: Omit<DialogProps, 'size'>) => <Dialog {...props} size="side" />
