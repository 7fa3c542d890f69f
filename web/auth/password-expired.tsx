import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Dialog } from '../ui/dialog.tsx'

type PasswordExpiredProps = { email: string; title: string; text: string; button: string }

/** The dialog of A§8 (AUTH-046), in its words: confirmed, a reset of this address is requested. Before the scripts are here it is part of the page. */
export function PasswordExpired({ email, title, text, button }: PasswordExpiredProps) {
  const [open, setOpen] = useState(true)
  const busy = useNavigation().formAction === '/reset-password'
  const confirm = (
    <Form method="post" action="/reset-password" className="flex justify-end py-2">
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="primary" busy={busy} autoFocus>
        {button}
      </Button>
    </Form>
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
