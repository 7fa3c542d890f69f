import { passwordRules } from '#contracts/user/password.ts'
import { namespace } from '../i18n/namespace.ts'
import { Field } from '../ui/field.tsx'
import { PasswordInput } from '../ui/password-input.tsx'

const useText = namespace('auth')

/** A new password with its rules below. */
export function NewPassword({
  label,
  error,
  autoFocus,
}: {
  label: string
  error: string | undefined
  autoFocus?: boolean
}) {
  const t = useText()
  return (
    <Field
      label={label}
      error={error}
      required
      note={
        <ul className="list-disc ps-4">
          <li>{t('ruleLength', passwordRules)}</li>
          <li>{t('ruleClasses', passwordRules)}</li>
          <li>{t('ruleUncommon')}</li>
        </ul>
      }
    >
      <PasswordInput name="password" autoComplete="new-password" maxLength={300} autoFocus={autoFocus} />
    </Field>
  )
}
