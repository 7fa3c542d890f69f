import { describe, it } from 'vitest'
import { jobDecider } from '#domain/job/decider.ts'
import { backendJob, drafted } from '#test/fixtures/job.ts'
import { contextOf, editor, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(jobDecider, contextOf(editor))
const sam = '44444444-4444-4444-8444-444444444444'
const host = (userId: string) => ({ type: 'AddMeetingHost' as const, data: { jobId: backendJob, userId } })
const own = { user_id: rita, role_id: 'edit' }

describe('the host of a meeting (TEAM-019)', () => {
  it('who is not on the job yet comes onto it as hiring manager', () => {
    given(drafted())
      .when(host(sam))
      .then({ type: 'JobPermissionsChanged', data: { permissions: [own, { user_id: sam, role_id: 'hm' }] } })
  })

  it('who has a role on the job keeps it', () => {
    given(drafted()).when(host(rita)).thenNothing()
  })

  it('is on it by name, also where all colleagues are', () => {
    const everyone = { group_id: 'global', role_id: 'review' }
    given(drafted(), { type: 'JobPermissionsChanged', data: { permissions: [everyone] } })
      .when(host(sam))
      .then({ type: 'JobPermissionsChanged', data: { permissions: [everyone, { user_id: sam, role_id: 'hm' }] } })
  })

  it('cannot come onto a job that is archived, or that does not exist', () => {
    given(drafted(), { type: 'JobArchived', data: {} }).when(host(sam)).thenRejects('job/archived')
    given().when(host(sam)).thenRejects('job/not-found')
  })

  it('does not come onto a job that is full', () => {
    const many = Array.from({ length: 500 }, (_, n) => ({ user_id: `user-${n}`, role_id: 'review' }))
    given(drafted(), { type: 'JobPermissionsChanged', data: { permissions: many } })
      .when(host(sam))
      .thenRejects('job/permissions-invalid', 'At most 500 people and groups have a role on a job')
  })
})
