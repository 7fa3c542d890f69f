import { BadSettings } from '../../env.ts'
import type { AttemptCounter } from '../attempt-counter/attempt-counter.ts'
import type { EngineSettings } from '../engine-settings.ts'
import type { KeyRing } from '../key-ring/key-ring.ts'
import type { ReadStore } from '../read-store/read-store.ts'
import type { Aggregator } from './aggregator.ts'
import type { SandboxBench } from './sandbox.ts'

type Keys = Pick<EngineSettings, 'MERGE_API_KEY' | 'MERGE_WEBHOOK_KEY' | 'MERGE_URL'>

/** Before anything is opened. */
export function checkAggregator({ MERGE_API_KEY, MERGE_WEBHOOK_KEY }: Keys) {
  if ((MERGE_API_KEY === undefined) !== (MERGE_WEBHOOK_KEY === undefined))
    throw new BadSettings(['Merge needs MERGE_API_KEY and MERGE_WEBHOOK_KEY, and one of them is not set'])
}

/** Merge where a key for it is given, the built-in sandbox where not; only that has a bench. */
export async function openAggregator(
  { MERGE_API_KEY, MERGE_WEBHOOK_KEY, MERGE_URL = 'https://api.merge.dev' }: Keys,
  { reads, keys, attempts }: { reads: ReadStore; keys: KeyRing; attempts: AttemptCounter },
): Promise<{ aggregator: Aggregator; sandboxAts: SandboxBench | null }> {
  if (MERGE_API_KEY === undefined || MERGE_WEBHOOK_KEY === undefined) {
    const { bench, ...aggregator } = (await import('./sandbox.ts')).sandbox(reads, keys)
    return { aggregator, sandboxAts: bench }
  }
  const { merge } = await import('./merge.ts')
  return { aggregator: merge({ MERGE_API_KEY, MERGE_WEBHOOK_KEY, MERGE_URL }, attempts), sandboxAts: null }
}
