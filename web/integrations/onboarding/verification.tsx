import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { outboxFor } from '../../auth/outbox.server.ts'
import { OutboxHint } from '../../auth/outbox-hint.tsx'
import { SecurityCode } from '../../auth/security-code.tsx'
import { PublicPage } from '../../frame/public-page.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { isNotReached } from '../../offline/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'

import type { StepAnswer } from './answer.ts'

const useText = namespace('integrations')
/** INT-018 */
const SUCCESS_MS = 1000

type Props = {
  ats: string
  email: string
  isVerified: boolean
  outbox: ReturnType<typeof outboxFor>
  answer: StepAnswer
}

/** The code from the message; once it is right, a tick, and after a second the way on (INT-018 to 020). */
export function Verification({ ats, email, isVerified, outbox, answer }: Props) {
  const t = useText()
  const refused = answer && 'refused' in answer ? answer.refused : null
  const isWrong = refused?.code === 'account/code-wrong'
  const [mayGoOn, setMayGoOn] = useState(isVerified)
  useEffect(() => {
    if (!isVerified) return
    const timer = setTimeout(() => setMayGoOn(true), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [isVerified])
  const to = `/${ats}/integration/${ats === 'workable' ? 'assessment' : 'details'}`
  return (
    <PublicPage
      title={t('verificationTitle')}
      intro={<Sentence text={t('verificationIntro', { email })} parts={{ b: <strong className="break-words" /> }} />}
    >
      <div className="flex flex-col gap-4">
        {isVerified && (
          <Callout tone="success" announce>
            {t('codeRight')}
          </Callout>
        )}
        {!isVerified && (
          <>
            {refused && !isWrong && <FormError>{refused.message}</FormError>}
            <Form method="post">
              <Field label={t('code')} error={isWrong ? t('codeWrong') : undefined} required>
                <SecurityCode name="verificationCode" refused={isNotReached(refused) ? null : refused} />
              </Field>
            </Form>
            <Resend hasFailed={refused !== null} wasSent={answer !== null && 'resent' in answer} />
            {outbox && <OutboxHint outbox={outbox} to={email} />}
          </>
        )}
        {mayGoOn ? (
          <ButtonLink to={to} variant="primary" size="lg">
            {t('continue')}
          </ButtonLink>
        ) : (
          <Button variant="primary" size="lg" disabled>
            {t('continue')}
          </Button>
        )}
      </div>
    </PublicPage>
  )
}

function Resend({ wasSent, hasFailed }: { wasSent: boolean; hasFailed: boolean }) {
  const t = useText()
  const isSending = useNavigation().formData?.get('intent') === 'resend'
  const label = isSending ? 'sendingCode' : wasSent && !hasFailed ? 'codeSent' : 'resend'
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="resend" variant="quiet" size="sm" aria-live="polite">
        {t(label)}
      </Button>
    </Form>
  )
}
