import type { Core } from '../../core/core.ts'
import {
  automationNames,
  automationsOf,
  dryRun,
  removeAutomation,
  saveAutomation,
  setAutomations,
} from './automations.ts'
import { applyWorkflow, saveWorkflow } from './workflows.ts'

export const automationUseCases = (core: Core) => ({
  automationsOf: automationsOf(core),
  automationNames: automationNames(core),
  setAutomations: setAutomations(core),
  saveAutomation: saveAutomation(core),
  removeAutomation: removeAutomation(core),
  dryRun: dryRun(core),
  saveWorkflow: saveWorkflow(core),
  applyWorkflow: applyWorkflow(core),
})
