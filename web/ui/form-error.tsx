import type { ReactNode } from 'react'
import { Callout } from './callout.tsx'

/** Why the form was refused, where no single field is to blame. It takes the focus. */
export const FormError = ({ children }: { children: ReactNode }) => (
  <Callout tone="danger" announce>
    <p tabIndex={-1} data-form-error>
      {children}
    </p>
  </Callout>
)
