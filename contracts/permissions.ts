import * as z from 'zod'

/** Named permissions of A§6, and the ones our own routes add for reading and reviewing. */
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
export const Permission = z.enum(permissions)
export type Permission = z.infer<typeof Permission>

export const Role = z.enum(['admin', 'edit', 'review'])
export type Role = z.infer<typeof Role>
/** Labels of C§6, admin first. */
export const roleLabels: Record<Role, string> = { admin: 'Admin', edit: 'edit-review', review: 'Viewer' }

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

/** The permission set of each role; the documents leave it open (ledger, not shown 1). */
export const permissionsOf: Record<Role, readonly Permission[]> = { review, edit, admin: permissions }
