import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEngines } from '#infra/engines/open.ts'
import type { EngineSettings } from '#infra/engines/engine-settings.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { useFolders } from '../fixtures/folders.ts'
import { type Peer, startPeer } from '../peers/eventstoredb/start-peer.ts'
import { oldKafka } from '../peers/old-kafka.ts'
import { emptyFolder } from '../support/data-folder.ts'
import { certificateFor, makeAuthority } from '../support/engines/certificates.ts'
import { freePorts } from '../support/engines/server-process.ts'
import { seedFolder, seeding } from '../support/seed.ts'
import { clockOff, endOf } from '../support/server.ts'

const folder = useFolders()
/** A company on a laptop, and one whose events lie in a server. */
const laptop = emptyFolder()
const served = emptyFolder()
let peers: Record<'fresh' | 'old' | 'secure' | 'used', Peer>
let authority: string
let stranger: string
let brokers: Awaited<ReturnType<typeof oldKafka>>
let nobody: number

beforeAll(async () => {
  await seedFolder(laptop, (seed) => seed.person())
  const [ours, other] = [makeAuthority(folder()), makeAuthority(folder())]
  ;[authority, stranger] = [ours, other].map(({ certificate }) => encodeURIComponent(certificate)) as [string, string]
  const { certificate, key } = certificateFor(ours, 'localhost', folder())
  peers = {
    fresh: await startPeer(folder()),
    old: await startPeer(folder(), { version: '20.10.5.0' }),
    used: await startPeer(folder()),
    secure: await startPeer(folder(), { certificate, key, user: 'hirelog:right-secret' }),
  }
  const elsewhere = await openPlatform(readEnv({ DATA_DIR: served, EVENTSTORE_URL: peers.used.url }))
  await seeding(elsewhere).person()
  await elsewhere.close()
  brokers = await oldKafka('1.1-IV0')
  ;[nobody] = (await freePorts(1)) as [number]
})
afterAll(async () => {
  await brokers?.stop()
  for (const peer of Object.values(peers ?? {})) await peer.kill()
})

/** What its owner would miss. */
const held = async (company: EngineSettings) => {
  const engines = await openEngines(company)
  const [log, collections] = [await engines.store.readAll(null, 1000), await engines.reads.collections()]
  await engines.close()
  return { log, collections }
}

async function isRefused(company: EngineSettings, env: Record<string, string>, words: RegExp) {
  const before = await held(company)
  const { code, printed } = await endOf({ dataDir: company.DATA_DIR, env })
  expect(printed).toMatch(words)
  expect(printed).not.toMatch(/\n\s+at |secret|changeit/)
  expect(code).toBe(1)
  expect(await held(company)).toEqual(before)
}

