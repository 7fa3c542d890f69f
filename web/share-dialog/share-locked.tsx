import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { useShell } from '../shell/use-shell.ts'
import ShareDialog, { type ShareDialogProps } from './share-dialog.tsx'

/** The dialog, or what a larger plan has where this one has no sharing. */
export function ShareLocked(props: ShareDialogProps) {
  const { jobId, onClose } = props
  const { load, data } = useFetcher<{ may: boolean } | null>()
  const { open } = useShell()
  const locked = data?.may === false
  useEffect(() => load(`/admin/jobs/${jobId}/shares`), [load, jobId])
  useEffect(() => {
    if (!locked) return
    open({ kind: 'upgrade' })
    onClose()
  }, [locked, open, onClose])
  return data?.may ? <ShareDialog {...props} /> : null
}
