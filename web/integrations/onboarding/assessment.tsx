import { Form, useNavigation } from '@remix-run/react'
import { catalogue, type Onboarded } from '#contracts/integration/catalogue.ts'
import { credentialLimits } from '#contracts/integration/limits.ts'
import { PublicPage } from '../../frame/public-page.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Field } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { TextInput } from '../../ui/text-input.tsx'

import { Copied } from '../copied.tsx'
import type { StepAnswer } from './answer.ts'

const useText = namespace('integrations')
type Props = {
  ats: Onboarded
  apiKey: string | null
  address: string
  hasToken: boolean
  isUnchecked: boolean
  answer: StepAnswer
}

/** What the other system needs of us, and for Workable what we need of it (INT-015, 017). */
export function Assessment({ ats, apiKey, address, hasToken, isUnchecked, answer }: Props) {
  const t = useText()
  const name = catalogue[ats].title
  return (
    <PublicPage title={t('assessmentTitle', { name })} intro={t('assessmentIntro', { name })}>
      <div className="flex flex-col gap-5">
        {isUnchecked && <Callout tone="info">{t('notChecked', { name })}</Callout>}
        {answer && 'saved' in answer && (
          <Callout tone="success" announce>
            {t('saved')}
          </Callout>
        )}
        {answer && 'refused' in answer && <Problem of={answer.refused} />}
        {apiKey !== null && <Copied label={t('key')} text={apiKey} />}
        {apiKey !== null && <Copied label={t('address')} text={address} />}
        {ats === 'workable' && <TheirToken name={name} isConnected={apiKey !== null && hasToken} />}
        <ButtonLink to="/admin/integration" variant={apiKey === null ? 'secondary' : 'primary'} size="lg">
          {t('toDashboard')}
        </ButtonLink>
      </div>
    </PublicPage>
  )
}

function TheirToken({ name, isConnected }: { name: string; isConnected: boolean }) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="flex flex-col gap-3">
      <Field label={t('theirToken', { name })} hint={t('theirTokenHint', { name })} required={!isConnected}>
        <TextInput
          name="apiToken"
          maxLength={credentialLimits.token}
          autoComplete="off"
          dir="ltr"
          required={!isConnected}
        />
      </Field>
      <Button type="submit" variant={isConnected ? 'secondary' : 'primary'} busy={busy}>
        {t('save')}
      </Button>
    </Form>
  )
}
