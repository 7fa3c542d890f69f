import { EventStoreDBClient } from '@eventstore/db-client'
import { lookup } from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { BadSettings } from '../../../env.ts'
import { refuseWrongClock } from '../../clocks.ts'
import { NotYetThere } from '../../patience.ts'
import { within } from './calls.ts'
import { serverTime } from './clock.ts'
import { type ClientError, isCertificateTrouble } from './errors.ts'

const EXAMPLE = 'esdb://user:password@host:2113?tls=true&tlsCAFile=/path/ca.pem'
const CLOCK_MS = 2000
const LAST_PORT = 65_535
/** What one question may take of a server that has much else to do. */
const ANSWER_MS = 5000
/** The first version whose stream reads give the log position of an event. */
const OLDEST = [22, 10] as const
const OPTIONS = new Set(
  'tls tlscafile usercertfile userkeyfile connectionname defaultdeadline keepaliveinterval keepalivetimeout nodepreference maxdiscoverattempts discoveryinterval gossiptimeout'.split(
    ' ',
  ),
)

export type Connected = {
  client: EventStoreDBClient
  /** Given with every call: only then does the client append by the path that keeps its deadline. */
  credentials: { username: string; password: string }
  version: string
  /** Hosts and ports: the public part of the address. */
  hosts: string
}

/**
 * Connects, and looks once at what is there: a server that answers, in a version that does, to this user.
 * @throws NotYetThere when no server answers now, BadSettings otherwise, with what was found and what to do.
 */
export async function connect(url: string): Promise<Connected> {
  const { client, credentials, where, hosts, secure, ca } = open(url)
  const unusable = (found: string) => [`EVENTSTORE_URL=${where} cannot be used: ${found}`]
  const refuse = (found: string) => new BadSettings(unusable(found))
  try {
    const version = await within(ANSWER_MS, versionOf(client))
    const [major = 0, minor = 0] = version.split('.').map(Number)
    if (!(major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])))
      throw refuse(
        `the server is EventStoreDB ${version === 'unknown' ? 'older than 21.10' : version}; ${OLDEST.join('.')} or newer is needed`,
      )
    await mayRead(client, credentials)
    const time = await serverTime(`${secure ? 'https' : 'http'}://${await nodeOf(client)}`, ca, CLOCK_MS)
    if (time) refuseWrongClock('EVENTSTORE_URL', time)
    return { client, credentials, version, hosts }
  } catch (error) {
    await disconnect(client)
    if (error instanceof BadSettings) throw error
    const { found, final } = explained(error as ClientError, where)
    if (final || (found === NO_SUCH_HOST && (await isUnknown(where)))) throw refuse(found)
    throw new NotYetThere(unusable(found))
  }
}

/** Lets go of the connection; the client's own `dispose` ends readings only. */
export async function disconnect(client: EventStoreDBClient) {
  await within(1000, client.dispose()).catch(() => {})
  await within(
    1000,
    channelOf(client).then((channel) => channel.close()),
  ).catch(() => {})
}

const channelOf = (client: EventStoreDBClient) =>
  (client as unknown as { getChannel(): Promise<{ close(): void; getTarget(): string }> }).getChannel()
/** Host and port of the node that the client has chosen. */
const nodeOf = async (client: EventStoreDBClient) => (await channelOf(client)).getTarget().replace(/^dns:/, '')

function open(url: string) {
  const parts = url.match(
    /^(?<scheme>esdb|kurrentdb|kdb|kurrent)(?<discover>\+discover)?:\/\/(?:(?<user>[^:@/]+):(?<password>[^@/]+)@)?(?<hosts>[^/?@]+)\/?(?:\?(?<query>.*))?$/,
  )?.groups
  if (!parts) throw new BadSettings([`EVENTSTORE_URL is not usable: it has to look like ${EXAMPLE}`])
  const where = `${parts.scheme}${parts.discover ?? ''}://${parts.user ? `${parts.user}:***@` : ''}${parts.hosts}${parts.query ? `?${parts.query}` : ''}`
  const refuse = (why: string) => new BadSettings([`EVENTSTORE_URL=${where} is not usable: ${why}`])
  const query = new URLSearchParams(parts.query ?? '')
  for (const name of query.keys())
    if (!OPTIONS.has(name.toLowerCase().replace(/[_-]/g, '')))
      throw refuse(
        /verify/i.test(name)
          ? `${name} has no effect; name the authority that signed the server's certificate with tlsCAFile`
          : `there is no option ${name}`,
      )
  const secure = query.get('tls') !== 'false'
  if (secure && !parts.user) throw refuse(`it names no user and password; it has to look like ${EXAMPLE}`)
  const [username, password] = [decoded(parts.user ?? 'nobody'), decoded(parts.password ?? 'none')]
  if (username === null || password === null)
    throw refuse('a % in user or password has to be written %25, and other special characters in the same way')
  const port = /:(\d+)(?:,|$)/.exec(parts.hosts!)?.[1]
  if (Number(port ?? 0) > LAST_PORT) throw refuse(`there is no port ${port}`)
  if (secure && parts.hosts!.split(',').some((host) => isIP(host.replace(/:\d+$/, '')))) withoutNameWarning()
  let client: EventStoreDBClient
  try {
    client = EventStoreDBClient.connectionString(`esdb${parts.discover ?? ''}://${url.slice(url.indexOf('://') + 3)}`)
  } catch (error) {
    throw refuse(
      /certificate file/i.test((error as Error).message)
        ? `the file ${query.get('tlsCAFile') ?? ''} is not there`
        : (error as Error).message,
    )
  }
  const authority = [...query].find(([name]) => /^tls_?ca_?file$/i.test(name))?.[1]
  return {
    client,
    where,
    hosts: parts.hosts!,
    secure,
    ca: authority === undefined ? undefined : readFileSync(authority),
    credentials: { username, password },
  }
}

