import { Link, type LinkProps } from '@remix-run/react'
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent } from 'react'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

type Look = { variant?: 'primary' | 'secondary' | 'quiet' | 'danger'; size?: 'sm' | 'md' | 'lg'; icon?: boolean }

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong border-transparent',
  secondary: 'bg-raised text-ink border-control hover:bg-sunken',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-sunken',
  danger: 'bg-danger text-on-danger border-transparent hover:bg-danger-strong',
}
const heights = { sm: 'min-h-7 text-sm gap-1', md: 'min-h-9 text-base gap-1.5 max-sm:min-h-11', lg: 'min-h-11 text-lg gap-2' }
const paddings = { sm: 'px-2', md: 'px-3', lg: 'px-5' }
const squares = { sm: 'min-w-7', md: 'min-w-9 max-sm:min-w-11', lg: 'min-w-11' }

/** The look of a button, for what cannot be one of the two below. `icon` makes it square; give it an `aria-label`. */
export const buttonClasses = ({ variant = 'secondary', size = 'md', icon }: Look = {}, className?: string) =>
  classes(
    'inline-flex shrink-0 select-none items-center justify-center rounded-md border font-medium no-underline transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    variants[variant],
    heights[size],
    icon ? squares[size] : paddings[size],
    className,
  )

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { busy?: boolean | undefined }

/** A busy button keeps its place, its focus and its name, shows that work goes on, and cannot be pressed again. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, icon, busy = false, type = 'button', className, onClick, children, ...rest },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      ref={ref}
      type={type}
      className={buttonClasses({ variant, size, icon }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      onClick={press}
    >
      {busy && <Spinner />}
      {busy && icon ? null : children}
    </button>
  )
})

/** A link that looks like a button: it goes somewhere, it does nothing. */
export const ButtonLink = forwardRef<HTMLAnchorElement, LinkProps & Look>(function ButtonLink({ variant, size, icon, className, ...rest }, ref) {
  return <Link ref={ref} className={buttonClasses({ variant, size, icon }, className)} {...rest} />
})
