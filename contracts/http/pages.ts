import type { Permission } from '../kernel/permissions.ts'

/** 'account' is a person whose sign-up need not be complete, 'operator' one who runs the installation. */
export type Access = 'public' | 'account' | 'signed-in' | 'operator' | Permission

/** Who may open a page and who may send it a form. Null is nobody: the address does not take that at all. */
export type PageRule = {
  path: string
  open: Access | null
  change: Access | null
  /** The record its address names. Another company's looks as if it never was. */
  target: 'none' | 'job' | 'candidate' | 'link'
  /** Its forms need different permissions: this one lets them in, and the command decides. */
  admits?: Access
  /** A role on one job gives nothing here: the permission has to be one in the company. */
  companyWide?: true
  /** Operators may open it as well. */
  operators?: true
  /** Where people are led who may not open it. */
  otherwise?: string
}

const table = {
  $: { path: '/nowhere', open: 'public', change: null, target: 'none' },
  _index: { path: '/', open: 'public', change: null, target: 'none' },
  about: { path: '/about', open: 'public', change: null, target: 'none' },
  admin: { path: '/admin/nowhere', open: 'signed-in', change: null, target: 'none' },
  'admin.$': { path: '/admin/nowhere', open: 'signed-in', change: null, target: 'none' },
  'admin._index': { path: '/admin', open: 'public', change: null, target: 'none' },
  'admin.billing': {
    path: '/admin/billing',
    open: 'company.billing',
    change: 'operator',
    target: 'none',
    otherwise: '/admin/overview',
  },
  'admin.billing_.bundles': {
    path: '/admin/billing/bundles?limit=jobs',
    open: 'company.billing',
    change: null,
    target: 'none',
    otherwise: '/admin/overview',
  },
  'admin.billing_.success': {
    path: '/admin/billing/success',
    open: 'company.billing',
    change: null,
    target: 'none',
    otherwise: '/admin/overview',
  },
  'admin.frame': { path: '/admin/frame', open: 'signed-in', change: null, target: 'none' },
  'admin.integration': { path: '/admin/integration', open: 'company.integrations', change: null, target: 'none' },
  'admin.jobs.$jobId._index': { path: '/admin/jobs/:jobId', open: 'candidates.read', change: null, target: 'job' },
  'admin.jobs.$jobId.access': {
    path: '/admin/jobs/:jobId/access',
    open: 'jobs.create',
    change: 'jobs.create',
    target: 'job',
  },
  'admin.jobs.$jobId.candidates.$candidateId._index': {
    path: '/admin/jobs/:jobId/candidates/:candidateId',
    open: 'candidates.read',
    change: 'candidates.review',
    target: 'candidate',
    admits: 'candidates.read',
  },
  'admin.jobs.$jobId.cards': {
    path: '/admin/jobs/:jobId/cards?column=default',
    open: 'candidates.read',
    change: null,
    target: 'job',
  },
  'admin.jobs.$jobId.changes': {
    path: '/admin/jobs/:jobId/changes',
    open: null,
    change: 'candidates.edit',
    target: 'job',
    admits: 'candidates.read',
  },
  'admin.jobs.$jobId.compare': {
    path: '/admin/jobs/:jobId/compare?with=:candidateId',
    open: 'candidates.read',
    change: null,
    target: 'candidate',
  },
  'admin.jobs.$jobId.list': { path: '/admin/jobs/:jobId/list', open: 'candidates.read', change: null, target: 'job' },
  'admin.jobs.$jobId_.candidates.$candidateId_.events.$revision': {
    path: '/admin/jobs/:jobId/candidates/:candidateId/events/0',
    open: 'company.audit',
    change: null,
    target: 'candidate',
  },
  'admin.jobs.$jobId_.candidates.$candidateId_.history': {
    path: '/admin/jobs/:jobId/candidates/:candidateId/history',
    open: 'candidates.read',
    change: 'candidates.read',
    target: 'candidate',
  },
  'admin.jobs.$jobId_.candidates.$candidateId_.history[.]ndjson': {
    path: '/admin/jobs/:jobId/candidates/:candidateId/history.ndjson',
    open: 'company.audit',
    change: null,
    target: 'candidate',
  },
  'admin.jobs.$jobId_.delete': {
    path: '/admin/jobs/:jobId/delete',
    open: 'company.settings',
    change: 'company.settings',
    target: 'job',
  },
  'admin.jobs._index': { path: '/admin/jobs', open: 'signed-in', change: 'jobs.create', target: 'none' },
  'admin.jobs.$jobId.shares': {
    path: '/admin/jobs/:jobId/shares',
    open: 'candidates.edit',
    change: 'candidates.edit',
    target: 'job',
  },
  'admin.lives': { path: '/admin/lives', open: 'live_interviews', change: null, target: 'none' },
  'admin.meetings': { path: '/admin/meetings', open: 'signed-in', change: null, target: 'none' },
  'admin.overview': { path: '/admin/overview', open: 'signed-in', change: 'signed-in', target: 'none' },
  'admin.overview_.work': {
    path: '/admin/overview/work?kind=review',
    open: 'candidates.read',
    change: null,
    target: 'none',
  },
  'admin.resume': { path: '/admin/resume', open: null, change: 'company.billing', target: 'none' },
  'admin.search': { path: '/admin/search?q=a', open: 'signed-in', change: null, target: 'none' },
  'admin.search_.found': { path: '/admin/search/found?q=a', open: 'signed-in', change: null, target: 'none' },
  'admin.settings': {
    path: '/admin/settings',
    open: 'signed-in',
    change: 'company.settings',
    target: 'none',
    admits: 'signed-in',
  },
  'admin.settings_.companies': {
    path: '/admin/settings/companies',
    open: 'operator',
    change: 'operator',
    target: 'none',
  },
  'admin.settings_.roots': { path: '/admin/settings/roots', open: 'company.audit', change: null, target: 'none' },
  'admin.settings_.roots[.]ndjson': {
    path: '/admin/settings/roots.ndjson',
    open: 'company.audit',
    change: null,
    target: 'none',
  },
  'admin.settings_.system': {
    path: '/admin/settings/system',
    open: 'company.settings',
    change: 'company.settings',
    target: 'none',
    operators: true,
  },
  'admin.stats': { path: '/admin/stats', open: 'analytics', change: 'analytics', target: 'none' },
  'admin.stats_.candidates': { path: '/admin/stats/candidates', open: 'candidates.read', change: null, target: 'none' },
  'admin.support': { path: '/admin/support', open: null, change: 'signed-in', target: 'none' },
  'admin.templates': {
    path: '/admin/templates',
    open: 'company.templates',
    change: 'company.templates',
    target: 'none',
  },
  'admin.templates_.$templateId': {
    path: '/admin/templates/chef',
    open: 'company.templates',
    change: 'company.templates',
    target: 'none',
  },
  'admin.videos': { path: '/admin/videos', open: 'candidates.read', change: 'candidates.read', target: 'none' },
  'admin.videos_.filters': {
    path: '/admin/videos/filters',
    open: 'candidates.read',
    change: 'candidates.read',
    target: 'none',
  },
  'admin.videos_.export[.]csv': {
    path: '/admin/videos/export.csv',
    open: 'candidates.read',
    change: null,
    target: 'none',
  },
  'apply.preview': { path: '/apply/preview', open: 'public', change: null, target: 'none' },
  'apply.$link': { path: '/apply/:link', open: 'public', change: 'public', target: 'link' },
  auth: { path: '/auth', open: 'public', change: null, target: 'none' },
  'auth_.callback': { path: '/auth/callback', open: 'public', change: null, target: 'none' },
  'auth_.confirm': { path: '/auth/confirm', open: 'public', change: 'public', target: 'none' },
  'auth_.link': { path: '/auth/link', open: 'public', change: 'public', target: 'none' },
  collaborate: { path: '/collaborate', open: 'signed-in', change: null, target: 'none' },
  'configure-job.$jobId': { path: '/configure-job/:jobId', open: 'jobs.create', change: null, target: 'job' },
  contact: { path: '/contact', open: 'public', change: null, target: 'none' },
  'dev.ui': { path: '/dev/ui', open: 'public', change: null, target: 'none' },
  'dev.outbox': { path: '/dev/outbox', open: 'account', change: null, target: 'none' },
  'edit-job-integration.$key': { path: '/edit-job-integration/a-key', open: 'public', change: null, target: 'none' },
  'favicon[.]ico': { path: '/favicon.ico', open: 'public', change: null, target: 'none' },
  help: { path: '/help', open: 'public', change: null, target: 'none' },
  'jobs-cep.places': { path: '/jobs-cep/places?q=be', open: 'jobs.create', change: null, target: 'none' },
  'jobs-cep.create': {
    path: '/jobs-cep/create',
    open: 'jobs.create',
    change: 'jobs.create',
    target: 'none',
    companyWide: true,
  },
  'jobs-cep.create_.templates': {
    path: '/jobs-cep/create/templates',
    open: 'jobs.create',
    change: null,
    target: 'none',
  },
  'jobs-cep.create_.$jobId': { path: '/jobs-cep/create/:jobId', open: 'jobs.create', change: null, target: 'job' },
  'jobs-cep.create_.$jobId_.activate': {
    path: '/jobs-cep/create/:jobId/activate',
    open: null,
    change: 'jobs.create',
    target: 'job',
  },
  'jobs-cep.create_.$jobId_.impact': {
    path: '/jobs-cep/create/:jobId/impact',
    open: null,
    change: 'jobs.create',
    target: 'job',
  },
  'jobs-cep.create_.$jobId_.save': {
    path: '/jobs-cep/create/:jobId/save',
    open: null,
    change: 'jobs.create',
    target: 'job',
  },
  'jobs-cep.create_.$jobId_.versions': {
    path: '/jobs-cep/create/:jobId/versions',
    open: 'jobs.create',
    change: 'jobs.create',
    target: 'job',
  },
  'jobs-cep.create_.$jobId_.versions_.$revision': {
    path: '/jobs-cep/create/:jobId/versions/0',
    open: 'jobs.create',
    change: null,
    target: 'job',
  },
  'jobs.create.($step)': {
    path: '/jobs/create/details',
    open: 'jobs.create',
    change: 'jobs.create',
    target: 'none',
    companyWide: true,
  },
  'jobs.create_.$step.$jobId': {
    path: '/jobs/create/details/:jobId',
    open: 'jobs.create',
    change: 'jobs.create',
    target: 'job',
  },
  'jobs.$jobId.editAutomation.$actionId': {
    path: '/jobs/:jobId/editAutomation/1',
    open: 'jobs.create',
    change: null,
    target: 'job',
  },
  'jobs.$jobId.invite': { path: '/jobs/:jobId/invite', open: 'candidates.invite', change: null, target: 'job' },
  'jobs.post.$jobId': { path: '/jobs/post/:jobId', open: 'jobs.create', change: null, target: 'job' },
  'jobs.post.$jobId_.invite': {
    path: '/jobs/post/:jobId/invite',
    open: null,
    change: 'candidates.invite',
    target: 'job',
  },
  'jobs.post.$jobId_.qr[.]png': { path: '/jobs/post/:jobId/qr.png', open: 'jobs.create', change: null, target: 'job' },
  'jobs.post.$jobId_.share': { path: '/jobs/post/:jobId/share', open: null, change: 'jobs.create', target: 'job' },
  join: { path: '/join', open: 'public', change: 'public', target: 'none' },
  language: { path: '/language', open: null, change: 'public', target: 'none' },
  login: { path: '/login', open: 'public', change: 'public', target: 'none' },
  logout: { path: '/logout', open: null, change: 'public', target: 'none' },
  'meetings.$eventId': { path: '/meetings/1', open: 'live_interviews', change: null, target: 'none' },
  redirect: { path: '/redirect?to=/admin/jobs', open: 'public', change: null, target: 'none' },
  'scheduling-settings': { path: '/scheduling-settings', open: 'live_interviews', change: null, target: 'none' },
  'settings.system': { path: '/settings/system', open: 'public', change: null, target: 'none' },
  'reset-password': { path: '/reset-password', open: 'public', change: 'public', target: 'none' },
  'shared.$token': { path: '/shared/nowhere', open: 'public', change: 'public', target: 'none' },
  'signup_.details': { path: '/signup/details', open: 'account', change: 'account', target: 'none' },
  'signup_.verify': { path: '/signup/verify', open: 'account', change: 'account', target: 'none' },
  signup: { path: '/signup', open: 'public', change: 'public', target: 'none' },
  terms: { path: '/terms', open: 'public', change: null, target: 'none' },
  theme: { path: '/theme', open: null, change: 'public', target: 'none' },
} satisfies Record<string, PageRule>

export type PageName = keyof typeof table
/** The pages about one job, or about a candidate of one. */
export type JobPage = {
  [Page in PageName]: (typeof table)[Page]['target'] extends 'job' | 'candidate' ? Page : never
}[PageName]

/**
 * The page table: one entry for every folder of web/routes. Routes that only redirect are public. Loaders and actions check access
 * with it (web/lib/access.server.ts), and the authorization matrix is generated from it; a folder without an entry fails a test.
 */
export const pages: Readonly<Record<string, PageRule>> = table
