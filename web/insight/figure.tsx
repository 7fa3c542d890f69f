import { Link } from '@remix-run/react'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Card } from '../ui/card.tsx'

const useText = namespace('insight')

export type FigureProps = { label: string; value: number; to: string; parts: Part[] }
export type Part = { value: number; label: string; to: string }

/** One number of the overview. The tile opens what it counted; so does each of the smaller numbers below it. */
export function Figure({ label, value, to, parts }: FigureProps) {
  const { number } = useFormat()
  const t = useText()
  return (
    <Card className="relative h-full px-4 py-3 hover:border-control max-sm:px-3">
      <p className="text-sm text-muted">{label}</p>
      <Link
        to={to}
        aria-label={t('figure', { label, number: number(value) })}
        className="text-2xl font-semibold text-ink tabular-nums no-underline after:absolute after:inset-0 after:rounded-lg hover:text-accent-ink focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
      >
        {number(value)}
      </Link>
      <p className="flex flex-wrap gap-x-3 text-sm">
        {parts.map(({ value, label, to }) => (
          <Link
            key={label}
            to={to}
            className="relative inline-flex min-h-6 items-center text-muted tabular-nums hover:text-accent-ink hover:underline"
          >
            {number(value)} {label}
          </Link>
        ))}
      </p>
    </Card>
  )
}
