import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { wordingOf } from '#contracts/kernel/wording.ts'
import { openIdConnect } from '#infra/engines/identity/openid-connect.ts'
import { whyUnusable } from './why-unusable.ts'

const identity = openIdConnect({ loopback: true })
const servers: Server[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

async function answering(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  servers.push(server)
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
/** What an administrator reads who enters this address; the host, which is another with every run, is called it.test. */
async function told(issuer: string): Promise<string> {
  const error = await identity
    .authorizeUrl(
      { issuer, clientId: 'hirelog', clientSecret: 'hush' },
      identity.attempt('https://hire.example.com/auth/callback'),
    )
    .catch((no: unknown) => no)
  expect(error).toBeInstanceOf(Error)
  return wordingOf(whyUnusable(issuer, error)).text.replaceAll(new URL(issuer).host, 'it.test')
}
const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

describe('an identity provider that cannot be used', () => {
  it('where nothing listens is said to refuse connections', async () => {
    expect(await told('http://127.0.0.1:9')).toBe(
      'The host it.test refuses connections. Check the address and the port, and whether the provider is running.',
    )
  })

  it('that has no description of itself there, leads elsewhere or fails, is said to, with what it answered', async () => {
    const as = (status: number) =>
      answering((_, response) => void response.writeHead(status, { location: 'https://login.example.com' }).end('no'))
    const [none, moved, broken] = [await as(404), await as(302), await as(503)]
    expect(await told(`http://${none}`)).toBe(
      'The host it.test has no OpenID Connect description at this address (HTTP 404). Enter the issuer as your provider states it.',
    )
    expect(await told(`http://${moved}`)).toBe(
      'The host it.test leads on to another address (HTTP 302). Enter the issuer as your provider states it.',
    )
    expect(await told(`http://${broken}`)).toBe(
      'The host it.test answers with a failure of its own (HTTP 503). Try again later, or ask whoever runs it.',
    )
  })

  it('that answers with a page, with text that only says it is JSON, or with JSON about something else, is said to be none', async () => {
    const page = await answering(
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
    )
    const text = await answering(
      (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"issuer":'),
    )
    const other = await answering(json({ weather: 'fine' }))
    for (const host of [page, text, other])
      expect(await told(`http://${host}`)).toBe(
        'What it.test answers at this address is no OpenID Connect description that can be used. Enter the issuer as your provider states it.',
      )
  })

  it('that calls itself something else is named as it calls itself', async () => {
    const host = await answering(json({ issuer: 'https://login.example.com/acme' }))
    expect(await told(`http://${host}`)).toBe(
      'The host it.test calls itself https://login.example.com/acme. Enter exactly that as the issuer.',
    )
  })

  it('that speaks no TLS is said to', async () => {
    const plain = await answering((_, response) => void response.end())
    expect(await told(`https://${plain}`)).toBe(
      'The host it.test speaks no TLS at this port, or breaks the connection off. Check the address and the port.',
    )
  })

  it('whose address is not asked at all is told why', async () => {
    expect(await told('http://login.example.com')).toBe('The address has to begin with https://')
    expect(await told('https://ada:secret@login.example.com')).toBe(
      'Enter the address without a user name and password in it',
    )
    expect(await told('https://10.0.0.7')).toBe(
      'The host it.test lies inside a private network. Whoever runs Hirelog can allow it with the setting OIDC_PRIVATE_HOSTS.',
    )
  })

  /** As Node reports them, behind what the client makes of them. */
  it.each([
    ['ENOTFOUND', 'No host is called login.example.com. Check the address for a typing mistake.'],
    ['EAI_AGAIN', 'The name login.example.com cannot be looked up at the moment. Try again in a few minutes.'],
    [
      'ETIMEDOUT',
      'The host login.example.com does not answer. Check the address, and whether a firewall keeps Hirelog away from it.',
    ],
    [
      'ABORT_ERR',
      'The host login.example.com does not answer. Check the address, and whether a firewall keeps Hirelog away from it.',
    ],
    [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'The certificate of login.example.com comes from an authority that is not trusted here. Have it issued by a public one.',
    ],
    ['CERT_HAS_EXPIRED', 'The certificate of login.example.com has expired. Have it renewed there, then save again.'],
    [
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'The certificate of login.example.com was issued for another host. Enter the host it was issued for, or have it replaced.',
    ],
    [
      'anything else',
      'What login.example.com answers at this address is no OpenID Connect description that can be used. Enter the issuer as your provider states it.',
    ],
  ])('is explained without its code: %s', (code, words) => {
    const cause = Object.assign(new Error(`${code} login.example.com`), { code })
    expect(
      wordingOf(
        whyUnusable(
          'https://login.example.com',
          new Error('does not answer', { cause: new TypeError('fetch failed', { cause }) }),
        ),
      ).text,
    ).toBe(words)
  })
})
