import type { PlanName } from '../subscription/plans.ts'
import type { Feature } from '../subscription/features.ts'

/** INT-003, and what the catalogue alone shows (`widget`) or adds (`teams`, `calendar`). */
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
export const catalogueTypes = [...integrationTypes, 'widget', 'calendar'] as const
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
   * How a company gets it: a connection of its own, made on a page (`to`); a page that exists without a connection; or none
   * yet, where a person can ask to be told.
   */
  way: { kind: 'connection'; to: string } | { kind: 'page'; to: string } | { kind: 'later' }
}

const later = { kind: 'later' } as const
const ats = (title: string, more: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
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
  greenhouse: ats('Greenhouse', { isNew: true, way: { kind: 'connection', to: '/greenhouse/integration/details' } }),
  workable: ats('Workable', { isNew: true, way: { kind: 'connection', to: '/workable/integration/assessment' } }),
  jobadder: ats('JobAdder'),
  lever: ats('Lever'),
  smartrecruiters: ats('SmartRecruiters'),
  comeet: ats('Comeet'),
  jazzhr: ats('JazzHR'),
  pageup: ats('PageUp'),
  livehire: ats('LiveHire'),
  impress: ats('Impress'),
  senegalsoftware: ats('Senegal Software'),
  sap: ats('SAP SuccessFactors', enterprise),
  workday: ats('Workday', enterprise),
  widget: ats('Widget', enterprise),
  monday: ats('monday.com', { group: 'automation' }),
  webhook: ats('Webhook', {
    group: 'automation',
    isNew: true,
    way: { kind: 'page', to: '/admin/integration/webhooks' },
  }),
  zapier: ats('Zapier', { group: 'automation', requiredUpgrade: 'growth', feature: 'zapier' }),
  ga: ats('Google Analytics', { group: 'analytics' }),
  calendar: ats('Calendar', {
    group: 'calendar',
    requiredUpgrade: 'starter',
    feature: 'live',
    way: { kind: 'page', to: '/scheduling-settings' },
  }),
}

export const isIntegrationType = (type: string): type is IntegrationType =>
  (integrationTypes as readonly string[]).includes(type)

/** Those that a company connects by itself, each once. */
export const connectable = ['greenhouse', 'workable'] as const satisfies readonly IntegrationType[]
export type Connectable = (typeof connectable)[number]
export const isConnectable = (type: string): type is Connectable => (connectable as readonly string[]).includes(type)
