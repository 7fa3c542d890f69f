import { Link } from '@remix-run/react'
import { Card } from '../ui/card.tsx'

/** One number of the overview; the whole tile opens what it counted. */
export function Figure({ label, value, to, note }: { label: string; value: number; to: string; note?: string }) {
  return (
    <Card className="relative h-full hover:border-control">
      <p className="text-muted">{label}</p>
      <Link
        to={to}
        aria-label={`${label}: ${value}`}
        className="text-3xl font-semibold text-ink tabular-nums no-underline after:absolute after:inset-0 after:rounded-lg hover:text-accent-ink focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
      >
        {value.toLocaleString('en-GB')}
      </Link>
      {note && <p className="text-sm text-muted">{note}</p>}
    </Card>
  )
}
