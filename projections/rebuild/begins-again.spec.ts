import { expect, it } from 'vitest'
import { codec } from '#infra/codec.ts'
import { Unavailable } from '#infra/engines/failures.ts'
import { openEngines } from '#infra/engines/open.ts'
import * as c from '#test/fixtures/candidate.ts'
import { appendAll, emptyFolder } from '#test/support/data-folder.ts'
import { cards } from '../board/cards.ts'
import { REBUILD_STATE, type RebuildState } from './progress.ts'
import { rebuildByPort } from './rebuild-by-port.ts'

/** Rebuilds from a log that does not answer so many times; returns the progress that was reported. */
async function told(failures: number) {
  const dataDir = emptyFolder()
  await appendAll(dataDir, [{ stream: c.adasStream, event: c.adaAdded }])
  const engines = await openEngines({ DATA_DIR: dataDir })
  const states: RebuildState[] = []
  let left = failures
  const store = {
    ...engines.store,
    readAll: async (...asked: Parameters<typeof engines.store.readAll>) =>
      left-- > 0 ? Promise.reject(new Unavailable('the log is away')) : engines.store.readAll(...asked),
  }
  const reads = {
    ...engines.reads,
    saveState: async (...[key, value, ...more]: Parameters<typeof engines.reads.saveState>) => (
      key === REBUILD_STATE && states.push(value as RebuildState), engines.reads.saveState(key, value, ...more)
    ),
  }
  const outcome = await rebuildByPort({ store, reads, leases: engines.leases, codec: codec(engines.keys) }, [
    cards,
  ]).then(
    () => 'done',
    (error: Error) => error.message,
  )
  await engines.close()
  return {
    outcome,
    phases: states.map(({ phase }) => phase).filter((phase, at, all) => phase !== all[at - 1]),
    reason: states.find(({ error }) => error)?.error,
  }
}

it('a rebuild that an engine did not answer says that it begins again, and why, and not that it failed', async () => {
  expect(await told(2)).toEqual({
    outcome: 'done',
    phases: ['again', 'folding', 'comparing', 'switched'],
    reason: 'the log is away',
  })
})

it('a rebuild that begins no more says that it failed', async () => {
  expect(await told(5)).toEqual({ outcome: 'the log is away', phases: ['again', 'failed'], reason: 'the log is away' })
})
