import * as z from 'zod'

/** What auditors see of an account or a company: each of these events, by its type, and the field that says more. */
export const auditedDetails = {
  UserSignedUp: null,
  UserSignedIn: 'method',
  UserSignedOut: null,
  SignInFailed: 'attempts',
  IdentityLinked: 'connection',
  SignInConfirmed: 'connection',
  EmailVerified: null,
  PasswordResetRequested: null,
  SignInCodeRequested: null,
  PasswordChanged: null,
  UserInvited: 'roleId',
  InvitationResent: null,
  InvitationRevoked: null,
  InvitationExpired: null,
  InvitationAccepted: null,
  UserRoleAssigned: 'roleId',
  UserRemoved: null,
  ApiKeyIssued: 'label',
  ApiKeyRevoked: null,
  SingleSignOnConfigured: 'issuer',
  SingleSignOnDisabled: null,
  EmailDomainAdded: 'domain',
  EmailDomainProven: 'domain',
  EmailDomainRemoved: 'domain',
  GroupCreated: 'name',
  GroupChanged: 'name',
  GroupDeleted: null,
  RoleCreated: 'name',
  RoleChanged: 'name',
  RoleDeleted: null,
  BrandCreated: 'brandName',
  BrandChanged: 'brandName',
  BrandDeleted: null,
  DefaultBrandSet: null,
  JobPermissionsChanged: null,
} as const satisfies Record<string, string | null>

export type AuditKind = keyof typeof auditedDetails
export const auditKinds = Object.keys(auditedDetails) as [AuditKind, ...AuditKind[]]
export const isAudited = (type: string): type is AuditKind => Object.hasOwn(auditedDetails, type)

export const AuditEntry = z.object({
  revision: z.number().int().describe('Revision of the event in its stream'),
  at: z.string().describe('When it happened'),
  kind: z.enum(auditKinds).describe('Type of the event'),
  actor: z.object({ kind: z.string(), id: z.string() }).describe('Who did it'),
  detail: z.string().nullable().describe('How, to what, or where'),
  device: z.string().nullable().describe('What the browser said it was, of a sign-in'),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** One line of the history as it is shown; `subject` is the user or job it happened to, null for the company. */
export type AuditLine = Omit<AuditEntry, 'actor'> & {
  id: string
  subject: { id: string; name: string } | null
  actor: { kind: string; id: string; name: string }
}
export type AuditPage = { lines: AuditLine[]; page: number; pages: number; total: number }
