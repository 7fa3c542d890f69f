import { useState } from 'react'
import { passwordRules, passwordShape } from '#contracts/user/password.ts'
import { namespace } from '../i18n/namespace.ts'
import { classes } from '../ui/classes.ts'
import { Field } from '../ui/field.tsx'
import { CheckCircledIcon, CircleIcon } from '../ui/icons.tsx'
import { PasswordInput } from '../ui/password-input.tsx'

const useText = namespace('auth')

/** A new password with its rules below, each ticked as soon as it is met. */
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
  const [typed, setTyped] = useState('')
  const met = passwordShape(typed)
  return (
    <Field
      label={label}
      error={error}
      required
      note={
        <ul className="flex flex-col gap-1">
          <Rule met={met.length}>{t('ruleLength', passwordRules)}</Rule>
          <Rule met={met.classes}>{t('ruleClasses', passwordRules)}</Rule>
          <Rule met={false}>{t('ruleUncommon')}</Rule>
        </ul>
      }
    >
      <PasswordInput
        name="password"
        autoComplete="new-password"
        maxLength={300}
        autoFocus={autoFocus}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Field>
  )
}

function Rule({ met, children }: { met: boolean; children: string }) {
  const t = useText()
  const Icon = met ? CheckCircledIcon : CircleIcon
  return (
    <li className={classes('flex items-start gap-1.5', met && 'text-success-ink')}>
      <Icon aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        {children}
        {met && <span className="sr-only"> ({t('ruleMet')})</span>}
      </span>
    </li>
  )
}
