/** Named permissions of A§6 (TEAM-005), and the ones our own routes add for reading and reviewing. */
export const permissions = [
  'company.billing',
  'company.integrations',
  'company.edit.branding',
  'company.templates',
  'company.settings',
  'company.audit',
  'jobs.create',
  'jobs.read',
  'candidates.read',
  'candidates.review',
  'candidates.edit',
  'candidates.invite',
  'live_interviews',
  'analytics',
  'users.invite',
  'users.update',
  'users.delete',
] as const
export type Permission = (typeof permissions)[number]

/** What a role on one job gives there; everything else is the company's and comes from the global role alone. */
export const jobPermissions = [
  'jobs.create',
  'jobs.read',
  'candidates.read',
  'candidates.review',
  'candidates.edit',
  'candidates.invite',
  'live_interviews',
] as const satisfies readonly Permission[]

/** Company roles, admin first (TEAM-002). */
export const roles = ['admin', 'edit', 'review'] as const
export type Role = (typeof roles)[number]
/** Labels of C§6, admin first. */
export const roleLabels: Record<Role, string> = { admin: 'Admin', edit: 'edit-review', review: 'Viewer' }

/** Roles on a job: the company's, and `hm` of a meeting's host, which is never a global role (TEAM-019; disagree 11). */
export const jobRoles = [...roles, 'hm'] as const
export type JobRole = (typeof jobRoles)[number]

/** A fixed role or a custom one of the company (`role_id`). Who has none is a viewer (TEAM-003). */
export type RoleId = string
export const DEFAULT_ROLE: Role = 'review'

const review: Permission[] = ['jobs.read', 'candidates.read', 'candidates.review']
const edit: Permission[] = [
  ...review,
  'jobs.create',
  'candidates.edit',
  'candidates.invite',
  'company.templates',
  'live_interviews',
  'analytics',
]

/** The permission set of each role; the documents leave it open (ledger, not shown 1). Who created the company may do everything, whatever their role. */
export const permissionsOf: Record<JobRole, readonly Permission[]> = {
  review,
  edit,
  admin: permissions,
  hm: [...review, 'live_interviews'],
}
