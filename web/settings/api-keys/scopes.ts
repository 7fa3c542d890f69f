import type { Permission } from '#contracts/permissions.ts'

/** What a permission lets a program do, in words. */
export const scopeLabels: Partial<Record<Permission, string>> = {
  'jobs.read': 'Read jobs',
  'jobs.create': 'Create, edit and activate jobs',
  'candidates.read': 'Read candidates, answers and recordings',
  'candidates.invite': 'Add and invite candidates',
  'candidates.review': 'Rate and comment',
  'candidates.edit': 'Move and reject candidates',
  analytics: 'Query read models and analytics',
  'company.audit': 'Read activity histories',
}
