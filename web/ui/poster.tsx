import { colorOf } from '#contracts/company/colors.ts'
import { lengthClock } from '../lib/clock.ts'
import { colorClasses, initialsOf } from './avatar.tsx'
import { classes } from './classes.ts'
import { PlayIcon } from './icons.tsx'
import { Picture } from './picture.tsx'

type PosterProps = {
  name: string
  /** The person's id: the colour of their initials follows from it. */
  seed: string
  /** The still; without one, or when it does not load, the person's initials stand in. */
  poster?: string | null | undefined
  /** How long the recording is; without it there is no length and no play mark. */
  seconds?: number | null | undefined
  /** Only where nothing beside it says what it shows; without a label it is decoration. */
  label?: string
  className?: string
}

/** A still of a recording, 16:9 at any width, so that nothing moves when it arrives. */
export function Poster({ name, seed, poster, seconds, label, className }: PosterProps) {
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={classes(
        'relative block aspect-video overflow-hidden rounded-md bg-sunken select-none',
        className ?? 'w-full',
      )}
    >
      <Picture src={poster} className="absolute inset-0 size-full object-cover">
        <span className="absolute inset-0 flex items-center justify-center">
          <span
            className={classes(
              'flex aspect-square h-1/2 items-center justify-center rounded-full text-sm font-semibold',
              colorClasses[colorOf(seed)],
            )}
          >
            <bdi>{initialsOf(name)}</bdi>
          </span>
        </span>
      </Picture>
      {typeof seconds === 'number' && (
        <span
          dir="ltr"
          className="absolute end-1 bottom-1 flex items-center gap-0.5 rounded-sm bg-black/75 px-1 text-xs text-white tabular-nums"
        >
          <PlayIcon width={11} height={11} />
          {lengthClock(seconds)}
        </span>
      )}
    </span>
  )
}
