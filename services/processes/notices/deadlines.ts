import type { JobEvent } from '#contracts/job/events.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { later } from '#contracts/kernel/time.ts'
import { uuid5 } from '#infra/hashing.ts'
import { colleaguesOn } from '../../core/colleagues-on.ts'
import type { ProcessManager, Reaction } from '../process-manager.ts'
import { isNews, notify } from './notice.ts'

const DAYS_BEFORE = 1

/** One timer for each job, moved with its deadline. Who sets one for tomorrow knows of it. */
export const deadlineIsWatched: ProcessManager<JobEvent> = {
  name: 'deadline-is-watched',
  category: 'job',
  on: ['JobDeadlineSet'],
  react: ({ event, stream, occurredAt }): Reaction[] => {
    if (event.type !== 'JobDeadlineSet') return []
    const { id: jobId } = parseStream(stream)
    const { deadline } = event.data
    const timer = (command: { type: string; data: unknown }): Reaction[] => [
      { kind: 'command', aggregate: 'timer', id: uuid5(jobId, 'deadline near'), command },
    ]
    const dueAt = deadline && later(deadline, { days: -DAYS_BEFORE })
    if (!dueAt || dueAt <= occurredAt) return timer({ type: 'CancelTimer', data: {} })
    const command = { type: 'NoteDeadlineNear', data: { jobId, deadline } }
    return timer({ type: 'MoveTimer', data: { dueAt, aggregate: 'job', id: jobId, command } })
  },
}

/** Who follows a job hears that its deadline is near. */
export const nearDeadlineReachesColleagues: ProcessManager<JobEvent, UserId[]> = {
  name: 'near-deadline-reaches-colleagues',
  category: 'job',
  on: ['JobDeadlineNeared'],
  look: async (core, recorded) => {
    if (!isNews(recorded)) return []
    const people = await colleaguesOn(core, recorded.tenant, parseStream(recorded.stream).id, 'jobs.read')
    return people.flatMap(({ userId, follows }) => (follows ? [userId] : []))
  },
  react: (recorded, people) => {
    const { event, stream } = recorded
    if (event.type !== 'JobDeadlineNeared') return []
    const facts = { deadline: event.data.deadline }
    const jobId = parseStream(stream).id
    return people.map((userId) => notify(recorded, userId, { type: 'deadlineNear', jobId, facts }))
  },
}
