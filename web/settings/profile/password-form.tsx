import { Form, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { NewPassword } from '../../auth/password-field.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Instant } from '../../ui/instant.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import type { Refused } from '../tab.ts'

const useText = namespace('settings')

/** The present password is needed: an unlocked screen is not enough to take an account over. */
export function PasswordForm({ setAt, refused }: { setAt: string | null; refused: Refused | null }) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const fields = refused?.refused.fields ?? {}
  const other = 'username' in fields
  useFocusOnError(form, other ? null : refused)
  const busy = useNavigation().formData?.get('intent') === 'password'
  return (
    <Form method="post" ref={form} noValidate preventScrollReset className="flex max-w-xl flex-col gap-4">
      <input type="hidden" name="intent" value="password" />
      <p className="text-muted">
        {setAt && <Sentence text={t('passwordSetAt')} parts={{ date: <Instant at={setAt} precision="day" /> }} />}{' '}
        {t('passwordAbout')}
      </p>
      <Field label={t('passwordCurrent')} error={fields.current} required>
        <PasswordInput name="current" autoComplete="current-password" maxLength={300} />
      </Field>
      <NewPassword label={t('passwordNew')} error={fields.password} />
      <Button type="submit" busy={busy} className="self-start">
        {t('passwordChange')}
      </Button>
    </Form>
  )
}
