import { classes } from './classes.ts'

/** In the place and size of what is on its way, so that nothing jumps when it comes. What loads is announced elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-pulse rounded-md bg-sunken motion-reduce:animate-none', className)}
    />
  )
}
