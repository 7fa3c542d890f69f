import type { CandidateFilter } from '../candidate/filter.ts'
import { AutomationConditions } from '../candidate/filter-schema.ts'
import { MAX_MESSAGE, MAX_SUBJECT } from '../candidate/message-limits.ts'
import { check, collect, type FieldProblems, maxLength, type Problem, required, REQUIRED } from '../job/rules.ts'
import type { ColumnId } from '../kernel/ids.ts'
import { hasControls } from '../kernel/name.ts'
import { said } from '../kernel/wording.ts'
import { durations, interviewLimits } from '../interview/limits.ts'
import { isMeetingLink } from '../interview/plan.ts'
import { automationLimits as limits } from '../job/automation/kinds.ts'
import type { Automation, AutomationAction, MeetingAction } from '../job/automation/schema.ts'
import { neededOf, panelOf } from './meeting.ts'

const GONE = 'This column is not on the board any more'
/** C§5, C§8 (AUTO-004). */
export const REQUIRED_PARTICIPANTS = 'Required participants is a mandatory field'

/** The conditions as the filter that they are; null where they cannot be read. */
export const conditionsOf = ({ conditions }: Pick<Automation, 'conditions'>): CandidateFilter | null => {
  const read = AutomationConditions.safeParse(conditions)
  return read.success ? read.data : null
}

/** As it is kept: one line without blanks around it. */
export const automationName = (name: string) => name.trim().replaceAll(/\s+/g, ' ')

/**
 * What keeps an automation from being saved, by field. `columns`: those of the job's board; null where it belongs to no
 * job yet, as in a template.
 */
export function automationProblems(automation: Automation, columns: readonly ColumnId[] | null): FieldProblems {
  const { trigger, days, stages, action, enabled } = automation
  const conditions = conditionsOf(automation)
  const name = automationName(automation.name)
  const isGone = (id: ColumnId) => columns !== null && !columns.includes(id)
  return collect([
    check('name', name, required, maxLength(limits.name)) ??
      (hasControls(name) ? ['name', 'Line breaks and control characters are not possible here'] : null),
    trigger !== 'waits' || (days !== null && days >= 1 && days <= limits.days)
      ? null
      : ['days', said`Give a number of days from 1 to ${limits.days}`],
    trigger === 'rejected' && stages.length > 0
      ? ['stages', 'Rejected candidates are in one stage: leave the stages out']
      : stages.some(isGone)
        ? ['stages', GONE]
        : null,
    conditions === null ? ['conditions', 'These conditions cannot be read'] : null,
    conditions?.mine ? ['conditions', 'An automation has no reviews of its own: choose another condition'] : null,
    conditions?.ai ? ['conditions', 'The score of a model decides nothing: choose another condition'] : null,
    (conditions?.columns ?? []).some(isGone) ? ['conditions', GONE] : null,
    ...actionProblems(action, isGone),
    action.type === 'moveToColumn' && action.statusId !== null && stages.length === 1 && stages[0] === action.statusId
      ? ['action.statusId', 'Candidates are in this stage already']
      : null,
    ...(action.type === 'meeting' && enabled ? plannable(action) : []),
  ])
}

function actionProblems(action: AutomationAction, isGone: (id: ColumnId) => boolean): Problem[] {
  switch (action.type) {
    case 'email':
      return [
        check('action.subject', action.subject, required, maxLength(MAX_SUBJECT)),
        check('action.text', action.text, required, maxLength(MAX_MESSAGE)),
      ]
    case 'comment':
      return [check('action.text', action.text, required, maxLength(limits.comment))]
    case 'reinvite':
      return []
    case 'moveToColumn':
      if (action.statusId === null) return [['action.statusId', REQUIRED]]
      return [isGone(action.statusId) ? ['action.statusId', GONE] : null]
    case 'meeting':
      return meetingProblems(action)
  }
}

