import type { Automation } from '#contracts/job/automation/schema.ts'
import type { JobEvent } from '#contracts/job/events.ts'

/** As it was saved last; `enabledAt`: since when it is switched on. */
export type KeptAutomation = { automation: Automation; version: number; enabledAt: string | null }
export type JobAutomations = {
  /** In the order in which they act. */
  kept: readonly KeptAutomation[]
  /** Names by id, also of those that were removed: what they did stays in histories. */
  names: Readonly<Record<string, string>>
  changedAt: number
}
export const noAutomations: JobAutomations = { kept: [], names: {}, changedAt: 0 }

type AutomationEvent = Extract<JobEvent, { type: 'AutomationSaved' | 'AutomationsOrdered' | 'AutomationRemoved' }>

export function withAutomationEvent(state: JobAutomations, event: AutomationEvent, changedAt: number): JobAutomations {
  const { kept, names } = state
  switch (event.type) {
    case 'AutomationSaved': {
      const { automationId, name } = event.data.automation
      const isNew = !kept.some((each) => each.automation.automationId === automationId)
      return {
        kept: isNew
          ? [...kept, event.data]
          : kept.map((each) => (each.automation.automationId === automationId ? event.data : each)),
        names: { ...names, [automationId]: name },
        changedAt,
      }
    }
    case 'AutomationsOrdered': {
      const at = (each: KeptAutomation) => event.data.automationIds.indexOf(each.automation.automationId)
      return { kept: kept.toSorted((one, other) => at(one) - at(other)), names, changedAt }
    }
    case 'AutomationRemoved':
      return {
        kept: kept.filter(({ automation }) => automation.automationId !== event.data.automationId),
        names,
        changedAt,
      }
  }
}
