import { mailContract } from '#test/contract-suites/mail.contract.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { outboxMail } from './embedded.ts'

const folder = useFolders()

mailContract('outbox', async () => {
  const directory = folder()
  return { mail: outboxMail(directory), reopen: async () => outboxMail(directory) }
})