let isSilenced = false
/**
 * gRPC gives TLS an address for a name, which Node says is not permitted (DEP0123) at each start. The certificate is
 * checked for the address all the same, and an operator can do nothing about it.
 */
function withoutNameWarning() {
  if (isSilenced) return
  isSilenced = true
  const emit = process.emitWarning.bind(process) as (...args: unknown[]) => void
  process.emitWarning = (...args: unknown[]) => {
    if (!args.includes('DEP0123')) emit(...args)
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** What kind of server answers; it needs no user. */
async function versionOf(client: EventStoreDBClient): Promise<string> {
  const { capabilities } = client as unknown as { capabilities: Promise<{ serverVersion: string }> }
  return (await capabilities).serverVersion
}

async function mayRead(client: EventStoreDBClient, credentials: Connected['credentials']) {
  const reading = client.readAll({ credentials, direction: 'backwards', fromPosition: 'end', maxCount: 1 })
  await within(
    ANSWER_MS,
    new Promise<void>((done, failed) =>
      reading
        .on('data', () => {})
        .on('error', failed)
        .on('end', () => done()),
    ),
  )
}

const NO_SUCH_HOST = 'no host of this name is known'
/** The client reports an unknown host name and a failed lookup with the same message. */
async function isUnknown(where: string): Promise<boolean> {
  const hosts = /\/\/(?:[^@/]*@)?([^/?]+)/
    .exec(where)![1]!
    .split(',')
    .map((host) => host.replace(/:\d+$/, ''))
  const failures = await Promise.all(
    hosts.map((host) =>
      lookup(host).then(
        () => null,
        ({ code }: NodeJS.ErrnoException) => code,
      ),
    ),
  )
  return failures.every((code) => code === 'ENOTFOUND')
}

/** The cause of an error at start, in words, and whether waiting is of no use. */
function explained(error: ClientError, where: string): { found: string; final: boolean } {
  const all = `${error.message} ${(error as { details?: string }).details ?? ''}`
  const text = worded(error.message)
  const user = where.match(/\/\/([^:@]+):/)?.[1]
  if (error.type === 'access-denied' || error.code === 16 || error.code === 7)
    return {
      found: `the server does not know the user ${user} with this password, or does not let it read $all`,
      final: true,
    }
  if (isCertificateTrouble(all))
    return {
      found: `the server's certificate is not trusted (${text}); name the authority that signed it with tlsCAFile=<file>`,
      final: true,
    }
  if (/wrong version number|packet length|EPROTO|http\/1\.1/i.test(all))
    return { found: 'the server does not speak TLS there; with tls=false it would be spoken to without', final: true }
  if (/ENOTFOUND|EAI_AGAIN|Name resolution/i.test(all)) return { found: NO_SUCH_HOST, final: false }
  if (/ECONNREFUSED/.test(all)) return { found: 'nothing listens at this address', final: false }
  const hint =
    /[?&]tls=false/i.test(where) && /Failed to connect|ECONNRESET|closed/i.test(all)
      ? '; if it asks for TLS, say tls=true'
      : ''
  return { found: `no EventStoreDB answers there (${text})${hint}`, final: false }
}

/** The client's message without what it adds to each: a time, and notes that say nothing. */
const worded = (message: string) =>
  message
    .replace(/^\d+ [A-Z_]+: No connection established\. Last error: (Error: )?/, '')
    .replace(/\.? ?Resolution note:.*$/s, '')
    .replace(/ \(\d{4}-\d\d-\d\dT[^)]*\)/, '')
    .trim()