/** AUTO-004 to AUTO-009. */
function meetingProblems({
  participants,
  duration,
  meeting_platform: platform,
  summary,
  availability,
  conferencing,
  advanced,
}: MeetingAction): Problem[] {
  const hasInterviewer = participants.some(({ members }) => members.length > 0)
  const hasRequired = participants.some(({ type }) => type === 'required')
  return [
    hasInterviewer && hasRequired ? null : ['action.participants', REQUIRED_PARTICIPANTS],
    ...participants.map(({ type, members }, index): Problem => {
      const least = type === 'some' ? 2 : 1
      return members.length >= least ? null : [`action.participants.${index}`, said`Required at least ${least} item(s)`]
    }),
    duration ? null : ['action.duration', REQUIRED],
    platform ? null : ['action.meeting_platform', REQUIRED],
    check('action.summary', summary, required, maxLength(limits.summary)),
    availability.slots.length > limits.slots
      ? ['action.availability.slots', said`At most ${limits.slots} slots are possible`]
      : availability.slots.some(({ start, end }) => start >= end)
        ? ['action.availability.slots', 'A slot ends after it begins']
        : null,
    conferencing.host ? null : ['action.conferencing.host', REQUIRED],
    platform === 'call' || conferencing.profile_id ? null : ['action.conferencing.profile_id', REQUIRED],
    platform === 'face_to_face' && advanced.location.description.trim() === ''
      ? ['action.advanced.location.description', REQUIRED]
      : null,
  ]
}

/** What an interview needs beyond that before one can be planned (`domain/interview/plan.ts`): asked for once it is switched on. */
function plannable(action: MeetingAction): Problem[] {
  const { participants, duration, meeting_platform: platform, conferencing, advanced, availability } = action
  const { panel } = panelOf(action, () => true)
  const pools = participants.filter(({ type }) => type === 'some')
  const isShort = availability.slots.some(
    ({ start, end }) => start < end && Date.parse(end) - Date.parse(start) < (duration ?? 0) * 60_000,
  )
  const profile = conferencing.profile_id ?? ''
  return [
    pools.length > 1
      ? ['action.participants', 'People of whom some take part are named in one group']
      : pools.some(({ members }) => members.length < neededOf(pools))
        ? ['action.participants', said`Choose how many of the ${pools[0]!.members.length} take part`]
        : panel.length > interviewLimits.panel
          ? ['action.participants', said`Name at most ${interviewLimits.panel} people`]
          : null,
    duration && !(durations as readonly number[]).includes(duration)
      ? ['action.duration', 'Choose 15, 30, 45 or 60 minutes']
      : null,
    isShort ? ['action.availability.slots', 'A time is shorter than the interview'] : null,
    platform === 'online' && /^[a-z]+:\/\//i.test(profile) && !isMeetingLink(profile)
      ? ['action.conferencing.profile_id', 'The link must begin with https://']
      : null,
    platform === 'call' && advanced.location.description.trim() === ''
      ? ['action.advanced.location.description', REQUIRED]
      : null,
    check('action.advanced.location.description', advanced.location.description, maxLength(interviewLimits.place)),
  ]
}

/**
 * The first circle in which automations without conditions would move every candidate, as the columns in their order;
 * null when there is none.
 */
export function circleIn(automations: readonly Automation[]): ColumnId[] | null {
  const next = new Map<ColumnId, ColumnId>()
  for (const { enabled, trigger, stages, conditions, action } of automations)
    if (enabled && trigger === 'enters' && action.type === 'moveToColumn' && action.statusId)
      if (Object.keys(conditions).length === 0)
        for (const stage of stages) if (!next.has(stage)) next.set(stage, action.statusId)
  for (const start of next.keys()) {
    const path = [start]
    for (let at = next.get(start); at !== undefined && path.length <= next.size; at = next.get(at)) {
      if (at === start) return [...path, start]
      path.push(at)
    }
  }
  return null
}
