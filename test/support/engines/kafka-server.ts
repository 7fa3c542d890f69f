import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kafkaClient } from '#infra/engines/event-bus/kafka-client.ts'
import type { NetworkLink } from '../../peers/network.ts'
import { type Authority, certificateFor, makeAuthority } from './certificates.ts'
import { installed } from './installed.ts'
import { freePorts, serverProcess, type ServerProcess } from './server-process.ts'

/** Any will do, as long as the brokers of a cluster agree. */
const CLUSTER_ID = 'aGlyZWxvZy10ZXN0LTAwMQ'

export type KafkaCluster = {
  /** As KAFKA_BROKERS takes it. */
  brokers: string
  /** The way in that asks for TLS and a password; only with `secured`. */
  secured?: { brokers: string; ca: string; username: string; password: string }
  nodes: ServerProcess[]
  /** Starts what is not running, with the same data. */
  start(): Promise<void>
  stop(): Promise<void>
}

export type KafkaOptions = {
  /** 1, or 3 for a cluster that keeps three copies. */
  brokers?: 1 | 3
  folder: string
  /** A second listener with TLS and SCRAM. */
  secured?: boolean
  /** Lines of server.properties that override ours. */
  properties?: Record<string, string | number>
  /** Clients of a single broker are sent this way to it. */
  link?: NetworkLink
}

type Ports = { id: number; plain: number; controller: number; secure: number }
type Security = { authority: Authority; username: string; password: string }

/** Apache Kafka as installed by `npm run engines`, in KRaft mode: each process is broker and controller. */
export async function startKafka({
  brokers = 1,
  folder,
  secured = false,
  properties = {},
  link,
}: KafkaOptions): Promise<KafkaCluster> {
  const free = await freePorts(brokers * 3)
  const ports: Ports[] = Array.from({ length: brokers }, (_, i) => ({
    id: i + 1,
    plain: free[3 * i]!,
    controller: free[3 * i + 1]!,
    secure: free[3 * i + 2]!,
  }))
  const security = secured
    ? { authority: makeAuthority(join(folder, 'authority')), username: 'hirelog', password: 'hirelog-test' }
    : undefined
  const addresses = link ? [`127.0.0.1:${link.port}`] : ports.map(({ plain }) => `127.0.0.1:${plain}`)
  link?.to('127.0.0.1', ports[0]!.plain)
  const lines = link ? { ...properties, 'advertised.listeners': `PLAINTEXT://${addresses[0]!}` } : properties
  const nodes = ports.map((own) => node(own, ports, join(folder, `node-${own.id}`), security, lines))
  const cluster: KafkaCluster = {
    brokers: addresses.join(','),
    nodes,
    start: async () => void (await Promise.all(nodes.filter((each) => !each.running()).map((each) => each.start()))),
    stop: async () => void (await Promise.all(nodes.map((each) => each.kill()))),
  }
  if (security)
    cluster.secured = {
      brokers: ports.map(({ secure }) => `localhost:${secure}`).join(','),
      ca: security.authority.certificate,
      username: security.username,
      password: security.password,
    }
  await cluster.start()
  return cluster
}

function node(
  own: Ports,
  all: Ports[],
  folder: string,
  security: Security | undefined,
  properties: Record<string, string | number>,
): ServerProcess {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'server.properties')
  const lines = {
    ...settings(own, all, join(folder, 'log')),
    ...(security ? securitySettings(own, folder, security) : {}),
    ...properties,
  }
  writeFileSync(
    file,
    Object.entries(lines)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )

  const home = installed('kafka')
  const java = (heap: string) => [
    `-Xmx${heap}`,
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    `-Dlog4j2.configurationFile=${join(import.meta.dirname, '../../../infra/engines-install/kafka/log4j2.properties')}`,
    '-cp',
    join(home, 'lib', '*'),
  ]
  const scram = security
    ? ['--add-scram', `SCRAM-SHA-512=[name=${security.username},password=${security.password}]`]
    : []
  const formatted = spawnSync(
    'java',
    [
      ...java('128m'),
      'kafka.tools.StorageTool',
      'format',
      '--cluster-id',
      CLUSTER_ID,
      '--config',
      file,
      '--ignore-formatted',
      ...scram,
    ],
    { encoding: 'utf8' },
  )
  if (formatted.status !== 0)
    throw new Error(`Kafka's folder could not be prepared:\n${formatted.stdout}${formatted.stderr}`)

  return serverProcess(
    { name: `Kafka broker ${own.id}`, command: 'java', args: [...java('384m'), 'kafka.Kafka', file], cwd: folder },
    () => isReady(own, all.length),
  )
}

function settings(own: Ports, all: Ports[], data: string) {
  const copies = all.length
  return {
    'process.roles': 'broker,controller',
    'node.id': own.id,
    'controller.quorum.voters': all.map(({ id, controller }) => `${id}@127.0.0.1:${controller}`).join(','),
    listeners: `PLAINTEXT://127.0.0.1:${own.plain},CONTROLLER://127.0.0.1:${own.controller}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${own.plain}`,
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT,SECURE:SASL_SSL',
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'PLAINTEXT',
    'log.dirs': data,
    'auto.create.topics.enable': false,
    'offsets.topic.num.partitions': 4,
    'offsets.topic.replication.factor': copies,
    'transaction.state.log.num.partitions': 1,
    'transaction.state.log.replication.factor': copies,
    'transaction.state.log.min.isr': Math.ceil(copies / 2),
    'share.coordinator.state.topic.num.partitions': 1,
    'share.coordinator.state.topic.replication.factor': copies,
    'share.coordinator.state.topic.min.isr': Math.ceil(copies / 2),
    'group.initial.rebalance.delay.ms': 0,
    'log.retention.check.interval.ms': 1000,
    // A broker that was killed may come back under its number once its session has ended.
    'broker.session.timeout.ms': 3000,
    'broker.heartbeat.interval.ms': 500,
    'num.network.threads': 2,
    'num.io.threads': 4,
    'log.cleaner.dedupe.buffer.size': 4_194_304,
  }
}

function securitySettings(own: Ports, folder: string, { authority }: Security) {
  const { keyAndCertificate } = certificateFor(authority, 'localhost', folder)
  return {
    listeners: `PLAINTEXT://127.0.0.1:${own.plain},CONTROLLER://127.0.0.1:${own.controller},SECURE://127.0.0.1:${own.secure}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${own.plain},SECURE://localhost:${own.secure}`,
    'sasl.enabled.mechanisms': 'SCRAM-SHA-512',
    'listener.name.secure.scram-sha-512.sasl.jaas.config':
      'org.apache.kafka.common.security.scram.ScramLoginModule required;',
    'ssl.keystore.type': 'PEM',
    'ssl.keystore.location': keyAndCertificate,
  }
}

/** It answers, and knows as many brokers as there are. */
async function isReady({ plain }: Ports, brokers: number): Promise<boolean> {
  const admin = (
    await kafkaClient({ KAFKA_BROKERS: `127.0.0.1:${plain}` }, 'readiness', () => {}, {
      retry: { retries: 0 },
      connectionTimeout: 1000,
    })
  ).admin()
  try {
    await admin.connect()
    const cluster = await admin.describeCluster()
    return cluster.brokers.length === brokers && cluster.controller !== null
  } finally {
    await admin.disconnect()
  }
}
