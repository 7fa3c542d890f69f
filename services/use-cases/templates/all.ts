import type { Core } from '../../core/core.ts'
import { newerTemplate, offeredTemplate, offeredTemplates } from './find-template.ts'
import { changeTemplate, createTemplate, deleteTemplate } from './templates.ts'
import { createJobFromTemplate, saveJobAsTemplate } from './use-template.ts'

export const templateUseCases = (core: Core) => ({
  createTemplate: createTemplate(core),
  changeTemplate: changeTemplate(core),
  deleteTemplate: deleteTemplate(core),
  offeredTemplates: offeredTemplates(core),
  offeredTemplate: offeredTemplate(core),
  newerTemplate: newerTemplate(core),
  createJobFromTemplate: createJobFromTemplate(core),
  saveJobAsTemplate: saveJobAsTemplate(core),
})
