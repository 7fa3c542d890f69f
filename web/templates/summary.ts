import type { JobFeature } from '#contracts/job/plan-features.ts'
import type { FieldOfWork } from '#contracts/template/starter.ts'
import type { PlainKey } from '../locales/text.ts'

export const fieldTexts = {
  software: 'software',
  product: 'product',
  sales: 'sales',
  marketing: 'marketing',
  service: 'service',
  office: 'office',
  logistics: 'logistics',
  hospitality: 'hospitality',
  care: 'care',
  trades: 'trades',
} as const satisfies Record<FieldOfWork, PlainKey<'templates'>>

export const featureTexts = {
  answerType: 'featureAnswerType',
  videoQuestion: 'featureVideoQuestion',
  documentUpload: 'featureDocumentUpload',
  scorecard: 'featureScorecard',
  intelligence: 'featureIntelligence',
  idAnalyzer: 'featureIdAnalyzer',
  live: 'featureLive',
  multiBranding: 'featureMultiBranding',
  multiLanguage: 'featureMultiLanguage',
} as const satisfies Record<JobFeature, PlainKey<'templates'>>

/** A template in a list. */
export type TemplateSummary = {
  templateId: string
  name: string
  /** Null of the company's own. */
  field: FieldOfWork | null
  version: number
  questions: number
  skills: number
  minutes: number
}

export const templatePath = (templateId: string) => `/admin/templates/${templateId}`
export const savePath = (jobId: string) => `/admin/templates?from=${jobId}`
