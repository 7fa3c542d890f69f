import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sessionStoreContract } from '#test/contract-suites/session-store.contract.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { embeddedSessionStore } from './embedded.ts'

const folder = useFolders()

sessionStoreContract('embedded', async (now) => {
  const directory = folder()
  return {
    store: embeddedSessionStore(directory, now),
    reopen: async () => embeddedSessionStore(directory, now),
    atRest: () => Buffer.concat(readdirSync(directory).map((file) => readFileSync(join(directory, file)))),
  }
})
