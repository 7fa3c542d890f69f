import type { ReactNode } from 'react'

/** Nothing here: why, and what to do about it. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-lg border border-dashed border-control px-6 py-12 text-center">
      {icon && (
        <div aria-hidden="true" className="mb-1 text-muted [&>svg]:size-8">
          {icon}
        </div>
      )}
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
