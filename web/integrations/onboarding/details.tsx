import { Form, useNavigation } from '@remix-run/react'
import { type FormEvent, useEffect, useState } from 'react'
import { credentialLimits } from '#contracts/integration/limits.ts'
import { PublicPage } from '../../frame/public-page.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

import type { StepAnswer } from './answer.ts'

const useText = namespace('integrations')
type Name = 'token' | 'email'

/** The token and who made it; each is tried, and the way on is open while neither is known to be wrong (INT-025 to 029). */
export function GreenhouseDetails({ tokenEmail, answer }: { tokenEmail: string; answer: StepAnswer }) {
  const t = useText()
  const refused = answer && 'refused' in answer ? answer.refused : null
  const wrong = refused?.code === 'integration/invalid' ? refused.fields : {}
  const [mended, setMended] = useState<Name[]>([])
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    setMended([])
    setIsRead(false)
  }, [answer])
  const busy = useNavigation().state !== 'idle'
  const errorOf = (name: Name) => (mended.includes(name) ? undefined : wrong?.[name])
  const typed = (name: Name) => (_: FormEvent) => setMended((before) => [...new Set([...before, name])])
  return (
    <PublicPage title={t('detailsTitle')} intro={t('detailsIntro')}>
      <Form method="post" className="flex flex-col gap-4">
        <Field label={t('apiToken')} error={errorOf('token')} required>
          <TextInput
            name="apiToken"
            onInput={typed('token')}
            maxLength={credentialLimits.token}
            autoComplete="off"
            dir="ltr"
            required
          />
        </Field>
        <Field label={t('tokenEmail')} error={errorOf('email')} required>
          <TextInput
            name="tokenEmail"
            type="email"
            onInput={typed('email')}
            maxLength={credentialLimits.email}
            defaultValue={tokenEmail}
            dir="ltr"
            required
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={busy}
          disabled={errorOf('token') !== undefined || errorOf('email') !== undefined}
        >
          {t('continue')}
        </Button>
      </Form>
      <Dialog
        open={refused !== null && refused.code !== 'integration/invalid' && !isRead}
        onClose={() => setIsRead(true)}
        size="sm"
        title={t('creationError')}
        footer={<Button onClick={() => setIsRead(true)}>{t('close')}</Button>}
      >
        <p>{refused?.message}</p>
      </Dialog>
    </PublicPage>
  )
}
