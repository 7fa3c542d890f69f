import { namespace } from '../i18n/namespace.ts'
import { codeOf, SteadyForm, useOnHand } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'

const useText = namespace('auth')
const onHand = [codeOf('routes/logout')]

/** The way out of a sign-up that was begun with an address that is wrong. */
export function OtherAddress() {
  useOnHand(onHand)
  return (
    <SteadyForm action="/logout">
      <Button type="submit" variant="quiet" size="sm">
        {useText()('otherAddress')}
      </Button>
    </SteadyForm>
  )
}
