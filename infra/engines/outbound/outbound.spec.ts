import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { INSIDE, NotAsked, type Outbound, outboundFetch, Unreachable, vettedLookup, whyNot } from './outbound.ts'

const closers: (() => unknown)[] = []
afterEach(() => Promise.all(closers.splice(0).map((close) => close())))

/** A server on this machine, and how many requests it got. */
async function serving(listener: RequestListener, address = '127.0.0.1') {
  const seen: string[] = []
  const server = createServer(
    (request, response) => (seen.push(request.headers.host ?? ''), listener(request, response)),
  )
  await new Promise<void>((ready) => server.listen(0, address, ready))
  closers.push(() => server.close())
  return { seen, port: (server.address() as AddressInfo).port }
}
const fine: RequestListener = (_, response) => response.end('fine')

/** A resolver that gives the next answer with every look-up, the last one from then on. */
function answering(...answers: string[][]) {
  const asked: string[] = []
  const resolver: Outbound['resolver'] = (name, done) => {
    const found = answers[Math.min(asked.length, answers.length - 1)]!
    asked.push(name)
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  return { asked, resolver }
}
const lookUp = (rules: Outbound, host = 'id.example.com') =>
  new Promise<unknown>((resolve, reject) =>
    vettedLookup(host, rules)(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
  )

describe('a look-up before a connection', () => {
  it.each([
    ['142.250.185.78'],
    ['2a00:1450:4001:830::200e'],
    ['142.250.185.78', '2a00:1450:4001:830::200e'],
    ['64:ff9b::8efa:b94e'],
  ])('answers the public address %s', async (...addresses) => {
    const found = await lookUp({ loopback: false, ...answering(addresses) })
    expect(found).toEqual(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
  })

  it.each([
    ['10.0.0.7'],
    ['fd00::1'],
    ['127.0.0.1'],
    ['::1'],
    ['142.250.185.78', '10.0.0.7'],
    ['10.0.0.7', '2a00:1450:4001:830::200e'],
    ['64:ff9b::a00:7'],
    [],
  ])('refuses %s', async (...addresses) => {
    await expect(lookUp({ loopback: false, ...answering(addresses) })).rejects.toMatchObject({ why: INSIDE })
  })

  it('answers a private address of a host that an operator trusts, and of no other', async () => {
    const rules = { loopback: false, trusted: ['id.example.com'], ...answering(['10.0.0.7']) }
    expect(await lookUp(rules)).toEqual([{ address: '10.0.0.7', family: 4 }])
    await expect(lookUp(rules, 'other.example.com')).rejects.toMatchObject({ why: INSIDE })
  })

  it('answers one address of the family that is asked for', async () => {
    const one = (family: number) =>
      new Promise((resolve) =>
        vettedLookup('id.example.com', { loopback: false, ...answering(['142.250.185.78', '2a00:1450::1']) })(
          'id.example.com',
          { family },
          (_, address) => resolve(address),
        ),
      )
    expect([await one(4), await one(6), await one(0)]).toEqual(['142.250.185.78', '2a00:1450::1', '142.250.185.78'])
  })
})

describe('a name whose answer changes', () => {
  it('is looked up once for a request, which goes to the address that was checked', async () => {
    const { seen, port } = await serving(fine)
    const { asked, resolver } = answering(['127.0.0.1'], ['10.0.0.7'])
    const ask = outboundFetch({ loopback: true, resolver })
    expect(await (await ask(`http://id.localhost:${port}/`)).text()).toBe('fine')
    expect([asked, seen]).toEqual([['id.localhost'], [`id.localhost:${port}`]])
  })

  it('is checked anew with the next request', async () => {
    const { seen, port } = await serving(fine)
    const ask = outboundFetch({ loopback: true, ...answering(['127.0.0.1'], ['10.0.0.7']) })
    await ask(`http://id.localhost:${port}/`)
    await expect(ask(`http://id.localhost:${port}/`)).rejects.toMatchObject({ cause: { why: INSIDE } })
    expect(seen).toHaveLength(1)
  })

  it('reaches nothing on this machine outside of a desk', async () => {
    const { seen, port } = await serving(fine)
    const ask = outboundFetch({ loopback: false, ...answering(['127.0.0.1']) })
    await expect(ask(`https://id.example.com:${port}/`)).rejects.toMatchObject({ cause: { why: INSIDE } })
    expect(seen).toEqual([])
  })
})

describe('an address', () => {
  it.each([
    'https://id.example.com',
    'https://142.250.185.78',
    'https://[2a00:1450:4001:830::200e]',
    'https://[::ffff:8.8.8.8]',
    'https://[64:ff9b::8.8.8.8]',
  ])('may be asked: %s', (address) => {
    expect(whyNot(new URL(address), { loopback: false })).toBeNull()
  })

  it.each([
    'https://10.0.0.7',
    'https://0x0a.0.0.7',
    'https://012.0.0.7',
    'https://167772167',
    'https://127.1',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://[64:ff9b:1::808:808]',
    'https://[fec0::1]',
    'https://169.254.169.254',
    'https://localhost',
    'https://localhost.',
    'https://id.localhost.',
    'https://127.0.0.1.',
    'https://user:secret@id.example.com',
    'http://id.example.com',
    'ftp://id.example.com',
    'file:///etc/passwd',
  ])('may not be asked: %s', async (address) => {
    expect(whyNot(new URL(address), { loopback: false })).not.toBeNull()
    await expect(outboundFetch({ loopback: false })(address)).rejects.toBeInstanceOf(NotAsked)
  })
})

describe('an answer', () => {
  it('that leads to another address is handed back; the other address is not asked', async () => {
    const other = await serving(fine)
    for (const status of [301, 302, 303, 307, 308]) {
      const { port } = await serving((_, response) =>
        response.writeHead(status, { location: `http://127.0.0.1:${other.port}/` }).end(),
      )
      expect((await outboundFetch({ loopback: true })(`http://127.0.0.1:${port}/`)).status).toBe(status)
    }
    expect(other.seen).toEqual([])
  })

  it('larger than a megabyte is not read', async () => {
    const { port } = await serving((_, response) => response.end(Buffer.alloc(1024 * 1024 + 1)))
    await expect(outboundFetch({ loopback: true })(`http://127.0.0.1:${port}/`)).rejects.toBeInstanceOf(Unreachable)
  })
})
