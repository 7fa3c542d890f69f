import { Form, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Refused } from '../tab.ts'

const useText = namespace('settings')

/** The name that colleagues and candidates see. */
export function NameForm({ name, refused }: { name: string; refused: Refused | null }) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const error = refused?.refused.fields.username
  useFocusOnError(form, error && refused)
  const busy = useNavigation().formData?.get('intent') === 'rename'
  return (
    <Form method="post" ref={form} noValidate preventScrollReset className="flex max-w-xl flex-col gap-4">
      <input type="hidden" name="intent" value="rename" />
      <Field label={t('accountName')} hint={t('accountNameHint')} error={error} required>
        <TextInput
          name="username"
          autoComplete="name"
          maxLength={200}
          defaultValue={error ? refused!.kept.username : name}
        />
      </Field>
      <Button type="submit" busy={busy} className="self-start">
        {t('nameSave')}
      </Button>
    </Form>
  )
}
