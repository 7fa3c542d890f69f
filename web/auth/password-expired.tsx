import { useFetcher } from '@remix-run/react'
import { useState } from 'react'
import { codeOf, useOnHand } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError } from '../ui/form-error.tsx'

const RESET = '/reset-password'
const onHand = [codeOf('routes/reset-password')]

/** For the page that may open it: the platform may be away by the time its button is pressed. */
export const useResetOnHand = () => useOnHand(onHand)

type PasswordExpiredProps = { email: string; title: string; text: string; button: string }

/** The dialog of A§8 (AUTH-046), in its words: confirmed, a reset of this address is requested. Before the scripts are here it is part of the page. */
export function PasswordExpired({ email, title, text, button }: PasswordExpiredProps) {
  const [open, setOpen] = useState(true)
  const reset = useFetcher<{ refused?: { message: string } }>()
  const refused = reset.data?.refused
  const confirm = (
    <reset.Form method="post" action={RESET} className="flex flex-col gap-3 py-2">
      {refused && <FormError>{refused.message}</FormError>}
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="primary" busy={reset.state !== 'idle'} autoFocus className="self-end">
        {button}
      </Button>
    </reset.Form>
  )
  return (
    <>
      <noscript>
        <Callout tone="warning" title={title}>
          <p>{text}</p>
          {confirm}
        </Callout>
      </noscript>
      <Dialog open={open} onClose={() => setOpen(false)} size="sm" title={title} description={text}>
        {confirm}
      </Dialog>
    </>
  )
}
