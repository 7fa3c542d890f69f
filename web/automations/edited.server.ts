import { conditionsOf } from '#contracts/automation/rules.ts'
import type { Automation } from '#contracts/job/automation/schema.ts'
import { noConditions, shownConditions } from './conditions.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import type { Edited } from './editor.tsx'
import { draftOf, firstMeeting } from './meeting-draft.server.ts'

const blank: Omit<Edited, 'action'> = {
  name: '',
  enabled: false,
  trigger: 'enters',
  days: null,
  stages: [],
  sources: [],
  rating: null,
  more: noConditions,
}

type Kept = {
  automations: readonly { automation: Automation; version: number }[]
  changedAt: number
}
/** The automations of a job, and one of them as its form shows it; a new one where the address names none. */
export function editorOf(
  { automations, changedAt }: Kept,
  { actionId, url, viewer }: { actionId: string | undefined; url: string; viewer: UserId },
) {
  const all = automations.map(({ automation: { automationId: id, name, enabled }, version }) => ({
    ...{ id, name, enabled, version },
  }))
  const kept = automations.find(({ automation }) => automation.automationId === actionId)
  return { all, basedOn: changedAt, ...editedOf(kept?.automation, new URL(url).searchParams.getAll('stage'), viewer) }
}

function editedOf(
  automation: Automation | undefined,
  stages: string[],
  viewer: UserId,
): { id: string | null; edited: Edited } {
  const meeting = firstMeeting(viewer)
  if (!automation)
    return {
      id: null,
      edited: { ...blank, stages, action: { type: 'email', subject: '', text: '', statusId: '', meeting } },
    }
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
        meeting: action.type === 'meeting' ? draftOf(action) : meeting,
      },
    },
  }
}
