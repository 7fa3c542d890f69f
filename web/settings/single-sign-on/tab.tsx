import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { EmailDomains } from './domains.tsx'
import type { TabProps } from '../tab.ts'
import type { singleSignOn } from './tab.server.ts'

const useText = namespace('identity')

type Done = 'configured' | 'disabled' | 'domainAdded' | 'domainProven' | 'domainMailed' | 'domainRemoved'
const doneText = (t: ReturnType<typeof useText>, done: Done) =>
  ({
    configured: t('ssoSaved'),
    disabled: t('ssoOff'),
    domainAdded: t('domainAdded'),
    domainProven: t('domainProven'),
    domainMailed: t('domainMailed'),
    domainRemoved: t('domainRemoved'),
  })[done]

/** The company's own identity provider. The secret is written and never shown. */
export function SingleSignOnTab({
  data: { settings, domains, mayChange, redirectUri, signedOutUri, signInAt },
  answer,
}: TabProps<typeof singleSignOn>) {
  const t = useText()
  const { show } = useToasts()
  const form = useRef<HTMLFormElement>(null)
  const kept: Record<string, string> = answer && 'kept' in answer ? answer.kept : {}
  const problem = answer && 'refused' in answer ? answer.refused : null
  const isOfDomain = kept.domain !== undefined && kept.intent !== 'configure' && kept.intent !== 'disable'
  const refused = isOfDomain ? null : problem
  const ofDomain =
    isOfDomain && problem ? { refused: problem, domain: kept.domain ?? '', intent: kept.intent ?? '' } : null
  const fields = refused?.fields ?? {}
  useFocusOnError(form, refused)
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (answer && 'done' in answer) show({ tone: 'success', message: doneText(t, answer.done) })
  }, [answer, show, t])
  return (
    <div className="flex flex-col gap-6">
      <Card title={t('title')}>
        <p className="mb-4 text-muted">{t('ssoAbout')}</p>
        {!mayChange && (
          <div className="mb-4">
            <Callout tone="info">{t('ssoAdministrators')}</Callout>
          </div>
        )}
        <dl className="mb-5 grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
          {[
            { label: t('redirectAddress'), text: redirectUri },
            { label: t('signedOutAddress'), text: signedOutUri },
            { label: t('signInAddress'), text: signInAt },
          ].map(({ label, text }) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="flex flex-wrap items-center gap-2">
                <code className="font-mono break-all">{text}</code>
                <CopyButton text={text} label={t('copy')} copiedLabel={t('copied')} size="sm" />
              </dd>
            </div>
          ))}
        </dl>
        {mayChange && (
          <Form method="post" ref={form} className="flex max-w-xl flex-col gap-4" noValidate>
            <input type="hidden" name="intent" value="configure" />
            {refused && Object.keys(fields).length === 0 && (
              <Callout tone="danger" announce>
                <p tabIndex={-1} data-form-error>
                  {refused.message}
                </p>
              </Callout>
            )}
            <Field label={t('issuer')} hint={t('issuerHint')} error={fields.issuer} required>
              <TextInput
                name="issuer"
                type="url"
                defaultValue={(refused && kept.issuer) ?? settings?.issuer}
                maxLength={500}
                dir="ltr"
              />
            </Field>
            {fields.cause && (
              <p className="-mt-2 text-sm break-words text-muted" dir="auto">
                {fields.cause}
              </p>
            )}
            <Field label={t('clientId')} error={fields.clientId} required>
              <TextInput
                name="clientId"
                defaultValue={(refused && kept.clientId) ?? settings?.clientId}
                maxLength={300}
                autoComplete="off"
                dir="ltr"
              />
            </Field>
            <Field
              label={t('clientSecret')}
              hint={settings ? t('clientSecretKept') : undefined}
              error={fields.clientSecret}
              required={!settings}
            >
              <TextInput name="clientSecret" type="password" maxLength={500} autoComplete="off" dir="ltr" />
            </Field>
            <Checkbox
              name="signUp"
              defaultChecked={settings?.signUp ?? true}
              label={t('ssoSignUp')}
              hint={t('ssoSignUpHint')}
            />
            <Checkbox
              name="passwords"
              defaultChecked={settings?.passwords ?? true}
              label={t('ssoPasswords')}
              hint={t('ssoPasswordsHint')}
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="primary" busy={busy}>
                {t('ssoSave')}
              </Button>
            </div>
          </Form>
        )}
        {mayChange && settings && (
          <Form method="post" className="mt-6 flex flex-wrap items-center gap-3 border-t border-line pt-4">
            <input type="hidden" name="intent" value="disable" />
            <Button type="submit" variant="danger">
              {t('ssoSwitchOff')}
            </Button>
            <p className="text-muted">{t('ssoSwitchOffHint')}</p>
          </Form>
        )}
      </Card>
      <EmailDomains domains={domains} mayChange={mayChange} signUp={settings?.signUp ?? false} problem={ofDomain} />
    </div>
  )
}
