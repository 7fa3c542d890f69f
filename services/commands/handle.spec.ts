import { embeddedEventStore } from '#infra/engines/event-store/embedded.ts'
import { commandHandlerContract } from '#test/contract-suites/command-handler.contract.ts'
import { useFolders } from '#test/fixtures/folders.ts'

const folder = useFolders()

commandHandlerContract('embedded', async () => embeddedEventStore(folder()))
