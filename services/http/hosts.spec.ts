import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkHost, isLocal, isNamedHere, isOurHost } from './hosts.ts'

const PUBLIC = 'https://hire.example.com'
const DASHBOARD = 'https://dashboard.example.com'
const DESK = 'http://127.0.0.1:3000'
const EVERYWHERE = 'http://0.0.0.0:3000'
const LAN = '192.168.1.20'

describe('a Host is ours', () => {
  it.each([
    [
      PUBLIC,
      [
        'hire.example.com',
        'HIRE.example.com:443',
        'hire.example.com.',
        'acme.hire.example.com',
        'dashboard.hire.example.com:8443',
      ],
    ],
    [
      DASHBOARD,
      ['dashboard.example.com', 'acme.example.com', 'dashboard-staging.example.com', 'acme.dashboard.example.com'],
    ],
    [
      DESK,
      [
        'localhost',
        'localhost:3000',
        'LOCALHOST',
        'acme.localhost:3000',
        '127.0.0.1:3000',
        '127.8.9.1',
        '[::1]:3000',
        `${LAN}:3000`,
      ],
    ],
    [EVERYWHERE, ['localhost:3000', '127.0.0.1:3000', `${LAN}:3000`]],
    ['http://192.168.1.20:3000', [`${LAN}:3000`, LAN]],
    ['http://desk.lan:3000', ['desk.lan:3000', 'acme.desk.lan']],
  ])('with %s as the address: %j', (publicUrl, hosts) => {
    for (const host of hosts) expect([host, isOurHost(host, publicUrl, `::ffff:${LAN}`)]).toEqual([host, true])
  })

  it.each([
    [
      PUBLIC,
      [
        'evil.test',
        'localhost',
        '127.0.0.1:3000',
        LAN,
        'hire.example.com.evil.test',
        'evilhire.example.com',
        'example.com',
        'acme.example.com',
        'a.b.hire.example.com',
        '',
      ],
    ],
    [DASHBOARD, ['example.com', 'evil.test', 'a.b.example.com', 'dashboardexample.com']],
    ['https://dashboard.com', ['evil.com']],
    [
      DESK,
      [
        'evil.test',
        'localhost.evil.test',
        '127.0.0.1.evil.test',
        'evillocalhost',
        '10.0.0.1',
        '0.0.0.0:3000',
        'desk.lan',
        '[::2]',
      ],
    ],
    [EVERYWHERE, ['evil.test', 'desk.lan:3000', '192.168.1.21:3000', '0.0.0.0:3000']],
    [
      DESK,
      [
        'evil@localhost',
        'localhost/x',
        'localhost#',
        'localhost\\x',
        'local host',
        'localhost,evil.test',
        '[::1',
        'localhost:3000:1',
        '',
      ],
    ],
  ])('and with %s none of %j', (publicUrl, hosts) => {
    for (const host of hosts) expect([host, isOurHost(host, publicUrl, LAN)]).toEqual([host, false])
  })
})

describe('a request', () => {
  let app: FastifyInstance
  let publicUrl = DESK
  beforeAll(async () => {
    app = Fastify({ trustProxy: ['10.0.0.7'] })
    checkHost(app, () => publicUrl)
    app.all('/*', async (request) => ({ local: isLocal(request) }))
    app.get('/healthz', async (request) => ({ named: isNamedHere(request, publicUrl) }))
    await app.ready()
  })
  afterAll(() => app.close())
  const get = (headers: Record<string, string>, { url = '/', from = '127.0.0.1' } = {}) =>
    app.inject({ url, headers, remoteAddress: from })

  it('is local by its address, its Host, and what no proxy has added', async () => {
    publicUrl = DESK
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'acme.localhost'])
      expect([host, (await get({ host })).json().local]).toEqual([host, true])
    for (const from of ['::1', '::ffff:127.0.0.1', '127.0.0.2'])
      expect((await get({ host: 'localhost' }, { from })).json().local).toBe(true)
    expect((await get({ host: 'localhost' }, { from: LAN })).json().local).toBe(false)
    const added = [
      'forwarded',
      'via',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-forwarded',
      'x-forwarded-ssl',
      'x-real-ip',
      'x-client-ip',
      'x-cluster-client-ip',
      'x-original-host',
      'x-envoy-external-address',
      'cf-connecting-ip',
      'cf-ray',
      'cf-ipcountry',
      'cdn-loop',
      'true-client-ip',
      'fastly-client-ip',
      'fly-client-ip',
      'tailscale-user-login',
      'x-arr-log-id',
      'x-azure-ref',
      'x-amzn-trace-id',
      'x-vercel-id',
      'proxy-connection',
    ]
    for (const name of added)
      expect([name, (await get({ host: 'localhost', [name]: '1' })).json().local]).toEqual([name, false])
  })

  it('under another Host is refused, and told which setting decides that', async () => {
    publicUrl = PUBLIC
    const program = await get({ host: 'evil.test' })
    expect([program.statusCode, program.json()]).toEqual([
      421,
      {
        type: 'about:blank',
        title: 'Misdirected Request',
        status: 421,
        code: 'request/wrong-host',
        detail: expect.stringContaining('PUBLIC_URL'),
      },
    ])
    for (const [language, title] of [
      ['en', 'This address is not set up'],
      ['de', 'Diese Adresse ist nicht eingerichtet'],
      ['he', 'הכתובת הזאת אינה מוגדרת'],
    ]) {
      // Browsers say what they open only where the address is safe.
      for (const asked of [
        ['sec-fetch-dest', 'document'],
        ['accept', 'text/html,*/*;q=0.8'],
      ] as const) {
        const { statusCode, headers, body } = await get({
          host: 'evil.test',
          'accept-language': language!,
          [asked[0]]: asked[1],
        })
        expect([statusCode, headers['content-type']]).toEqual([421, 'text/html; charset=utf-8'])
        for (const said of [title!, 'PUBLIC_URL=https://hire.example.com', 'TRUSTED_PROXIES'])
          expect(body).toContain(said)
        expect(body).not.toContain('evil.test')
      }
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'] as const)
      expect((await app.inject({ method, url: '/nowhere', headers: { host: 'evil.test' } })).statusCode).toBe(421)
  })

  it('is known by what a trusted proxy says of its Host, and by nothing others say', async () => {
    publicUrl = PUBLIC
    const passed = { host: 'hirelog-1:3000', 'x-forwarded-host': 'hire.example.com' }
    expect((await get(passed, { from: '10.0.0.7' })).statusCode).toBe(200)
    expect((await get(passed)).statusCode).toBe(421)
    expect(
      (await get({ host: 'hire.example.com', 'x-forwarded-host': 'evil.test' }, { from: '10.0.0.7' })).statusCode,
    ).toBe(421)
  })

  it('of a probe is answered under every name, with figures under an address or ours only', async () => {
    publicUrl = PUBLIC
    for (const [host, named] of [
      ['10.1.2.3:3000', true],
      ['[fd00::1]:3000', true],
      ['localhost', true],
      ['hire.example.com', true],
      ['web-1:3000', false],
      ['evil.test', false],
    ] as const)
      expect([host, (await get({ host }, { url: '/healthz' })).json().named]).toEqual([host, named])
  })
})
