import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import type { AnyProcessManager } from './process-manager.ts'

export type StuckProcess = { process: string; stream: string; error: string; tries: number }

/** Streams whose input could not be handled, for processes that run no process managers. */
export const TOLD = 'processes.stuck.'

/** What is stuck as those who run the process managers have last told. */
export async function stuckElsewhere(
  checkpoints: Pick<ReadStore, 'loadState'>,
  managers: readonly AnyProcessManager[],
): Promise<StuckProcess[]> {
  const all = await Promise.all(
    managers.map(({ name }) => checkpoints.loadState(TOLD + name) as Promise<StuckProcess[] | null>),
  )
  return all.flatMap((each) => each ?? [])
}
