import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anEnvelope, aStream } from '#test/fixtures/envelopes.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { type Peer, startPeer } from '#test/peers/eventstoredb/start-peer.ts'
import { certificateFor, makeAuthority } from '#test/support/engines/certificates.ts'
import { NotAllowed } from '../failures.ts'
import { NotYetThere, patiently } from '../patience.ts'
import { NO_STREAM } from './event-store.ts'
import { openEventStoreDb } from './eventstoredb.ts'

const folder = useFolders()
let peer: Peer
beforeAll(async () => {
  peer = await startPeer(folder())
})
afterAll(() => peer.kill())

/** Whatever version it is of. */
const namedAt = ({ address }: Peer) => new RegExp(`^EventStoreDB \\d+(\\.\\d+)+ at ${address.replaceAll('.', '\\.')}$`)

const opening = async (url: string) => {
  const store = await openEventStoreDb(url)
  const { name } = store
  await store.close()
  return name
}

describe('EVENTSTORE_URL', () => {
  it('leads to a server, which is named with its version, host and port: whoever asks /healthz is told no more of the address', async () => {
    expect(await opening(peer.url)).toMatch(namedAt(peer))
  })

  it('may be spelled as for newer servers, and may leave the choice of a node to the cluster', async () => {
    expect(await opening(peer.url.replace('esdb:', 'kurrentdb:'))).toMatch(/^EventStoreDB \d+\.\d+/)
    expect(await opening(peer.url.replace('esdb:', 'esdb+discover:'))).toMatch(/^EventStoreDB \d+\.\d+/)
  })

  const at = (path: string) => () => `esdb://admin:secret-word@${path}`
  const refused: [string, () => string, RegExp][] = [
    ['that is no such address', () => 'http://localhost:2113', /has to look like esdb:\/\/user:password@host:2113/],
    ['with a misspelled option', at('127.0.0.1:1?tls=false&tlsCaFil=x'), /there is no option tlsCaFil/],
    [
      'with an option that does nothing',
      at('127.0.0.1:1?tls=true&tlsVerifyCert=false'),
      /no effect; name the authority .* tlsCAFile/,
    ],
    ['with a value that cannot be', at('127.0.0.1:1?tls=maybe'), /true or false/],
    [
      'with a certificate file that is not there',
      at('127.0.0.1:1?tls=true&tlsCAFile=/nowhere/ca.pem'),
      /the file \/nowhere\/ca\.pem is not there/,
    ],
    ['with a port that cannot be', at('127.0.0.1:99999?tls=false'), /there is no port 99999/],
    [
      'with a % in the password',
      () => 'esdb://admin:secret-word%zz@127.0.0.1:1?tls=false',
      /a % in user or password has to be written %25/,
    ],
    ['over TLS without a user', () => 'esdb://127.0.0.1:1', /names no user and password/],
    ['where nothing listens', at('127.0.0.1:1?tls=false'), /nothing listens at this address/],
    ['whose host nobody knows', at('no-such-host.invalid:2113?tls=false'), /no host of this name is known/],
    [
      'that asks for TLS where none is spoken',
      () => `esdb://admin:secret-word@${peer.address}?tls=true`,
      /does not speak TLS there|no EventStoreDB answers/,
    ],
  ]
  it.each(refused)('%s is refused in words, which do not give the password away', async (_, url, words) => {
    const failure = (await opening(url()).catch((error: unknown) => error)) as Error
    expect(failure).toMatchObject({ name: 'BadSettings', message: expect.stringMatching(words) })
    expect(failure.message).toContain('EVENTSTORE_URL')
    expect(failure.message).not.toContain('secret-word')
  })

  it('that leads to a version too old is refused with the version found', async () => {
    for (const [version, words] of [
      ['21.10.9.0', /is EventStoreDB 21\.10\.9\.0; 22\.10 or newer is needed/],
      ['20.10.5.0', /older than 21\.10/],
    ] as const) {
      const old = await startPeer(folder(), { version })
      await expect(opening(old.url)).rejects.toThrow(words)
      await old.kill()
    }
  })

  it('waits for a server that is only starting', async () => {
    const late = await startPeer(folder())
    await late.kill()
    await expect(opening(late.url)).rejects.toThrow(NotYetThere)
    const opened = patiently(() => opening(late.url))
    await late.start()
    expect(await opened).toMatch(/^EventStoreDB \d+\.\d+/)
    await late.kill()
  })
})

