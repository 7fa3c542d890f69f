import { classes } from './classes.ts'

/** In the place and size of what is on its way, so that nothing jumps when it comes. Screen readers are told elsewhere that something loads. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-pulse rounded-md bg-sunken motion-reduce:animate-none', className)}
    />
  )
}
