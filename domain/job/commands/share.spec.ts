import { describe, it } from 'vitest'
import { jobDecider } from '#domain/job/decider.ts'
import { backendJob, drafted, live } from '#test/fixtures/job.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(jobDecider, contextOf(editor))
const shared = { via: 'copy direct link', referral: true } as const
const share = { type: 'ShareJob', data: { jobId: backendJob, ...shared } } as const

describe('sharing a job', () => {
  it('records how, every time', () => {
    given(...live(), { type: 'JobShared', data: shared })
      .when(share)
      .then({ type: 'JobShared', data: shared })
  })

  it('refuses a job that is not live: its link leads nowhere yet', () => {
    given(drafted()).when(share).thenRejects('job/not-active', 'Only a job that is live can be shared')
    given(...live(), { type: 'JobArchived', data: {} })
      .when(share)
      .thenRejects('job/not-active')
  })
})

describe('the link that marks who comes by it', () => {
  const set = (of: 'copyLink' | 'qrCode', on: boolean) =>
    ({ type: 'SetReferrals', data: { jobId: backendJob, of, on } }) as const
  const kept = (of: 'copyLink' | 'qrCode', on: boolean) => ({ type: 'JobReferralsSet', data: { of, on } }) as const

  it('is kept on the job, apart for the link and the QR code, and recorded once', () => {
    given(...live())
      .when(set('copyLink', true))
      .then(kept('copyLink', true))
    given(...live(), kept('copyLink', true))
      .when(set('copyLink', true))
      .then()
    given(...live(), kept('copyLink', true))
      .when(set('qrCode', true))
      .then(kept('qrCode', true))
    given(...live(), kept('copyLink', true))
      .when(set('copyLink', false))
      .then(kept('copyLink', false))
    given(...live())
      .when(set('qrCode', false))
      .then()
  })
})
