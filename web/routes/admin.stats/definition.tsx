import type { ReactNode } from 'react'

/** What the figures above mean, word by word; closed until somebody asks. */
export function Definition({ children }: { children: ReactNode }) {
  return (
    <details className="mt-4 text-sm text-muted">
      <summary className="w-fit rounded-sm py-1 font-medium">What is counted</summary>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">{children}</ul>
    </details>
  )
}