describe('EVENTSTORE_URL over TLS', () => {
  let secure: Peer
  let authority: string
  let made: ReturnType<typeof makeAuthority>
  beforeAll(async () => {
    made = makeAuthority(folder())
    authority = encodeURIComponent(made.certificate)
    const { certificate, key } = certificateFor(made, 'localhost', folder())
    secure = await startPeer(folder(), { certificate, key, user: 'hirelog:right' })
  })
  afterAll(() => secure.kill())

  it('leads to a server whose certificate the named authority signed, as the user it names', async () => {
    expect(await opening(`${secure.url}&tlsCAFile=${authority}`)).toMatch(namedAt(secure))
  })

  it('with another password, or for another user, is refused at once', async () => {
    for (const user of ['hirelog:wrong', 'somebody:right'])
      await expect(opening(`${secure.url}&tlsCAFile=${authority}`.replace('hirelog:right', user))).rejects.toThrow(
        /does not know the user (hirelog|somebody) with this password/,
      )
  })

  it('without the authority, or with another one, is refused with what to name', async () => {
    const other = encodeURIComponent(makeAuthority(folder()).certificate)
    for (const url of [secure.url, `${secure.url}&tlsCAFile=${other}`])
      await expect(opening(url)).rejects.toThrow(
        /certificate is not trusted .* name the authority that signed it with tlsCAFile/,
      )
  })

  it('to a name that the certificate does not hold is refused', async () => {
    await expect(opening(`${secure.url}&tlsCAFile=${authority}`.replace('localhost', '127.0.0.1'))).rejects.toThrow(
      /certificate|nothing listens/,
    )
  })

  it('by an address that its certificate holds says nothing of names', async () => {
    const warned: unknown[] = []
    const hear = (warning: Error & { code?: string }) => warned.push(warning.code)
    process.on('warning', hear)
    const { certificate, key } = certificateFor(made, '127.0.0.1', folder())
    const peer = await startPeer(folder(), { certificate, key, user: 'hirelog:right' })
    const url = `${peer.url}&tlsCAFile=${authority}`.replace('localhost', '127.0.0.1')
    expect(await opening(url)).toMatch(/^EventStoreDB/)
    await new Promise(setImmediate)
    process.off('warning', hear)
    expect(warned).not.toContain('DEP0123')
    await peer.kill()
  })

  it('whose certificate ran out while it is used refuses at once, in words, and is used again with a new one', async () => {
    const [good, old] = [2, 0].map((days) => certificateFor(made, 'localhost', folder(), days))
    const peer = await startPeer(folder(), { certificate: good!.certificate, key: good!.key, user: 'hirelog:right' })
    const store = await openEventStoreDb(`${peer.url}&tlsCAFile=${authority}`)
    await peer.kill()
    await peer.start({ certificate: old!.certificate, key: old!.key })
    const append = () => store.append(aStream(), NO_STREAM, [anEnvelope({})])
    await vi.waitFor(async () => {
      const failure = await append().catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(NotAllowed)
      expect((failure as Error).message).toMatch(/certificate .* not accepted: .*expired/)
    }, 20_000)
    await peer.kill()
    await peer.start({ certificate: good!.certificate, key: good!.key })
    await vi.waitFor(append, { timeout: 30_000, interval: 100 })
    await store.close()
    await peer.kill()
  }, 60_000)

  it('to where TLS is spoken, without, is refused', async () => {
    const tries = await Promise.all(
      [1, 2].map(() => opening(secure.url.replace('tls=true', 'tls=false')).catch((error: Error) => error.message)),
    )
    expect(tries[0]).toMatch(
      /EVENTSTORE_URL=.* no EventStoreDB answers there \(.*\); if it asks for TLS, say tls=true$/,
    )
    // The operator reads only what is new.
    expect(tries[1]).toBe(tries[0])
  })
})
