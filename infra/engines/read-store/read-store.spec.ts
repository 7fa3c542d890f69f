import { readStoreContract } from '#test/contract-suites/read-store.contract.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { embeddedReadStore } from './embedded.ts'

const folder = useFolders()

readStoreContract('embedded', async () => {
  const directory = folder()
  return { store: embeddedReadStore(directory), reopen: async () => embeddedReadStore(directory) }
})
