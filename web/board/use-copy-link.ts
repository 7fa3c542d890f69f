import { useCallback } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { useToasts } from '../ui/toast.tsx'

const useText = namespace('board')

/** Copies the address of a candidate's page, and says so. */
export function useCopyLink(jobId: string) {
  const t = useText()
  const toasts = useToasts()
  return useCallback(
    (id: string) => {
      const { href: address } = new URL(`/admin/jobs/${jobId}/candidates/${id}`, location.href)
      navigator.clipboard.writeText(address).then(
        () => toasts.show({ key: 'card', message: t('linkCopied') }),
        () => toasts.show({ key: 'card', tone: 'danger', message: t('linkNotCopied', { address }) }),
      )
    },
    [jobId, t, toasts],
  )
}
