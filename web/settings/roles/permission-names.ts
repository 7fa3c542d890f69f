import type { Permission } from '#contracts/kernel/permissions.ts'
import type { Key } from '../../locales/text.ts'

/** What people read for each named permission, in the order of the grid. */
export const permissionNames = {
  'jobs.read': 'jobsRead',
  'jobs.create': 'jobsCreate',
  'candidates.read': 'candidatesRead',
  'candidates.review': 'candidatesReview',
  'candidates.edit': 'candidatesEdit',
  'candidates.invite': 'candidatesInvite',
  live_interviews: 'liveInterviews',
  analytics: 'analytics',
  'users.invite': 'usersInvite',
  'users.update': 'usersUpdate',
  'users.delete': 'usersDelete',
  'company.templates': 'companyTemplates',
  'company.edit.branding': 'companyEditBranding',
  'company.integrations': 'companyIntegrations',
  'company.billing': 'companyBilling',
  'company.settings': 'companySettings',
  'company.audit': 'companyAudit',
} satisfies Record<Permission, Key<'team'>>
