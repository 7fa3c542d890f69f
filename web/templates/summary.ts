import type { FieldOfWork } from '#contracts/template/starter.ts'

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
