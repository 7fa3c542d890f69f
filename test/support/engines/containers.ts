import { freePorts } from './server-process.ts'
import { TESTCONTAINERS } from './resolve.ts'

/** As much of testcontainers as is used here; it is not a dependency, so neither are its types. */
type Container = {
  withExposedPorts(...ports: (number | { container: number; host: number })[]): Container
  withEnvironment(variables: Record<string, string>): Container
  withCommand(command: string[]): Container
  withWaitStrategy(wait: unknown): Container
  start(): Promise<Started>
}
type Started = {
  getHost(): string
  getMappedPort(port: number): number
  exec(command: string[]): Promise<{ exitCode: number; output: string }>
  stop(): Promise<unknown>
}
type Testcontainers = {
  GenericContainer: new (image: string) => Container
  Wait: { forLogMessage(message: RegExp): unknown }
}

/** Those of infra/compose.yaml. */
export const images = {
  kafka: 'apache/kafka:4.2.1',
  mongodb: 'mongo:8.0.20',
  eventstoredb: 'kurrentplatform/kurrentdb:26.0.3',
}

const driver = async () => (await import(TESTCONTAINERS)) as Testcontainers

/** One broker in KRaft mode, reachable under the address it announces. */
export async function kafkaContainer(): Promise<{ brokers: string; stop: () => Promise<void> }> {
  const { GenericContainer, Wait } = await driver()
  const [port] = await freePorts(1)
  const started = await new GenericContainer(images.kafka)
    .withExposedPorts({ container: port!, host: port! })
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_LISTENERS: `PLAINTEXT://:${port},CONTROLLER://:9093`,
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
    })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .start()
  return { brokers: `127.0.0.1:${port}`, stop: async () => void (await started.stop()) }
}

/** MongoDB as a replica set of one, which is what transactions and majority writes ask for. */
export async function mongoContainer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { GenericContainer, Wait } = await driver()
  const started = await new GenericContainer(images.mongodb)
    .withExposedPorts(27017)
    .withCommand(['--replSet', 'rs0', '--bind_ip_all'])
    .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
    .start()
  const { exitCode, output } = await started.exec([
    'mongosh',
    '--quiet',
    '--eval',
    "rs.initiate({_id: 'rs0', members: [{_id: 0, host: '127.0.0.1:27017'}]}); while (!db.hello().isWritablePrimary) sleep(100)",
  ])
  if (exitCode !== 0) throw new Error(`the replica set could not be made: ${output}`)
  return {
    url: `mongodb://${started.getHost()}:${started.getMappedPort(27017)}/?directConnection=true`,
    stop: async () => void (await started.stop()),
  }
}

/** KurrentDB, an EventStoreDB, without TLS. */
export async function eventStoreContainer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { GenericContainer, Wait } = await driver()
  const started = await new GenericContainer(images.eventstoredb)
    .withExposedPorts(2113)
    .withCommand(['--insecure', '--run-projections=None', '--mem-db'])
    .withWaitStrategy(Wait.forLogMessage(/IS LEADER/i))
    .start()
  return {
    url: `esdb://${started.getHost()}:${started.getMappedPort(2113)}?tls=false`,
    stop: async () => void (await started.stop()),
  }
}
