import { colorOf, type TeamColor } from '#contracts/company/colors.ts'
import { graphemesOf } from '#contracts/kernel/formatters.ts'
import { classes } from './classes.ts'
import { Picture } from './picture.tsx'

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

/** The first letter or digit of a word with all its marks; a word without any, say an emoji, gives its first sign. */
function initialOf(word: string): string {
  const signs = graphemesOf(word)
  const initial = signs.find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? ''
  const capital = initial.toUpperCase()
  return graphemesOf(capital).length > 1 ? initial : capital
}

/** Letters of these scripts are joined inside a word, which initials are not. */
const joining = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}]/u

/** Of the first and the last word of a name; of an email address its first letter. */
export function initialsOf(name: string): string {
  const [address, domain] = name.trim().split('@')
  const words = (domain === undefined ? name.trim() : address!).split(/\s+/)
  const first = initialOf(words[0] ?? '')
  const last = words.length > 1 && domain === undefined ? initialOf(words.at(-1)!) : ''
  return joining.test(first) && last ? `${first}\u200c${last}` : first + last
}

const sizes = {
  xs: 'size-5 text-xs',
  sm: 'size-6 text-xs',
  md: 'size-8 text-sm',
  lg: 'size-14 text-xl',
}

type AvatarProps = {
  name: string
  /** The person's id: their colour follows from it. */
  seed: string
  /** A colour that was chosen, as groups have one. */
  color?: TeamColor | undefined
  picture?: string | null | undefined
  size?: keyof typeof sizes
  /** Only where the name is not written beside it; without a label it is decoration. */
  label?: string
  className?: string
}

/** A person's picture, or their initials in a colour that stays theirs. */
export function Avatar({ name, seed, color, picture, size = 'md', label, className }: AvatarProps) {
  const initials = initialsOf(name)
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={classes(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full font-semibold select-none',
        sizes[size],
        colorClasses[color ?? colorOf(seed)],
        className,
      )}
    >
      <Picture src={picture} className="size-full bg-sunken object-cover">
        <bdi>{size === 'xs' ? initialOf(initials) : initials}</bdi>
      </Picture>
    </span>
  )
}
