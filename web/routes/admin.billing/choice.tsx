import { Link } from '@remix-run/react'
import { classes } from '../../ui/classes.ts'

type Props<Value extends string> = {
  label: string
  chosen: Value
  options: readonly { value: Value; text: string }[]
  addressOf: (value: Value) => string
}

/** One of a few, each an address of its own: it works before scripts do, and can be kept and sent. */
export function Choice<Value extends string>({ label, chosen, options, addressOf }: Props<Value>) {
  return (
    <nav aria-label={label} className="flex rounded-md border border-edge bg-sunken p-0.5 text-sm">
      {options.map(({ value, text }) => (
        <Link
          key={value}
          to={addressOf(value)}
          preventScrollReset
          replace
          aria-current={value === chosen ? 'true' : undefined}
          className={classes(
            'rounded-sm px-3 py-1 whitespace-nowrap no-underline',
            value === chosen ? 'bg-raised font-semibold text-ink shadow-card' : 'text-muted hover:text-ink',
          )}
        >
          <bdi>{text}</bdi>
        </Link>
      ))}
    </nav>
  )
}
