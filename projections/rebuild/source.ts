import { join } from 'node:path'
import { codec } from '#infra/codec.ts'
import { openLogFile } from '#infra/engines/event-store/log-file.ts'
import { keyRingReader } from '#infra/engines/key-ring/reader.ts'
import type { Source } from './fold-streams.ts'

/** Log and keys of a data folder, over read-only connections of its own. */
export function openSource(dataDir: string): Source & { close(): void } {
  const log = openLogFile(join(dataDir, 'log'))
  const keys = keyRingReader(join(dataDir, 'keys'))
  return {
    log,
    codec: codec(keys, { remember: false }),
    close() {
      log.close()
      keys.close()
    },
  }
}
