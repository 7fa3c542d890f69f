import type { TeamColor } from '#contracts/company/team.ts'
import { classes } from '../ui/classes.ts'

export const colorClasses: Record<TeamColor, string> = {
  blue: 'bg-info-soft text-info-ink',
  teal: 'bg-teal-soft text-teal-ink',
  green: 'bg-success-soft text-success-ink',
  amber: 'bg-warning-soft text-warning-ink',
  orange: 'bg-orange-soft text-orange-ink',
  red: 'bg-danger-soft text-danger-ink',
  pink: 'bg-pink-soft text-pink-ink',
  violet: 'bg-violet-soft text-violet-ink',
}

/** First letters of the first and the last word; of an address its first. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@]+/).filter(Boolean)
  const letters = name.includes('@') ? words.slice(0, 1) : [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** Decoration: the name stands beside it. */
export const Avatar = ({ name, color }: { name: string; color: TeamColor }) => (
  <span
    aria-hidden="true"
    className={classes(
      'inline-flex size-8 shrink-0 items-center justify-center rounded-full text-xs font-semibold',
      colorClasses[color],
    )}
  >
    {initialsOf(name)}
  </span>
)
