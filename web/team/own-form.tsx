import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { useFocusOnError } from '../lib/use-focus-on-error.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CommandId } from '../offline/index.ts'

const useText = namespace('team')

type OwnFormProps = {
  /** What is made or changed; names the intents and the field with its id. */
  of: 'group' | 'role'
  /** Null makes a new one. */
  id: string | null
  /** Its tab. */
  tab: string
  words: { create: string; save: string; remove: string }
  fields: Record<string, string>
  /** Replaces one that was just saved. */
  after: boolean
  children: ReactNode
}

/**
 * The frame of the forms in which a company makes groups and roles of its own, or changes one of them. Its name has the
 * focus as soon as it is opened: with Edit, or by saving the one before.
 */
export function OwnForm({ of, id, tab, words, fields, after, children }: OwnFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, Object.keys(fields).length > 0 ? fields : null)
  const asked = id !== null || after
  useEffect(() => {
    if (asked) form.current?.querySelector<HTMLInputElement>('[name=name]')?.focus()
  }, [asked])
  const intent = `${id ? 'change' : 'create'}-${of}`
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" action={tab} ref={form} preventScrollReset noValidate className="flex flex-col gap-4">
      <CommandId />
      {id && <input type="hidden" name={`${of}Id`} value={id} />}
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" name="intent" value={intent} busy={busy}>
          {id ? words.save : words.create}
        </Button>
        {id && (
          <>
            <ButtonLink to={tab} preventScrollReset>
              {t('cancel')}
            </ButtonLink>
            <Button type="submit" name="intent" value="ask-delete" className="ms-auto">
              {words.remove}
            </Button>
          </>
        )}
      </div>
    </Form>
  )
}
