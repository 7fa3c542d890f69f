import { leasesContract } from '#test/contract-suites/leases.contract.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { embeddedReadStore } from '../read-store/embedded.ts'
import { embeddedLeases } from './embedded.ts'

const folder = useFolders()

leasesContract('embedded', async () => {
  const directory = folder()
  let states = embeddedReadStore(directory)
  const leases = embeddedLeases(states)
  return {
    leases: [leases, leases],
    states,
    async reopen() {
      await states.close()
      states = embeddedReadStore(directory)
      return embeddedLeases(states)
    },
    close: () => states.close(),
    elsewhere: null,
  }
})
