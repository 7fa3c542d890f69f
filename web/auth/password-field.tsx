import { passwordRules } from '#contracts/user/password.ts'
import { Field } from '../ui/field.tsx'
import { PasswordInput } from '../ui/password-input.tsx'

/** A new password with its rules below. */
export function NewPassword({ label, error, autoFocus }: { label: string; error: string | undefined; autoFocus?: boolean }) {
  return (
    <Field
      label={label}
      error={error}
      required
      note={
        <ul className="list-disc ps-4">
          {passwordRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      }
    >
      <PasswordInput name="password" autoComplete="new-password" maxLength={300} autoFocus={autoFocus} />
    </Field>
  )
}
