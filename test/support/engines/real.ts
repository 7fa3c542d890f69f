import { eventStoreContainer, images, kafkaContainer, mongoContainer } from './containers.ts'
import { type KafkaCluster, type KafkaOptions, startKafka } from './kafka-server.ts'
import { type MongoPeer, startFerret, startMongoJava } from './mongo-servers.ts'
import { type Plan, resolveEngine } from './resolve.ts'

/** `cluster` is there when the servers are ours to kill. */
export type RealKafka = { brokers: string; replication: number; cluster?: KafkaCluster; stop(): Promise<void> }

const nothing = async () => {}

/** Brokers for a test; three only where this machine can start them itself. */
export const realKafka = (options: KafkaOptions) =>
  resolveEngine<RealKafka>({
    engine: 'Kafka',
    setting: 'KAFKA_BROKERS',
    given: (brokers) => ({ brokers, replication: Number(process.env.KAFKA_REPLICATION ?? 3), stop: nothing }),
    docker: { image: images.kafka, start: async () => ({ ...(await kafkaContainer()), replication: 1 }) },
    otherwise: {
      from: 'installed',
      what: `Apache Kafka from "npm run engines", ${options.brokers ?? 1} of it`,
      start: () => ownKafka(options),
    },
  })

/** Brokers that a test may kill: always its own, whatever the environment names. */
export async function ownKafka(options: KafkaOptions): Promise<RealKafka & { cluster: KafkaCluster }> {
  const cluster = await startKafka(options)
  return { brokers: cluster.brokers, replication: options.brokers ?? 1, cluster, stop: () => cluster.stop() }
}

/** `peer` is there when the server is ours to kill. */
export type RealMongo = { url: string; peer?: MongoPeer; stop(): Promise<void> }

const peers = {
  ferretdb: { what: 'FerretDB', start: startFerret },
  'mongo-java-server': { what: 'mongo-java-server', start: startMongoJava },
}
export type MongoPeerName = keyof typeof peers

/** MongoDB for a test; where there is none, one of the servers that speak its protocol. */
export const realMongo = (folder: string, peer: MongoPeerName = 'ferretdb') =>
  resolveEngine<RealMongo>({
    engine: 'MongoDB',
    setting: 'MONGODB_URL',
    given: (url) => ({ url, stop: nothing }),
    docker: { image: images.mongodb, start: mongoContainer },
    otherwise: {
      from: 'installed',
      what: `${peers[peer].what} from "npm run engines"`,
      start: async () => {
        const server = await peers[peer].start(folder)
        return { url: server.url, peer: server, stop: () => server.kill() }
      },
    },
  })

/** An EventStoreDB for a test; where there is none, the peer that `start` starts. */
export const realEventStore = <Peer extends { url: string }>(start: () => Promise<Peer>) =>
  resolveEngine<{ url: string } & Partial<Peer>>({
    engine: 'EventStoreDB',
    setting: 'EVENTSTORE_URL',
    given: (url) => ({ url }) as { url: string } & Partial<Peer>,
    docker: {
      image: images.eventstoredb,
      start: eventStoreContainer as unknown as () => Promise<{ url: string } & Partial<Peer>>,
    },
    otherwise: { from: 'peer', what: 'the peer in test/peers/eventstoredb', start } satisfies Plan<Peer>['otherwise'],
  })
