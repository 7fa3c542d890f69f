import { Form } from '@remix-run/react'
import type { EmailDomainView } from '#contracts/company/email-domain.ts'
import { DOMAIN_PROOF_LENGTH } from '#contracts/user/limits.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { Refusal } from '../../lib/refusal.server.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const useText = namespace('identity')

type Problem = { refused: Refusal; domain: string; intent: string } | null

/** The email domains the company's provider may vouch for, and how each is proven. */
export function EmailDomains({
  domains,
  mayChange,
  signUp,
  problem,
}: {
  domains: EmailDomainView[]
  mayChange: boolean
  signUp: boolean
  problem: Problem
}) {
  const t = useText()
  const adding = problem?.intent === 'add-domain' ? problem : null
  return (
    <Card title={t('domains')}>
      <p className="mb-4 text-muted">{t('domainsAbout')}</p>
      {signUp && !domains.some(({ isProven }) => isProven) && <Callout tone="warning">{t('domainsNone')}</Callout>}
      {domains.length > 0 && (
        <ul className="my-4 flex flex-col divide-y divide-line" aria-label={t('domains')}>
          {domains.map((domain) => (
            <EmailDomain
              key={domain.domain}
              domain={domain}
              mayChange={mayChange}
              problem={problem?.domain === domain.domain && !adding ? problem : null}
            />
          ))}
        </ul>
      )}
      {mayChange && (
        <Form method="post" className="mt-4 flex max-w-xl flex-wrap items-end gap-3" noValidate>
          <Field
            label={t('domainNew')}
            hint={t('domainNewHint')}
            error={adding?.refused.fields.domain ?? adding?.refused.message}
            required
          >
            <TextInput
              name="domain"
              defaultValue={adding?.domain}
              key={domains.length}
              maxLength={253}
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
            />
          </Field>
          <Button type="submit" name="intent" value="add-domain">
            {t('domainAdd')}
          </Button>
        </Form>
      )}
    </Card>
  )
}

function EmailDomain({
  domain: { domain, isProven, record, mailbox },
  mayChange,
  problem,
}: {
  domain: EmailDomainView
  mayChange: boolean
  problem: Problem
}) {
  const t = useText()
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-center gap-3">
        <strong dir="ltr" className="font-semibold break-all">
          {domain}
        </strong>
        <span className="text-muted">{t(isProven ? 'domainIsProven' : 'domainIsOpen')}</span>
        {mayChange && (
          <Form method="post" className="ms-auto">
            <input type="hidden" name="domain" value={domain} />
            <Button
              type="submit"
              name="intent"
              value="remove-domain"
              variant="quiet"
              size="sm"
              aria-label={t('domainRemoveNamed', { domain })}
            >
              {t('domainRemove')}
            </Button>
          </Form>
        )}
      </div>
      {problem && (
        <Callout tone="danger" announce>
          <p tabIndex={-1} data-form-error>
            {problem.refused.message}
          </p>
        </Callout>
      )}
      {!isProven && mayChange && <Proof domain={domain} record={record} mailbox={mailbox} />}
    </li>
  )
}

function Proof({ domain, record, mailbox }: Pick<EmailDomainView, 'domain' | 'record' | 'mailbox'>) {
  const t = useText()
  return (
    <>
      <p>{t('domainRecord')}</p>
      <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[6rem_1fr]">
        {[
          { label: t('domainRecordName'), text: record.name },
          { label: t('domainRecordText'), text: record.text },
        ].map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="flex flex-wrap items-center gap-2">
              <code dir="ltr" className="font-mono break-all">
                {text}
              </code>
              <CopyButton text={text} label={t('copy')} copiedLabel={t('copied')} size="sm" />
            </dd>
          </div>
        ))}
      </dl>
      <Form method="post" className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="domain" value={domain} />
        <Button type="submit" name="intent" value="look-up-domain">
          {t('domainLookUp')}
        </Button>
        <span className="text-muted">{t('domainOr')}</span>
        {(['postmaster', 'admin'] as const).map((name) => (
          <Button key={name} type="submit" name="intent" value={`mail-${name}`} variant="quiet" size="sm">
            {t('domainMail', { to: `${name}@${domain}` })}
          </Button>
        ))}
      </Form>
      {mailbox && (
        <Form method="post" className="flex flex-wrap items-end gap-3" noValidate>
          <input type="hidden" name="domain" value={domain} />
          <Field label={t('domainCode', { to: `${mailbox}@${domain}` })} required>
            <TextInput
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={DOMAIN_PROOF_LENGTH + 4}
              size={DOMAIN_PROOF_LENGTH + 2}
              dir="ltr"
            />
          </Field>
          <Button type="submit" name="intent" value="enter-domain-code">
            {t('domainProve')}
          </Button>
        </Form>
      )}
    </>
  )
}