describe('a company whose platform is started with an engine that cannot be used', () => {
  it.each<[string, () => Record<string, string>, RegExp]>([
    [
      'an event store to which its log was not moved',
      () => ({ EVENTSTORE_URL: peers.fresh.url }),
      /^EVENTSTORE_URL is set, and the log of this installation lies in DATA_DIR=.* Move it with npm run migrate -- --to eventstore/,
    ],
    [
      'brokers that are not there',
      () => ({ ENGINES_WAIT_S: '1', KAFKA_BROKERS: `127.0.0.1:${nobody}` }),
      /KAFKA_BROKERS=.* cannot be used/,
    ],
    [
      'brokers that are too old',
      () => ({ KAFKA_BROKERS: brokers.brokers, KAFKA_REPLICATION: '1' }),
      /KAFKA_BROKERS names brokers that are too old: they speak 1\.1-IV0/,
    ],
    [
      'a database to which its keys were not moved',
      () => ({ MONGODB_URL: `mongodb://rita:secret@127.0.0.1:${nobody}/hirelog` }),
      /^MONGODB_URL is set, and the keys of this installation lie in DATA_DIR=.* Move them with npm run migrate/,
    ],
    [
      'an event store to which its log was not moved, and which is not there',
      () => ({ EVENTSTORE_URL: `esdb://127.0.0.1:${nobody}?tls=false` }),
      /^EVENTSTORE_URL is set, and the log of this installation lies in DATA_DIR=/,
    ],
  ])('is told so, and finds everything as it was: %s', async (_what, env, words) =>
    isRefused({ DATA_DIR: laptop }, env(), words),
  )

  it.each<[string, () => Record<string, string>, RegExp]>([
    [
      'an address that is none',
      () => ({ EVENTSTORE_URL: 'http://localhost:2113' }),
      /^EVENTSTORE_URL is not usable: it has to look like esdb:/,
    ],
    ['an event store that is too old', () => ({ EVENTSTORE_URL: peers.old.url }), /EVENTSTORE_URL=.*older than 21\.10/],
    [
      'a password the event store does not know',
      () => ({ EVENTSTORE_URL: `${peers.secure.url}&tlsCAFile=${authority}`.replace('right-secret', 'wrong-secret') }),
      /EVENTSTORE_URL=.* the server does not know the user hirelog with this password/,
    ],
    [
      'a certificate that the named authority did not sign',
      () => ({ EVENTSTORE_URL: `${peers.secure.url}&tlsCAFile=${stranger}` }),
      /EVENTSTORE_URL=.* certificate is not trusted .* name the authority that signed it with tlsCAFile/,
    ],
    [
      'a clock that is eleven minutes slow, over TLS',
      () => ({ EVENTSTORE_URL: `${peers.secure.url}&tlsCAFile=${authority}`, ...clockOff(-11) }),
      /The clock of this machine says .* and that of the server which EVENTSTORE_URL names/,
    ],
    [
      'a clock that is eleven minutes slow',
      () => ({ EVENTSTORE_URL: peers.fresh.url, ...clockOff(-11) }),
      /The clock of this machine says .* and that of the server which EVENTSTORE_URL names .* Set the one that is wrong/,
    ],
    [
      'a clock that is eleven minutes fast',
      () => ({ EVENTSTORE_URL: peers.fresh.url, ...clockOff(11) }),
      /The clock of this machine says .* EVENTSTORE_URL names/,
    ],
  ])('is told so where its events lie in a server, and finds everything as it was: %s', async (_what, env, words) =>
    isRefused({ DATA_DIR: served, EVENTSTORE_URL: peers.used.url }, env(), words),
  )

  it.each<[string, () => Record<string, string>, RegExp]>([
    [
      'a password the event store does not know',
      () => ({ EVENTSTORE_URL: `${peers.secure.url}&tlsCAFile=${authority}`.replace('right-secret', 'wrong-secret') }),
      /EVENTSTORE_URL=.* the server does not know the user hirelog/,
    ],
    [
      'the event store of another installation',
      () => ({ EVENTSTORE_URL: peers.used.url }),
      /EVENTSTORE_URL names the event store of an installation, and DATA_DIR=.* has no master key that opens its events/,
    ],
    [
      'brokers that are too old',
      () => ({ KAFKA_BROKERS: brokers.brokers, KAFKA_REPLICATION: '1' }),
      /KAFKA_BROKERS names brokers that are too old/,
    ],
    [
      'a mail server and nobody whom mail is from',
      () => ({ SMTP_URL: 'smtp://localhost:2525' }),
      /SMTP_URL is set and MAIL_FROM is not/,
    ],
  ])(
    'is told so when it has only begun, and nothing is there afterwards, not even the folder if it was not: %s',
    async (_what, env, words) => {
      const begun = emptyFolder()
      for (const dataDir of [begun, join(begun, 'not', 'yet')]) {
        const { code, printed } = await endOf({ dataDir, env: env() })
        expect(printed).toMatch(words)
        expect(code).toBe(1)
        expect(readdirSync(begun)).toEqual([])
      }
    },
  )

  it('is told so when a newer version has filled its read store', async () => {
    const engines = await openEngines({ DATA_DIR: laptop })
    await engines.reads.ensure({ name: 'cards_v999', indexes: [], counters: [] })
    await engines.close()
    await isRefused(
      { DATA_DIR: laptop },
      {},
      /holds cards_v999, and this program knows version \d+: a newer one filled it\. Start that one, or name an empty read store/,
    )
  })
})
