import type { JobEvent } from '#contracts/job/events.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

const release = (tenant: string, jobId: string): Reaction => ({
  kind: 'command',
  aggregate: 'subscription',
  id: tenant,
  command: { type: 'ReleaseJobSlot', data: { jobId } },
})

/** A job that cannot go live after all gives its slot back. */
export const jobSlotConsumedActivatesJob: ProcessManager<SubscriptionEvent> = {
  name: 'job-slot-consumed-activates-job',
  category: 'subscription',
  on: ['JobSlotConsumed'],
  react: ({ event }) =>
    event.type === 'JobSlotConsumed'
      ? [{ kind: 'command', aggregate: 'job', id: event.data.jobId, command: { type: 'ActivateJob', data: { jobId: event.data.jobId } } }]
      : [],
  onRefused: ({ event, tenant }) => (event.type === 'JobSlotConsumed' ? [release(tenant, event.data.jobId)] : []),
}

export const jobArchivedReleasesSlot: ProcessManager<JobEvent> = {
  name: 'job-archived-releases-slot',
  category: 'job',
  on: ['JobArchived'],
  react: ({ tenant, stream }) => [release(tenant, stream.slice(stream.indexOf('-') + 1))],
}

/** A job activated while its old slot was on its way back takes one again; for any other it is held already. */
export const jobActivatedHoldsSlot: ProcessManager<JobEvent> = {
  name: 'job-activated-holds-slot',
  category: 'job',
  on: ['JobActivated'],
  react: ({ tenant, stream }) => [
    {
      kind: 'command',
      aggregate: 'subscription',
      id: tenant,
      command: { type: 'ConsumeJobSlot', data: { jobId: stream.slice(stream.indexOf('-') + 1) } },
    },
  ],
}
