import { classes } from './classes.ts'

/** The mark: a play button inside a record, a hire on the log. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classes('size-6 shrink-0', className)}>
      <rect x="2" y="3" width="20" height="18" rx="5" className="fill-accent" />
      <path
        d="M10 8.2v7.6a.6.6 0 0 0 .92.5l5.8-3.8a.6.6 0 0 0 0-1l-5.8-3.8a.6.6 0 0 0-.92.5Z"
        className="fill-on-accent"
      />
      <path d="M5.5 8h2M5.5 12h2M5.5 16h2" strokeWidth="1.6" strokeLinecap="round" className="stroke-on-accent" />
    </svg>
  )
}

export const Logo = ({ className }: { className?: string }) => (
  <span className={classes('inline-flex items-center gap-2 text-lg font-semibold tracking-tight text-ink', className)}>
    <LogoMark />
    Hirelog
  </span>
)
