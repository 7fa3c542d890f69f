import type { PlanName } from '../subscription/plans.ts'
import type { Feature } from '../subscription/features.ts'

/** INT-003. */
export const integrationTypes = [
  'workable',
  'monday',
  'workday',
  'jobadder',
  'greenhouse',
  'webhook',
  'pageup',
  'impress',
  'lever',
  'ga',
  'zapier',
  'smartrecruiters',
  'comeet',
  'jazzhr',
  'sap',
  'livehire',
  'senegalsoftware',
] as const
export type IntegrationType = (typeof integrationTypes)[number]
/** What the page lists: beside these the widget, the calendar, chats, and whatever else an aggregator knows. */
export const catalogueTypes = [...integrationTypes, 'widget', 'calendar', 'chat', 'otherats'] as const
export type CatalogueType = (typeof catalogueTypes)[number]

export const integrationGroups = ['ats', 'automation', 'calendar', 'analytics'] as const

export type CatalogueEntry = {
  title: string
  group: (typeof integrationGroups)[number]
  /** INT-002 */
  requiredUpgrade: PlanName
  /** Which flag of the plan opens it. */
  feature: Feature
  isNew?: true
  /**
   * How a company gets it: a connection of its own, made on a page (`to`); a connection made at once, for which it is given a
   * key or gives an id; a page that exists without a connection; or none yet, where a person can ask to be told.
   */
  way:
    | { kind: 'connection'; to: string }
    | { kind: 'key' }
    | { kind: 'id' }
    | { kind: 'page'; to: string }
    | { kind: 'later' }
}

const later = { kind: 'later' } as const
const entry = (title: string, more: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  title,
  group: 'ats',
  requiredUpgrade: 'performance',
  feature: 'integrations',
  way: later,
  ...more,
})
const enterprise = { requiredUpgrade: 'enterprise', feature: 'customAts' } as const

/** What the integrations page lists, in its order. Names are those of the services; their marks are letters. */
export const catalogue: Readonly<Record<CatalogueType, CatalogueEntry>> = {
  greenhouse: entry('Greenhouse', { isNew: true, way: { kind: 'connection', to: '/greenhouse/integration/details' } }),
  workable: entry('Workable', { isNew: true, way: { kind: 'connection', to: '/workable/integration/assessment' } }),
  jobadder: entry('JobAdder', { isNew: true, way: { kind: 'connection', to: '/jobadder/integration/details' } }),
  lever: entry('Lever'),
  smartrecruiters: entry('SmartRecruiters'),
  comeet: entry('Comeet'),
  jazzhr: entry('JazzHR'),
  pageup: entry('PageUp'),
  livehire: entry('LiveHire'),
  impress: entry('Impress'),
  senegalsoftware: entry('Senegal Software'),
  sap: entry('SAP SuccessFactors', enterprise),
  workday: entry('Workday', enterprise),
  otherats: entry('Other systems', { isNew: true, way: { kind: 'page', to: '/admin/integration/ats' } }),
  widget: entry('Widget', enterprise),
  monday: entry('monday.com', { group: 'automation' }),
  webhook: entry('Webhook', {
    group: 'automation',
    isNew: true,
    way: { kind: 'page', to: '/admin/integration/webhooks' },
  }),
  zapier: entry('Zapier', {
    group: 'automation',
    isNew: true,
    requiredUpgrade: 'growth',
    feature: 'zapier',
    way: { kind: 'key' },
  }),
  chat: entry('Team chat', {
    group: 'automation',
    isNew: true,
    way: { kind: 'page', to: '/admin/integration/webhooks' },
  }),
  ga: entry('Google Analytics', { group: 'analytics', isNew: true, way: { kind: 'id' } }),
  calendar: entry('Calendar', {
    group: 'calendar',
    requiredUpgrade: 'starter',
    feature: 'live',
    way: { kind: 'page', to: '/scheduling-settings' },
  }),
}

export const isIntegrationType = (type: string): type is IntegrationType =>
  (integrationTypes as readonly string[]).includes(type)

/** The systems that a company can connect today, each at most once. */
export const connectable = [
  'greenhouse',
  'workable',
  'jobadder',
  'zapier',
  'ga',
] as const satisfies readonly IntegrationType[]
export type Connectable = (typeof connectable)[number]
/** Of these, the ones that a token or a key of ours is all it takes for. */
export const connectableByToken = ['greenhouse', 'workable', 'zapier', 'ga'] as const satisfies readonly Connectable[]
export type ConnectableByToken = (typeof connectableByToken)[number]
export const isConnectableByToken = (type: string): type is ConnectableByToken =>
  (connectableByToken as readonly string[]).includes(type)
export const isConnectable = (type: string): type is Connectable => (connectable as readonly string[]).includes(type)

/** Those that are connected step by step on pages of their own. */
export type Onboarded = Exclude<Connectable, 'zapier' | 'ga'>
export const isOnboarded = (type: string): type is Onboarded =>
  isConnectable(type) && type !== 'zapier' && type !== 'ga'
export const onboarded = connectable.filter(isOnboarded)
