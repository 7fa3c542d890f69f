import { join } from 'node:path'
import { openLogFile } from '#infra/engines/event-store/log-file.ts'
import type { Row } from '#infra/engines/event-store/rows.ts'
import { seeded } from '#test/fixtures/seeded.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import * as c from '#test/fixtures/candidate.ts'
import { acme } from '#test/fixtures/people.ts'
import { appendAll, emptyFolder, type Happening } from './data-folder.ts'

/** A folder whose log holds so many candidates, their events in a random order of each other. */
export async function folderWithCandidates(candidates: number, seed = 1): Promise<string> {
  const random = seeded(seed)
  const idOf = (n: number) => `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, '0')}`
  const lives = Array.from({ length: candidates }, (_, n) => {
    const stream = streamName(acme, 'candidate', idOf(n))
    const added = { ...c.adaAdded, data: { ...c.adaAdded.data, candidateId: idOf(n), name: `Person ${n}` } }
    return [added, c.adaInvited, c.adaStarted, c.adaMoved('default', 'hired')]
      .slice(0, 1 + (n % 4))
      .map((event): Happening => ({ stream, event: event as Happening['event'] }))
  })
  const happenings: Happening[] = []
  while (lives.length > 0) {
    const at = random.below(lives.length)
    happenings.push(lives[at]!.shift()!)
    if (lives[at]!.length === 0) lives.splice(at, 1)
  }
  const folder = emptyFolder()
  await appendAll(folder, happenings)
  return folder
}

export function rowsOf(dataDir: string): Row[] {
  const log = openLogFile(join(dataDir, 'log'))
  const rows = log.after(0, 1_000_000).map((row) => ({ ...row }))
  log.close()
  return rows
}
