import { describe, it } from 'vitest'
import type { Automation } from '#contracts/job/automation/schema.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { aMeeting, anAutomation, noteId, thanksId } from '#test/fixtures/automation.ts'
import { backendJob, drafted } from '#test/fixtures/job.ts'
import { admin, contextOf, noon } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(jobDecider, contextOf(admin))
const set = (automations: Automation[], basedOn?: number) =>
  ({
    type: 'SetAutomations',
    data: { jobId: backendJob, automations, ...(basedOn !== undefined && { basedOn }) },
  }) as const
const saved = (automation: Automation, version = 1, enabledAt: string | null = noon): JobEvent => ({
  type: 'AutomationSaved',
  data: { automation, version, enabledAt },
})
const note = anAutomation({ automationId: noteId, name: 'Note', action: { type: 'comment', text: 'New' } })
const before = '2026-01-01T00:00:00.000Z'

describe('the automations of a job', () => {
  it('are added as version 1, changed as the next one, and removed', () => {
    given(drafted())
      .when(set([anAutomation({ name: '  Thank \n everyone ' })]))
      .then(saved(anAutomation()))
    given(drafted(), saved(anAutomation()))
      .when(set([anAutomation()]))
      .thenNothing()
    given(drafted(), saved(anAutomation()))
      .when(set([anAutomation({ name: 'Thanks' })]))
      .then(saved(anAutomation({ name: 'Thanks' }), 2))
    given(drafted(), saved(anAutomation()))
      .when(set([]))
      .then({ type: 'AutomationRemoved', data: { automationId: thanksId } })
  })

  it('act upon nothing before they were switched on', () => {
    const off = anAutomation({ enabled: false })
    given(drafted())
      .when(set([off]))
      .then(saved(off, 1, null))
    given(drafted(), saved(off, 1, null))
      .when(set([anAutomation()]))
      .then(saved(anAutomation(), 2))
    given(drafted(), saved(anAutomation(), 1, before))
      .when(set([anAutomation({ stages: [] })]))
      .then(saved(anAutomation({ stages: [] }), 2, before))
  })

  it('keep the order in which they are given', () => {
    given(drafted(), saved(anAutomation()), saved(note))
      .when(set([note, anAutomation()]))
      .then({ type: 'AutomationsOrdered', data: { automationIds: [noteId, thanksId] } })
    given(drafted(), saved(anAutomation()))
      .when(set([note, anAutomation()]))
      .then(saved(note), { type: 'AutomationsOrdered', data: { automationIds: [noteId, thanksId] } })
  })

  it('are refused where they were changed since they were seen', () => {
    given(drafted(), saved(anAutomation()))
      .when(set([], 0))
      .thenRejects('automation/stale', 'Somebody else changed the automations of this job in the meantime')
  })

  it('are refused with each field that needs attention', () => {
    given(drafted())
      .when(set([note, anAutomation({ name: '', action: { type: 'moveToColumn', statusId: null } })]))
      .thenRejects('automation/invalid', 'Some fields need attention', {
        '1.name': 'Required field',
        '1.action.statusId': 'Required field',
      })
    given(drafted())
      .when(set([note, note]))
      .thenRejects('automation/invalid', 'Two automations have the same id')
    given(drafted())
      .when(set(Array.from({ length: 31 }, () => note)))
      .thenRejects('automation/too-many', 'A job can have 30 automations')
  })

  it('move no candidate in a circle', () => {
    const move = (automationId: string, from: string, to: string) =>
      anAutomation({ automationId, stages: [from], action: { type: 'moveToColumn', statusId: to } })
    given(drafted())
      .when(set([move(thanksId, 'default', 'hired'), move(noteId, 'hired', 'default')]))
      .thenRejects(
        'automation/circle',
        'These automations would move candidates in a circle: Candidates → Hired → Candidates',
      )
  })

  it('bring who hosts a meeting onto the job, and book none yet', () => {
    const host = '11111111-1111-4111-8111-111111111112'
    const meeting = anAutomation({ enabled: false, action: aMeeting({ conferencing: { host, profile_id: null } }) })
    given(drafted())
      .when(set([meeting]))
      .then(saved(meeting, 1, null), {
        type: 'JobPermissionsChanged',
        data: {
          permissions: [
            { user_id: '11111111-1111-4111-8111-111111111111', role_id: 'edit' },
            { user_id: host, role_id: 'hm' },
          ],
        },
      })
  })
})
