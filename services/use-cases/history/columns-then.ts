import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { type Column } from '#contracts/job/columns.ts'
import { type ColumnEvent, columnsAfter } from '#contracts/job/columns-after.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { until } from '../../audit/until.ts'
import type { Core } from '../../core/core.ts'

/** The columns of a job as they were called at a moment; one that was not there then goes by the last name it had. */
export async function columnsThen(core: Core, asker: Asker, jobId: JobId): Promise<(at: string) => readonly Column[]> {
  const history = await core.codec.decodeAll<JobEvent>(
    await core.engines.store.read(streamName(asker.companyId, 'job', jobId)),
  )
  const changes: { occurredAt: string; columns: Column[] }[] = []
  const ever = new Map<string, Column>()
  for (const { event, occurredAt } of history) {
    const columns =
      event.type === 'JobDrafted'
        ? event.data.columns
        : isOfColumns(event)
          ? columnsAfter(changes.at(-1)?.columns ?? [], event)
          : null
    if (!columns) continue
    changes.push({ occurredAt, columns })
    for (const column of columns) ever.set(column.id, column)
  }
  const withGone = new Map<readonly Column[], Column[]>()
  /** Between two changes of the columns, every moment has the same. */
  return (at) => {
    const then = until(changes, at).at(-1)?.columns ?? NONE
    let all = withGone.get(then)
    if (!all) {
      const here = new Set(then.map(({ id }) => id))
      withGone.set(then, (all = [...then, ...[...ever.values()].filter(({ id }) => !here.has(id))]))
    }
    return all
  }
}
const NONE: readonly Column[] = []

const isOfColumns = (event: JobEvent): event is ColumnEvent => event.type.startsWith('Column')
