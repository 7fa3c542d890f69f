import { describe, it } from 'vitest'
import { jobDecider } from '#domain/job/decider.ts'
import { backendJob, drafted } from '#test/fixtures/job.ts'
import { contextOf, editor, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(jobDecider, contextOf(editor))
const set = (...permissions: object[]) => ({
  type: 'SetJobPermissions' as const,
  data: { jobId: backendJob, permissions },
})
const own = { user_id: rita, role_id: 'edit' }
const everyone = { group_id: 'global', role_id: 'global' }

describe('who has which role on a job', () => {
  it('begins with its creator, who has their own role', () => {
    given(drafted()).when(set(own)).thenNothing()
  })

  it('is said as a whole: users and groups, each with a role', () => {
    given(drafted())
      .when(set(own, everyone))
      .then({ type: 'JobPermissionsChanged', data: { permissions: [own, everyone] } })
    given(drafted(), { type: 'JobPermissionsChanged', data: { permissions: [own, everyone] } })
      .when(set())
      .then({ type: 'JobPermissionsChanged', data: { permissions: [] } })
  })

  it('needs a role for every entry', () => {
    given(drafted())
      .when(set(own, { user_id: 'somebody' }))
      .thenRejects('job/permissions-role-missing')
    given(drafted())
      .when(set({ user_id: 'somebody', role_id: '' }))
      .thenRejects('job/permissions-role-missing')
  })

  it('needs one holder for every entry, and one entry for every holder', () => {
    given(drafted())
      .when(set({ role_id: 'edit' }))
      .thenRejects('job/permissions-invalid', 'A role on a job belongs to one user or to one group')
    given(drafted())
      .when(set({ user_id: 'a', group_id: 'b', role_id: 'edit' }))
      .thenRejects('job/permissions-invalid', 'A role on a job belongs to one user or to one group')
    given(drafted())
      .when(set(own, { ...own, role_id: 'review' }))
      .thenRejects('job/permissions-invalid', 'A user or group has one role on a job')
  })

  describe('when two people change it at once', () => {
    const after = [drafted(), { type: 'JobPermissionsChanged' as const, data: { permissions: [own, everyone] } }]
    const from = (basedOn: number, ...permissions: object[]) => ({
      type: 'SetJobPermissions' as const,
      data: { jobId: backendJob, permissions, basedOn },
    })

    it('refuses the one who has not seen what the other did', () => {
      given(...after)
        .when(from(0, own))
        .thenRejects('job/stale-permissions')
    })
    it('takes the change of whoever has', () => {
      given(...after)
        .when(from(1, own))
        .then({ type: 'JobPermissionsChanged', data: { permissions: [own] } })
    })
    it('does not mind what else happened to the job, nor that both want the same', () => {
      given(...after, { type: 'JobShared', data: { via: 'open publish', referral: false } })
        .when(from(1, own))
        .then({ type: 'JobPermissionsChanged', data: { permissions: [own] } })
      given(...after)
        .when(from(0, own, everyone))
        .thenNothing()
    })
  })

  it('is said of a job that exists', () => {
    given().when(set(own)).thenRejects('job/not-found')
  })
})
