import { classes } from './classes.ts'

/** Decorative on its own: what is under way is said in words beside it, or by `label`. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <span
        aria-hidden="true"
        className={classes(
          'size-4 animate-spin rounded-full border-2 border-current border-e-transparent opacity-80',
          className,
        )}
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
