import { type ReactNode, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { OutboxHint } from './outbox-hint.tsx'

const useText = namespace('auth')

/** Refusals that may be for what others did: a code from the mailbox leads past them. */
const waysOn = new Set(['auth/too-many-attempts', 'command/unavailable', 'account/code-wrong'])
export const isWayOn = (refused: { code?: string } | null) => waysOn.has(refused?.code ?? '')

type SignInCodeProps = {
  offered: boolean
  sentTo: string | null
  typed: string | undefined
  outbox: 'here' | 'there' | null
  children: ReactNode
}

/**
 * The way on for who signs in from a new place while strangers guess at the account: a code by mail, beside the password.
 * `children` is the button that signs in. It comes before the one that sends the code, so that Enter signs in.
 */
export function SignInCode({ offered, sentTo, typed, outbox, children }: SignInCodeProps) {
  const t = useText()
  const [to, setTo] = useState(sentTo)
  if (sentTo && to !== sentTo) setTo(sentTo)
  const entered = to !== null || typed !== undefined
  return (
    <>
      {sentTo && (
        <Callout tone="success" announce>
          <Sentence
            text={t('signInCodeSent', { email: sentTo })}
            parts={{ b: <strong className="font-semibold break-words" /> }}
          />
        </Callout>
      )}
      {entered && (
        <Field label={t('signInCode')}>
          <TextInput
            key={to}
            name="code"
            defaultValue={typed}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            dir="ltr"
            autoFocus={sentTo !== null}
            className="font-mono"
          />
        </Field>
      )}
      {children}
      {(offered || entered) && (
        <div className="flex flex-col items-center gap-1 text-center">
          {!entered && <p className="text-sm text-muted">{t('codeInsteadText')}</p>}
          <Button type="submit" name="intent" value="code" formNoValidate>
            {entered ? t('sendCodeAgain') : t('codeInstead')}
          </Button>
        </div>
      )}
      {to && outbox && <OutboxHint outbox={outbox} to={to} />}
    </>
  )
}
