import { Link } from '@remix-run/react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { classes } from '../../ui/classes.ts'
import { useColumnTitle } from '../../ui/titles.ts'

const useText = namespace('jobs')

type Stage = { id: string; title: string; count: number }

/** How many candidates are in each stage, as one bar that opens the job's board; rejected candidates are left out. The words hold the numbers. */
export function Pipeline({ stages, to }: { stages: Stage[]; to: string }) {
  const t = useText()
  const { number, list } = useFormat()
  const titleOf = useColumnTitle()
  const shown = stages.filter(({ id, count }) => id !== 'rejected' && count > 0)
  if (shown.length === 0) return null
  const words = list(shown.map((stage) => t('inStage', { stage: titleOf(stage), number: number(stage.count) })))
  return (
    <Link to={to} tabIndex={-1} className="relative z-1 block py-2 no-underline">
      <span role="img" aria-label={words} title={words} className="flex h-2 w-32 gap-px overflow-hidden rounded-full">
        {shown.map(({ id, count }) => (
          <span
            key={id}
            className={classes(
              'min-w-1',
              id === 'hired' ? 'bg-success-ink' : id === 'default' ? 'bg-control' : 'bg-accent',
            )}
            style={{ flexGrow: count }}
          />
        ))}
      </span>
    </Link>
  )
}
