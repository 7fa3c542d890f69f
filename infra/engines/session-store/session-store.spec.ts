import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { sessionStoreContract } from '#test/contract-suites/session-store.contract.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { sha256 } from '../../hashing.ts'
import { embeddedSessionStore } from './embedded.ts'

const folder = useFolders()

it('sessions of the release before go on, without what a provider said', async () => {
  const directory = folder()
  const before = new DatabaseSync(join(directory, 'sessions.db'))
  before.exec(`CREATE TABLE sessions (
    hash TEXT PRIMARY KEY, id TEXT NOT NULL, kind TEXT NOT NULL, companyId TEXT NOT NULL, userId TEXT NOT NULL, epoch INTEGER NOT NULL,
    method TEXT NOT NULL, device TEXT, scopes TEXT, createdAt INTEGER NOT NULL, lastSeenAt INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`)
  before
    .prepare(`INSERT INTO sessions VALUES (?, 'one', 'browser', 'acme', 'rita', 0, 'sso', NULL, NULL, 1000, 1000)`)
    .run(sha256('a token'))
  before.close()
  for (let start = 0; start < 2; start++) {
    const store = embeddedSessionStore(directory, () => 2000)
    expect([await store.find('a token'), await store.idTokenOf('a token')]).toMatchObject([{ id: 'one' }, null])
    await store.close()
  }
})

sessionStoreContract('embedded', async (now) => {
  const directory = folder()
  return {
    store: embeddedSessionStore(directory, now),
    reopen: async () => embeddedSessionStore(directory, now),
    atRest: () => Buffer.concat(readdirSync(directory).map((file) => readFileSync(join(directory, file)))),
  }
})
