import type { Admin } from 'kafkajs'
import { BadSettings } from '../../env.ts'

/** The oldest that today's brokers and clients still speak with (KIP-896). */
const OLDEST = '2.1'
const CONFIG_OF_BROKER = 4
/** Brokers up to 3.x say by it which version they speak with each other; from 4.0 on there is none. */
const SPOKEN = 'inter.broker.protocol.version'

/** Before anything is written: brokers that cannot do what the bus relies upon are refused, with the version that was found. */
export async function refuseOldBrokers(admin: Admin, brokers: readonly { nodeId: number }[]): Promise<void> {
  const old = (found: string) =>
    new BadSettings([
      `KAFKA_BROKERS names brokers that are too old: ${found}, and Kafka ${OLDEST} is the oldest that can carry events. Upgrade them, or name others`,
    ])
  const found = await spoken(admin, brokers).catch((error: Error) => {
    if (error.name === 'KafkaJSServerDoesNotSupportApiKey') throw old('they are older than 0.11')
    // Whose user may not look at the brokers' configuration is believed.
    if (/authoriz/i.test(error.message)) return []
    throw error
  })
  for (const version of found) if (isBefore(version, OLDEST)) throw old(`they speak ${version}`)
}

async function spoken(admin: Admin, brokers: readonly { nodeId: number }[]): Promise<string[]> {
  const resources = brokers.map(({ nodeId }) => ({
    type: CONFIG_OF_BROKER,
    name: String(nodeId),
    configNames: [SPOKEN],
  }))
  const answer = await admin.describeConfigs({ includeSynonyms: false, resources })
  return answer.resources.flatMap(({ configEntries }) =>
    configEntries.flatMap(({ configName, configValue }) => (configName === SPOKEN && configValue ? [configValue] : [])),
  )
}

/** Of versions like `2.8-IV1`. */
function isBefore(version: string, oldest: string): boolean {
  const [[major = 0, minor = 0], [oldMajor = 0, oldMinor = 0]] = [version, oldest].map((each) =>
    (/^(\d+)\.(\d+)/.exec(each) ?? []).slice(1).map(Number),
  ) as [number[], number[]]
  return major < oldMajor || (major === oldMajor && minor < oldMinor)
}
