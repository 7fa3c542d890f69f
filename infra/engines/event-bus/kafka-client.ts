import { readFileSync } from 'node:fs'
import type { Kafka, KafkaConfig, LogEntry } from 'kafkajs'
import { BadSettings } from '../../env.ts'
import { NotYetThere } from '../patience.ts'
import { quietWhenIdle } from './kafka-idle.ts'

export type KafkaSettings = {
  KAFKA_BROKERS: string
  /** A file with the authority that signed the brokers' certificates, or `system` for those this machine trusts. Turns TLS on. */
  KAFKA_TLS_CA?: string
  KAFKA_USERNAME?: string
  KAFKA_PASSWORD?: string
  KAFKA_SASL?: 'plain' | 'scram-sha-256' | 'scram-sha-512'
  /** Copies of every record; one fewer has to be written before it counts as accepted. */
  KAFKA_REPLICATION?: number
  KAFKA_TOPIC_GENERATION?: number
}

const CONNECT_MS = 5000
/** A broker that has not answered by then is taken for lost, and the connection with it. */
const REQUEST_MS = 15_000

type Hear = (entry: LogEntry['log'], label: string) => void

/** The driver, loaded only where Kafka is chosen. It logs nothing: `hear` gets its messages. */
export async function kafkaClient(
  settings: KafkaSettings,
  role: string,
  hear: Hear = () => {},
  changes: Partial<KafkaConfig> = {},
): Promise<Kafka> {
  const { default: driver } = await import('kafkajs')
  await quietWhenIdle()
  return new driver.Kafka({
    clientId: `hirelog-${role}`,
    brokers: brokersOf(settings),
    connectionTimeout: CONNECT_MS,
    authenticationTimeout: CONNECT_MS,
    requestTimeout: REQUEST_MS,
    enforceRequestTimeout: true,
    ...security(settings),
    logLevel: driver.logLevel.WARN,
    logCreator:
      () =>
      ({ log, label }) =>
        hear(log, label),
    ...changes,
  })
}

export const brokersOf = ({ KAFKA_BROKERS }: KafkaSettings) =>
  KAFKA_BROKERS.split(',')
    .map((broker) => broker.trim())
    .filter(Boolean)

function security({
  KAFKA_TLS_CA,
  KAFKA_USERNAME,
  KAFKA_PASSWORD,
  KAFKA_SASL = 'scram-sha-512',
}: KafkaSettings): Pick<KafkaConfig, 'ssl' | 'sasl'> {
  if ((KAFKA_USERNAME === undefined) !== (KAFKA_PASSWORD === undefined))
    throw new BadSettings([
      `KAFKA_USERNAME and KAFKA_PASSWORD belong together: ${KAFKA_USERNAME === undefined ? 'KAFKA_USERNAME' : 'KAFKA_PASSWORD'} is not set`,
    ])
  if (KAFKA_USERNAME !== undefined && KAFKA_TLS_CA === undefined)
    throw new BadSettings([
      'KAFKA_USERNAME is set and KAFKA_TLS_CA is not: a password goes over TLS only. Name the file with the authority of the brokers, or "system"',
    ])
  return {
    ssl: KAFKA_TLS_CA === undefined ? false : KAFKA_TLS_CA === 'system' ? true : { ca: [readAuthority(KAFKA_TLS_CA)] },
    sasl:
      KAFKA_USERNAME === undefined
        ? undefined
        : ({ mechanism: KAFKA_SASL, username: KAFKA_USERNAME, password: KAFKA_PASSWORD! } as KafkaConfig['sasl']),
  }
}

function readAuthority(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new BadSettings([`KAFKA_TLS_CA=${JSON.stringify(file)} cannot be read: ${(error as Error).message}`])
  }
}

/** Why a connection failed, as something the person who starts the platform can act upon. */
export function refused(settings: KafkaSettings, error: unknown): BadSettings {
  const reasons = causes(error)
  const text = [...new Set(reasons.map(({ message }) => message))].join('; ')
  const is = (pattern: RegExp) =>
    reasons.some(({ name, message, code }) => pattern.test(`${name} ${code ?? ''} ${message}`))
  if (is(/SASL|authentication/i))
    return new BadSettings([
      `KAFKA_USERNAME=${JSON.stringify(settings.KAFKA_USERNAME)} is refused by the brokers, or KAFKA_PASSWORD or KAFKA_SASL is not theirs: ${text}`,
    ])
  if (is(/certificate|CERT|self.signed|altname/i))
    return new BadSettings([
      `KAFKA_TLS_CA=${JSON.stringify(settings.KAFKA_TLS_CA)} does not vouch for the brokers: ${text}`,
    ])
  if (is(/SSL|EPROTO|packet length|wrong version|before secure TLS/i))
    return new BadSettings([
      `KAFKA_TLS_CA is set, and KAFKA_BROKERS=${settings.KAFKA_BROKERS} does not speak TLS: ${text}`,
    ])
  const ended = is(/closed connection|Connection closed|ECONNRESET|timeout/i)
  const hint =
    ended && settings.KAFKA_TLS_CA === undefined
      ? ' (if they ask for TLS, KAFKA_TLS_CA has to be set)'
      : ended && settings.KAFKA_USERNAME === undefined
        ? ' (if they ask who signs in, KAFKA_USERNAME and KAFKA_PASSWORD have to be set)'
        : ''
  const mayPass = is(/KafkaJSConnection|KafkaJSNumberOfRetriesExceeded|KafkaJSRequestTimeout/) && !is(/ENOTFOUND/)
  return new (mayPass ? NotYetThere : BadSettings)([
    `KAFKA_BROKERS=${settings.KAFKA_BROKERS} cannot be used: ${text}${hint}`,
  ])
}

function causes(error: unknown): { name: string; message: string; code?: string }[] {
  const found: { name: string; message: string; code?: string }[] = []
  for (let each = error; each instanceof Error && found.length < 10; each = each.cause) found.push(each)
  return found
}
