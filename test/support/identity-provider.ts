import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import type { Connection } from '#infra/engines/identity/identity.ts'

export type Person = { email?: string; email_verified?: boolean; name?: string; picture?: string }
type Token = { header: Record<string, unknown>; claims: Record<string, unknown> }
export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'signing', use: 'sig', alg: 'RS256' }

const page = '<!doctype html><html lang="en"><link rel="icon" href="data:,">'

/** A JSON Web Token as the provider's key signs it; with alg none, without a signature. */
export function signed({ header, claims }: Token): string {
  const text = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${text}.${header.alg === 'none' ? '' : sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`
}
const read = (token: string): Token => {
  const [header, claims] = token
    .split('.', 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>)
  return { header: header!, claims: claims! }
}

/** A real OpenID Connect provider in this process, whose people need no password, and which can be made to misbehave. */
export async function startIdentityProvider({
  people,
  redirectUris,
  port = 0,
}: {
  people: Record<string, Person>
  redirectUris: string[]
  port?: number
}) {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const connection: Connection = { issuer, clientId: 'hirelog', clientSecret: 'a secret between two programs' }
  const behaviour: {
    tamper: ((token: Token) => Token) | null
    status: number | null
    discovery: Record<string, unknown>
  } = { tamper: null, status: null, discovery: {} }
  const scope = 'openid email profile'
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: connection.clientId,
        client_secret: connection.clientSecret,
        redirect_uris: redirectUris,
        post_logout_redirect_uris: redirectUris.map((uri) => new URL('/logout', uri).href),
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['a key for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = `${page}<title>Leave Acme</title>${form}<button form="op.logoutForm" name="logout" value="yes">Sign out of Acme</button>`
        },
      },
    },
    findAccount: (_context, id) =>
      people[id] ? { accountId: id, claims: () => ({ sub: id, ...people[id] }) } : undefined,
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope(scope)
      await grant.save()
      return grant
    },
    ttl: { AccessToken: 300, AuthorizationCode: 60, Grant: 300, IdToken: 300, Interaction: 300, Session: 300 },
  })
  provider.use(async (context, next) => {
    await next()
    const body = context.body as { id_token?: string; issuer?: string } | undefined
    if (context.path === '/token' && body?.id_token && behaviour.tamper)
      body.id_token = signed(behaviour.tamper(read(body.id_token)))
    if (context.path.startsWith('/.well-known') && body) Object.assign(body, behaviour.discovery)
  })
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (behaviour.status) return response.writeHead(behaviour.status).end()
    if (!request.url!.startsWith('/interaction/')) return answer(request, response)
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      return response.end(
        `${page}<title>Acme</title><form method="post"><label>Name <input name="login"></label><button>Sign in to Acme</button></form>`,
      )
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const accountId = new URLSearchParams(Buffer.concat(chunks).toString()).get('login') ?? ''
    const result = people[accountId]
      ? { login: { accountId } }
      : { error: 'access_denied', error_description: accountId }
    await provider.interactionFinished(request, response, result)
  })

  return {
    issuer,
    connection,
    behaviour,
    /** What a browser does at the provider when this person signs in: answers the address it is sent back to. */
    async signIn(authorizeUrl: string, login: string): Promise<URL> {
      const jar = new Map<string, string>()
      const visit = async (url: string, init: RequestInit = {}) => {
        const reply = await fetch(url, {
          ...init,
          redirect: 'manual',
          headers: { ...init.headers, cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
        })
        for (const cookie of reply.headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
          if (value) jar.set(name!, value)
          else jar.delete(name!)
        }
        await reply.arrayBuffer()
        const location = reply.headers.get('location')
        if (!location) throw new Error(`the provider answered ${reply.status} at ${url}`)
        return new URL(location, url)
      }
      let at = await visit(authorizeUrl)
      while (at.origin === issuer)
        at = at.pathname.startsWith('/interaction/')
          ? await visit(at.href, {
              method: 'POST',
              body: new URLSearchParams({ login }),
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
            })
          : await visit(at.href)
      return at
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
