import type { Asker } from '#contracts/kernel/asker.ts'
import type { HistoryActor } from '#contracts/views/history.ts'
import type { Actor } from '#contracts/kernel/asker.ts'
import type { ActivityView } from '#projections/activity/activity-view.ts'
import type { Core } from '../../core/core.ts'
import { columnsThen } from './columns-then.ts'
import type { Names } from './labels.ts'

/** All names in a history that are not in the candidate's own stream: columns as they were called at a moment, all else as today. */
export async function namesFor(core: Core, asker: Asker, { jobId, now, entries }: ActivityView) {
  const people = new Set<string>()
  const others = [...new Set(entries.flatMap(({ actor }) => (actor.kind === 'apiKey' ? [actor.id] : [])))]
  for (const { actor, changes } of entries) {
    if (actor.kind === 'user') people.add(actor.id)
    for (const { field } of changes) if (/^(rating|reaction):/.test(field)) people.add(field.split(':').at(-1)!)
  }
  const [users, company, job, systems] = await Promise.all([
    core.readers.userNames(asker, [...people]),
    core.readers.companyOf(asker),
    core.readers.jobDocument(asker, jobId),
    Promise.all(others.map(async (id) => [id, await core.readers.atsNameOf(asker, id)] as const)),
  ])
  const systemNames = new Map(systems)
  const columnsAt = await columnsThen(core, asker, jobId)
  const user = (id: string) => users[id] ?? id.slice(0, 8)
  const names = (at: string): Names => ({ journey: job?.journey ?? null, columns: columnsAt(at), user })
  const actor = ({ kind, id }: Actor): HistoryActor => {
    const name = {
      user: () => users[id] ?? null,
      apiKey: () => company?.apiKeys.find(({ keyId }) => keyId === id)?.label ?? systemNames.get(id) ?? null,
      candidate: () => (now.name ? String(now.name) : null),
      guest: () => (now[`guest:${id}`] ? String(now[`guest:${id}`]) : null),
      process: () => null,
    }
    return { kind, id, name: name[kind]() }
  }
  return { names, actor, jobTitle: job?.title ?? null }
}
