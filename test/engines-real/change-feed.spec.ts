import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { kafkaChangeFeed } from '#infra/engines/change-feed/kafka.ts'
import { changeFeedContract } from '../contract-suites/change-feed.contract.ts'
import { useFolders } from '../fixtures/folders.ts'
import { type KafkaCluster, startKafka } from '../support/engines/kafka-server.ts'

const folder = useFolders()
let kafka: KafkaCluster
beforeAll(async () => {
  kafka = await startKafka({ folder: folder() })
})
afterAll(() => kafka.stop())

const feed = () => kafkaChangeFeed({ KAFKA_BROKERS: kafka.brokers, KAFKA_REPLICATION: 1 })

changeFeedContract('Kafka', async () => ({ here: feed(), elsewhere: feed() }))

it('never holds up a writer while Kafka is away, and says afterwards that something was missed', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [writer, web] = [feed(), feed()]
  const heard: number[] = []
  let missed = 0
  web.onMissed(() => missed++)
  web.watch((changes) => heard.push(...changes.map(({ rev }) => rev)))
  const tell = (rev: number) => writer.tell([{ projection: 'cards', companyId: 'cacme00000000', id: 'a', rev }])
  await vi.waitFor(() => (tell(0), expect(heard.length).toBeGreaterThan(0)), 20_000)

  await kafka.stop()
  const before = missed
  const began = performance.now()
  for (let rev = 1; rev <= 1000; rev++) tell(rev)
  expect(performance.now() - began).toBeLessThan(200)
  await kafka.start()
  await vi.waitFor(() => expect(missed).toBeGreaterThan(before), 60_000)
  await vi.waitFor(() => (tell(2000), expect(heard).toContain(2000)), 60_000)
  await writer.close()
  await web.close()
  said.mockRestore()
})
