import { conditionsOf } from '#contracts/automation/rules.ts'
import type { Automation } from '#contracts/job/automation/schema.ts'
import { noConditions, shownConditions } from './conditions.ts'
import type { Edited } from './editor.tsx'

const blank: Edited = {
  name: '',
  enabled: false,
  trigger: 'enters',
  days: null,
  stages: [],
  sources: [],
  rating: null,
  more: noConditions,
  action: { type: 'email', subject: '', text: '', statusId: '' },
}

type Kept = {
  automations: readonly { automation: Automation; version: number }[]
  changedAt: number
}
/** The automations of a job, and one of them as its form shows it; a new one where the address names none. */
export function editorOf({ automations, changedAt }: Kept, actionId: string | undefined, url: string) {
  const all = automations.map(({ automation: { automationId: id, name, enabled }, version }) => ({
    ...{ id, name, enabled, version },
  }))
  const kept = automations.find(({ automation }) => automation.automationId === actionId)
  return { all, basedOn: changedAt, ...editedOf(kept?.automation, new URL(url).searchParams.getAll('stage')) }
}

function editedOf(automation: Automation | undefined, stages: string[]): { id: string | null; edited: Edited } {
  if (!automation) return { id: null, edited: { ...blank, stages } }
  const { automationId: id, name, enabled, trigger, days, action } = automation
  const conditions = conditionsOf(automation) ?? {}
  const { sources = [], rating } = conditions
  return {
    id,
    edited: {
      ...{ name, enabled, trigger, days, sources, stages: automation.stages },
      rating: typeof rating === 'number' ? rating : null,
      more: shownConditions(conditions),
      action: {
        type: action.type,
        subject: action.type === 'email' ? action.subject : '',
        text: 'text' in action ? action.text : '',
        statusId: action.type === 'moveToColumn' ? (action.statusId ?? '') : '',
      },
    },
  }
}
