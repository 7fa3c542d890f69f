import { Link } from '@remix-run/react'
import type { AnchorHTMLAttributes } from 'react'

/** A page of our own, or whatever an operator has put in its place: that opens beside the product. */
export function SiteAnchor({ to, children, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (to.startsWith('/'))
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    )
  return (
    <a href={to} target="_blank" rel="noreferrer" {...rest}>
      {children}
    </a>
  )
}
