import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyFolder } from '#test/support/data-folder.ts'
import { useDatabases } from '#test/support/mongodb.ts'
import { waitingDeliveries } from '#test/support/waiting-deliveries.ts'

const database = useDatabases('mongo-java-server')
const dataDir = emptyFolder()
let deliveries: Awaited<ReturnType<typeof waitingDeliveries>>
beforeAll(async () => {
  deliveries = await waitingDeliveries(dataDir)
})
afterAll(() => deliveries?.close())

it('a delivery that waits and the cursor of the feed outlive a move to MongoDB and back', async () => {
  const MONGODB_URL = database()
  const migrate = (to: string) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['services/cli/migrate.ts', '--to', to], {
      env: { ...process.env, EVENTSTORE_URL: '', DATA_DIR: dataDir, MONGODB_URL },
      encoding: 'utf8',
    })
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' })
  }
  await deliveries.found({})
  await deliveries.outlives({ before: {}, after: { MONGODB_URL } }, () => migrate('mongodb'))
  await deliveries.outlives({ before: { MONGODB_URL }, after: {} }, () => migrate('embedded'))
}, 240_000)
