import { kafkaClient, type KafkaSettings, refused } from './kafka-client.ts'
import { within } from './within.ts'

/** A question to brokers that do not answer is left alone after so long. */
const CLOSE_MS = 1000

type Admin = ReturnType<Awaited<ReturnType<typeof kafkaClient>>['admin']>

/** Asks the brokers who they are: one question at a time, on a connection that stays for as long as it is good. */
export function kafkaProbe(settings: KafkaSettings) {
  let connection: Promise<Admin> | undefined
  let asking: Promise<unknown> | undefined

  async function connect(): Promise<Admin> {
    const admin = (await kafkaClient(settings, 'probe', () => {}, { retry: { retries: 0 } })).admin()
    await admin.connect()
    return admin
  }
  async function close() {
    const before = connection
    connection = undefined
    if (before)
      await within(
        CLOSE_MS,
        before.then((admin) => admin.disconnect()),
      )
  }
  async function ask() {
    try {
      await (await (connection ??= connect())).describeCluster()
    } catch (error) {
      void close()
      throw refused(settings, error)
    }
  }
  return { probe: () => (asking ??= ask().finally(() => (asking = undefined))), close }
}
