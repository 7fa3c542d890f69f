import type { ReactNode } from 'react'
import { namespace } from '../../i18n/namespace.ts'

const useText = namespace('stats')

/** What the figures above mean, word by word; closed until somebody asks. */
export function Definition({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <details className="mt-4 text-sm text-muted">
      <summary className="w-fit rounded-sm py-1 font-medium">{t('whatCounts')}</summary>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">{children}</ul>
    </details>
  )
}
