import { Link, type LinkProps } from '@remix-run/react'
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent } from 'react'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

type Look = { variant?: 'primary' | 'secondary' | 'quiet' | 'danger'; size?: 'sm' | 'md' | 'lg'; icon?: boolean }

/** The look of a button, for what cannot be one of the two below. `icon` makes it square; give it an `aria-label`. */
export const buttonClasses = ({ variant = 'secondary', size = 'md', icon }: Look = {}, className?: string) =>
  classes('button', `button-${variant}`, `button-${size}`, icon && 'button-icon', className)

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
export const ButtonLink = forwardRef<HTMLAnchorElement, LinkProps & Look>(function ButtonLink(
  { variant, size, icon, className, ...rest },
  ref,
) {
  return <Link ref={ref} className={buttonClasses({ variant, size, icon }, className)} {...rest} />
})
