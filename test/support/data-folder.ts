import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll } from 'vitest'
import type { DomainEvent } from '#contracts/kernel/event.ts'
import { chainHash, GENESIS } from '#infra/chain.ts'
import { codec } from '#infra/codec.ts'
import { openEngines } from '#infra/engines/open.ts'
import { uuid5 } from '#infra/hashing.ts'
import { rita } from '../fixtures/people.ts'
import { minutesPastNoon } from '../fixtures/recorded.ts'

const made: string[] = []
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hirelog-folder-'))
  made.push(folder)
  return folder
}

export type Happening = { stream: string; event: DomainEvent; at?: string }

/** Appends events in this order through the engines themselves, a minute apart, sealed and chained; answers how many the log holds. */
export async function appendAll(dataDir: string, happenings: readonly Happening[]): Promise<number> {
  const engines = await openEngines({ DATA_DIR: dataDir })
  const { seal } = codec(engines.keys)
  try {
    let count = await engines.store.countAfter(null, Infinity)
    for (const { stream, event, at } of happenings) {
      const head = await engines.store.head(stream)
      const revision = (head?.revision ?? -1) + 1
      const commandId = uuid5(stream, `${revision}`)
      const id = uuid5(commandId, stream)
      const envelope = {
        id,
        ...(await seal(stream, id, event)),
        tenant: stream.slice(0, stream.indexOf('.')),
        actor: { kind: 'user' as const, id: rita },
        occurredAt: at ?? minutesPastNoon(count),
        commandId,
        commandDigest: '',
        correlationId: commandId,
        causationId: null,
      }
      await engines.store.append(stream, revision - 1, [
        { ...envelope, hash: chainHash(head?.hash ?? GENESIS, stream, revision, envelope) },
      ])
      count++
    }
    return count
  } finally {
    await engines.close()
  }
}

/** A copy of the folder whose log was tampered with. */
export function tampered(dataDir: string, change: (log: DatabaseSync) => void): string {
  const copy = emptyFolder()
  // Reading the lock file would give the lock up: a process that closes a file loses every lock it has on it.
  cpSync(dataDir, copy, { recursive: true, filter: (path) => !path.endsWith('lock.db') })
  const log = new DatabaseSync(join(copy, 'log', 'events.db'))
  change(log)
  log.close()
  return copy
}
