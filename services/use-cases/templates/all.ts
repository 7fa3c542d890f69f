import type { Core } from '../../core/core.ts'
import { changeTemplate, createTemplate, deleteTemplate, templateNow } from './templates.ts'

export const templateUseCases = (core: Core) => ({
  createTemplate: createTemplate(core),
  changeTemplate: changeTemplate(core),
  deleteTemplate: deleteTemplate(core),
  templateNow: templateNow(core),
})
