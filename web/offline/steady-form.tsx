import { type FetcherWithComponents, useFetcher } from '@remix-run/react'
import { type ComponentProps, useEffect } from 'react'
import { useToasts } from '../ui/toast.tsx'

/**
 * Sends what leads on to another page, or answers with nothing to show. The page it is sent from stays until there is an
 * answer, and a no is said at the edge of the window, that the platform was not reached too. Where it is sent needs
 * `keepPage`, and its code on hand (web/offline/on-hand.ts).
 */
export function useSteady() {
  const fetcher = useFetcher<{ refused?: { message: string } }>()
  const { show } = useToasts()
  const refused = fetcher.data?.refused
  useEffect(() => {
    if (refused) show({ key: 'steady', tone: 'danger', message: refused.message })
  }, [refused, show])
  return fetcher
}

/** The same as a form, which works as a plain one without scripts. */
export function SteadyForm(
  props: Omit<ComponentProps<FetcherWithComponents<unknown>['Form']>, 'method'> & { action: string },
) {
  const { Form } = useSteady()
  return <Form method="post" {...props} />
}
