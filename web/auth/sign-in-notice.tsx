import { useEffect, useState } from 'react'
import { LINK_OVER } from '#contracts/http/entry.ts'
import type { SignInError } from '#contracts/user/sign-in-errors.ts'
import { namespace } from '../i18n/namespace.ts'
import { takeSignInError } from '../lib/sign-in-again.ts'
import { Callout } from '../ui/callout.tsx'
import { OutboxHint } from './outbox-hint.tsx'

const useText = namespace('auth')

type SignInNoticeProps = {
  notice: 'expired' | 'phoneTaken' | 'passwordSet' | 'signedOut' | typeof LINK_OVER | null
  /** The specification's words, where it has them. */
  said: string | null
  mailbox: { to: string; said: string } | null
  outbox: 'here' | 'there' | null
}

/** What led to this page, or null. */
export function SignInNotice({ notice, said, mailbox, outbox }: SignInNoticeProps) {
  const t = useText()
  const [error, setError] = useState<SignInError | null>(null)
  useEffect(() => setError((before) => takeSignInError() ?? before), [])
  if (mailbox !== null)
    return (
      <>
        <Callout tone="success">{mailbox.said}</Callout>
        {outbox && <OutboxHint outbox={outbox} to={mailbox.to} />}
      </>
    )
  if (notice === 'expired')
    return (
      <div data-error={error ?? undefined}>
        <Callout tone="warning" title={said}>
          {t('signInAgain')}
        </Callout>
      </div>
    )
  if (notice === LINK_OVER)
    return (
      <Callout tone="warning" title={t('linkOver')}>
        {t('linkOverText')}
      </Callout>
    )
  if (notice === 'phoneTaken') return <Callout tone="danger">{said}</Callout>
  if (notice === 'passwordSet') return <Callout tone="success">{t('passwordSet')}</Callout>
  return notice === 'signedOut' ? <Callout tone="success">{t('signedOut')}</Callout> : null
}
