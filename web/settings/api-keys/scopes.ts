import type { Permission } from '#contracts/kernel/permissions.ts'
import type { Key, Translate } from '../../locales/text.ts'

const scopeTexts = {
  'jobs.read': 'scopeJobsRead',
  'jobs.create': 'scopeJobsCreate',
  'candidates.read': 'scopeCandidatesRead',
  'candidates.invite': 'scopeCandidatesInvite',
  'candidates.review': 'scopeCandidatesReview',
  'candidates.edit': 'scopeCandidatesEdit',
  analytics: 'scopeAnalytics',
  'company.audit': 'scopeAudit',
} as const satisfies Partial<Record<Permission, Key<'settings'>>>

/** A permission that a key can be given. */
export type Scope = keyof typeof scopeTexts
export const scopes = Object.keys(scopeTexts) as Scope[]
export const isScope = (text: string): text is Scope => Object.hasOwn(scopeTexts, text)

/** What a permission lets a program do, in words. */
export const scopeName = (t: Translate<'settings'>, scope: Permission) =>
  isScope(scope) ? t(scopeTexts[scope]) : scope
