import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useFolders } from '#test/fixtures/folders.ts'
import { type Peer, startPeer } from '#test/peers/eventstoredb/start-peer.ts'
import { certificateFor, makeAuthority } from '#test/support/engines/certificates.ts'
import { NotYetThere, patiently } from '../patience.ts'
import { openEventStoreDb } from './eventstoredb.ts'

const folder = useFolders()
let peer: Peer
beforeAll(async () => {
  peer = await startPeer(folder())
})
afterAll(() => peer.kill())

const opening = async (url: string) => {
  const store = await openEventStoreDb(url)
  const { name } = store
  await store.close()
  return name
}

describe('EVENTSTORE_URL', () => {
  it('leads to a server, which is named with its version, host and port: whoever asks /healthz is told no more of the address', async () => {
    expect(await opening(peer.url)).toBe(`EventStoreDB 24.10.0.1 at ${peer.address}`)
  })

  it('may be spelled as for newer servers, and may leave the choice of a node to the cluster', async () => {
    expect(await opening(peer.url.replace('esdb:', 'kurrentdb:'))).toContain('24.10')
    expect(await opening(peer.url.replace('esdb:', 'esdb+discover:'))).toContain('24.10')
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
    expect(await opened).toContain('24.10')
    await late.kill()
  })
})

describe('EVENTSTORE_URL over TLS', () => {
  let secure: Peer
  let authority: string
  beforeAll(async () => {
    const made = makeAuthority(folder())
    authority = encodeURIComponent(made.certificate)
    const { certificate, key } = certificateFor(made, 'localhost', folder())
    secure = await startPeer(folder(), { certificate, key, user: 'hirelog:right' })
  })
  afterAll(() => secure.kill())

  it('leads to a server whose certificate the named authority signed, as the user it names', async () => {
    expect(await opening(`${secure.url}&tlsCAFile=${authority}`)).toBe(`EventStoreDB 24.10.0.1 at ${secure.address}`)
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

  it('to where TLS is spoken, without, is refused', async () => {
    const tries = await Promise.all(
      [1, 2].map(() => opening(secure.url.replace('tls=true', 'tls=false')).catch((error: Error) => error.message)),
    )
    expect(tries[0]).toMatch(
      /EVENTSTORE_URL=.* no EventStoreDB answers there \(.*\); if it asks for TLS, say tls=true$/,
    )
    // Whoever waits is told only what is new.
    expect(tries[1]).toBe(tries[0])
  })
})
