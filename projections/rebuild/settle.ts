import { parseStream } from '#contracts/kernel/streams.ts'
import type { CollectionBuild } from '#infra/engines/read-store/collection-build.ts'
import type { AnyProjection } from '../runtime/projection.ts'
import { sameValue } from './compare.ts'
import { foldStream, type Source } from './fold-streams.ts'

const WAIT_MS = 5000
const LOOK_MS = 20

/**
 * A worker that read the old document just before the switch may write what it made of it just after, if the revisions
 * happen to agree. Every event that could be such a one is between the switch and now: their documents are compared
 * once more and put right.
 */
export function settle(source: Source, projection: AnyProjection, build: CollectionBuild, switchedAt: number): number {
  const still = new Int32Array(new SharedArrayBuffer(4))
  const streams = source.log
    .changedStreams(switchedAt, source.log.last())
    .filter((stream) => parseStream(stream).category === projection.category)
  const until = performance.now() + WAIT_MS
  let mended = 0
  for (const stream of streams) {
    const { id } = parseStream(stream)
    const head = source.log.head(stream)!
    while ((build.live(id)?.rev ?? -1) < head && performance.now() < until) Atomics.wait(still, 0, 0, LOOK_MS)
    const live = build.live(id)
    const [folded] = live ? foldStream(source, [projection], stream, live.rev).docs : []
    if (!live || !folded || sameValue(JSON.stringify(live), JSON.stringify(folded.doc))) continue
    build.mend(folded.doc)
    mended++
  }
  return mended
}
