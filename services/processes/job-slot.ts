import type { JobEvent } from '#contracts/job/events.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

const release = (tenant: string, jobId: string, at?: { jobRevision: number }): Reaction => ({
  kind: 'command',
  aggregate: 'subscription',
  id: tenant,
  command: { type: 'ReleaseJobSlot', data: { jobId, ...at } },
})

const consume = (tenant: string, jobId: string, at: { jobRevision: number }): Reaction => ({
  kind: 'command',
  aggregate: 'subscription',
  id: tenant,
  command: { type: 'ConsumeJobSlot', data: { jobId, ...at } },
})

/** A job that cannot go live after all gives its slot back. */
export const jobSlotConsumedActivatesJob: ProcessManager<SubscriptionEvent> = {
  name: 'job-slot-consumed-activates-job',
  category: 'subscription',
  on: ['JobSlotConsumed'],
  react: ({ event }) =>
    event.type === 'JobSlotConsumed'
      ? [
          {
            kind: 'command',
            aggregate: 'job',
            id: event.data.jobId,
            command: { type: 'ActivateJob', data: { jobId: event.data.jobId } },
          },
        ]
      : [],
  onRefused: ({ event, tenant }) => (event.type === 'JobSlotConsumed' ? [release(tenant, event.data.jobId)] : []),
}

/**
 * An archived or deleted job gives its slot back. One that went live makes sure of its slot, which another process may have taken
 * already: activated again while its old slot was on its way back, it would have none. Both in one process, so that the
 * two are done in the order they happened.
 */
export const jobStatusSettlesSlot: ProcessManager<JobEvent> = {
  name: 'job-status-settles-slot',
  category: 'job',
  on: ['JobArchived', 'JobDeleted', 'JobActivated'],
  react: ({ event, tenant, stream, revision: jobRevision }) => {
    const jobId = stream.slice(stream.indexOf('-') + 1)
    return event.type === 'JobActivated'
      ? [consume(tenant, jobId, { jobRevision })]
      : [release(tenant, jobId, { jobRevision })]
  },
}
