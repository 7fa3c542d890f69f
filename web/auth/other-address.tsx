import { Form } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'

const useText = namespace('auth')

/** The way out of a sign-up that was begun with an address that is wrong. */
export const OtherAddress = () => (
  <Form method="post" action="/logout">
    <Button type="submit" variant="quiet" size="sm">
      {useText()('otherAddress')}
    </Button>
  </Form>
)
