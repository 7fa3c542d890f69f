import type { ReactNode } from 'react'
import { Callout } from './callout.tsx'

/** Why the form was refused, where no single field is to blame. It takes the focus. `kind` names the error for programs. */
export const FormError = ({ kind, children }: { kind?: string; children: ReactNode }) => (
  <Callout tone="danger" announce>
    <p tabIndex={-1} data-form-error data-error={kind}>
      {children}
    </p>
  </Callout>
)
