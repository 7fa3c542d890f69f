import { Form } from '@remix-run/react'
import type { AuditLine } from '#contracts/views/audit.ts'
import { type AuditKind, auditKinds } from '#contracts/views/audit-kinds.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { Key } from '../../locales/text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Select } from '../../ui/select.tsx'
import { Td } from '../../ui/table.tsx'
import type { TabProps } from '../tab.ts'
import { Paged } from './paged.tsx'
import type { audit } from './tab.server.ts'

const useText = namespace('audit')
/** What each kind of event is called. */
const kindTexts = {
  UserSignedUp: 'userSignedUp',
  UserSignedIn: 'userSignedIn',
  UserSignedOut: 'userSignedOut',
  SignInFailed: 'signInFailed',
  IdentityLinked: 'identityLinked',
  SignInConfirmed: 'signInConfirmed',
  EmailVerified: 'emailVerified',
  PasswordResetRequested: 'passwordResetRequested',
  SignInCodeRequested: 'signInCodeRequested',
  PasswordChanged: 'passwordChanged',
  UserInvited: 'userInvited',
  InvitationResent: 'invitationResent',
  InvitationRevoked: 'invitationRevoked',
  InvitationExpired: 'invitationExpired',
  InvitationAccepted: 'invitationAccepted',
  UserRoleAssigned: 'userRoleAssigned',
  UserRemoved: 'userRemoved',
  IntegrationConnected: 'integrationConnected',
  IntegrationCredentialsChanged: 'integrationCredentialsChanged',
  IntegrationKeyRenewed: 'integrationKeyRenewed',
  IntegrationPaused: 'integrationPaused',
  IntegrationResumed: 'integrationResumed',
  IntegrationDisconnected: 'integrationDisconnected',
  AtsLinked: 'integrationConnected',
  AtsRelinked: 'integrationCredentialsChanged',
  AtsPaused: 'integrationPaused',
  AtsResumed: 'integrationResumed',
  AtsJobMapped: 'integrationJobMapped',
  AtsUnlinked: 'integrationDisconnected',
  ApiKeyIssued: 'apiKeyIssued',
  ApiKeyRevoked: 'apiKeyRevoked',
  SingleSignOnConfigured: 'singleSignOnConfigured',
  SingleSignOnDisabled: 'singleSignOnDisabled',
  CompanyCalendarsConnected: 'integrationConnected',
  CompanyCalendarsDisconnected: 'integrationDisconnected',
  EmailDomainAdded: 'emailDomainAdded',
  EmailDomainProven: 'emailDomainProven',
  EmailDomainRemoved: 'emailDomainRemoved',
  GroupCreated: 'groupCreated',
  GroupChanged: 'groupChanged',
  GroupDeleted: 'groupDeleted',
  RoleCreated: 'roleCreated',
  RoleChanged: 'roleChanged',
  RoleDeleted: 'roleDeleted',
  BrandCreated: 'brandCreated',
  BrandChanged: 'brandChanged',
  BrandDeleted: 'brandDeleted',
  DefaultBrandSet: 'defaultBrandSet',
  WebhookAdded: 'webhookAdded',
  WebhookChanged: 'webhookChanged',
  WebhookSecretRotated: 'webhookSecretRotated',
  WebhookPaused: 'webhookPaused',
  WebhookResumed: 'webhookResumed',
  WebhookSwitchedOff: 'webhookSwitchedOff',
  WebhookReplayAsked: 'webhookReplayAsked',
  WebhookDayCounted: 'webhookDayCounted',
  WebhookRemoved: 'webhookRemoved',
  JobPermissionsChanged: 'jobPermissionsChanged',
} as const satisfies Record<AuditKind, Key<'audit'>>
const methods = { password: 'methodPassword', google: 'methodGoogle', sso: 'methodSso', link: 'methodLink' } as const

/** Sign-ins and changes of rights (company.audit), a page at a time. */
export function AuditTab({ data: { lines, kind, page, pages } }: TabProps<typeof audit>) {
  const t = useText()
  const at = (to: number) =>
    `/admin/settings?${new URLSearchParams({ tab: 'audit', ...(kind && { kind }), at: String(to) })}`
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-semibold">{t('title')}</h2>
        <p className="text-muted">{t('about')}</p>
      </div>
      <Form method="get" action="/admin/settings" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="tab" value="audit" />
        <Field label={t('filterKind')}>
          <Select
            name="kind"
            defaultValue={kind}
            key={kind}
            options={[
              { value: '', label: t('everything') },
              ...auditKinds.map((name) => ({ value: name, label: t(kindTexts[name]) })),
            ]}
          />
        </Field>
        <Button type="submit">{t('filter')}</Button>
        <ButtonLink to="/admin/settings/roots">{t('rootsLink')}</ButtonLink>
      </Form>
      {lines.length === 0 ? (
        <EmptyState title={t('nothing')}>{t('nothingText')}</EmptyState>
      ) : (
        <Paged
          caption={t('title')}
          columns={[{ label: t('when') }, { label: t('what') }, { label: t('whom') }, { label: t('by') }]}
          page={page}
          pages={pages}
          at={at}
          stacked
        >
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </Paged>
      )}
    </section>
  )
}

function Line({ line: { at, kind, subject, actor, detail, device } }: { line: AuditLine }) {
  const t = useText()
  const by =
    actor.kind === 'user'
      ? actor.id === subject?.id
        ? t('themself')
        : actor.name
      : actor.kind === 'apiKey'
        ? t('program')
        : t('platform')
  const more =
    kind === 'UserSignedIn' && detail && detail in methods
      ? t(methods[detail as keyof typeof methods])
      : kind === 'SignInFailed'
        ? t('attempts', { count: Number(detail) })
        : detail
  return (
    <tr>
      <Td className="whitespace-nowrap">
        <Instant at={at} precision="second" />
      </Td>
      <Td>
        <span className="font-medium">{t(kindTexts[kind])}</span> {[more, device].filter(Boolean).join(' · ')}
      </Td>
      <Td data-label={t('whom')}>{subject ? subject.name : t('company')}</Td>
      <Td data-label={t('by')}>{by}</Td>
    </tr>
  )
}
