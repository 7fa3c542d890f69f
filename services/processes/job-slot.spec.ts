import { describe, expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { acme } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { jobSlotConsumedActivatesJob, jobStatusSettlesSlot } from './job-slot.ts'

const jobId = backendJob
const [consumed] = recorded(streamName(acme, 'subscription', acme), [
  { type: 'JobSlotConsumed', data: { jobId, inUse: 1 } } as const,
])
const [activated] = recorded(streamName(acme, 'job', jobId), [
  { type: 'JobActivated', data: { journeyVersion: 1 } } as const,
])
const [archived] = recorded(streamName(acme, 'job', jobId), [{ type: 'JobArchived', data: {} } as const])
const [deleted] = recorded(streamName(acme, 'job', jobId), [{ type: 'JobDeleted', data: { candidates: 0 } } as const])
const toPlan = (type: string, at = {}) => ({
  kind: 'command',
  aggregate: 'subscription',
  id: acme,
  command: { type, data: { jobId, ...at } },
})

describe('a job slot that was taken', () => {
  it('activates its job', () => {
    expect(jobSlotConsumedActivatesJob.react(consumed!, undefined)).toEqual([
      { kind: 'command', aggregate: 'job', id: jobId, command: { type: 'ActivateJob', data: { jobId } } },
    ])
  })

  it('goes back when the job cannot go live after all', () => {
    const refused = { command: { type: 'ActivateJob', data: { jobId } }, code: 'job/invalid-fields' }
    expect(jobSlotConsumedActivatesJob.onRefused?.(consumed!, refused, undefined)).toEqual([toPlan('ReleaseJobSlot')])
  })
})

describe('a job that changes', () => {
  it('gives its slot back when it is archived or deleted', () => {
    expect(jobStatusSettlesSlot.react(deleted!, undefined)).toEqual([toPlan('ReleaseJobSlot', { jobRevision: 0 })])
    expect(jobStatusSettlesSlot.react(archived!, undefined)).toEqual([toPlan('ReleaseJobSlot', { jobRevision: 0 })])
  })

  it('makes sure of its slot when it goes live', () => {
    expect(jobStatusSettlesSlot.react(activated!, undefined)).toEqual([toPlan('ConsumeJobSlot', { jobRevision: 0 })])
  })
})
