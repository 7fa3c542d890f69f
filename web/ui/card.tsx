import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** A raised block; with a title, a section of the page. */
export function Card({
  title,
  actions,
  className,
  children,
}: {
  title?: ReactNode
  actions?: ReactNode
  className?: string
  children: ReactNode
}) {
  const look = classes('rounded-lg border border-line bg-raised p-4 shadow-card', className)
  if (!title) return <div className={look}>{children}</div>
  return (
    <section className={look}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
