import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { nobody, type Who } from '../support/api.ts'
import { useInside } from '../support/inside.ts'

/** A company with a host of its own and an identity provider; all others have Google. */
const here = useInside(
  { GOOGLE_CLIENT_ID: 'hirelog', GOOGLE_CLIENT_SECRET: 'a secret' },
  async ({ useCases, commands, context }, { acme }) => {
    const admin = {
      kind: 'user',
      companyId: acme.companyId,
      userId: acme.userId,
      role: 'admin',
      creator: true,
      permissions: permissionsOf.admin,
    } as const
    await useCases.company.changeCompanySlug(admin, 'kestrel')
    const data = {
      issuer: 'https://login.kestrel.test',
      clientId: 'hirelog',
      clientSecret: 'a secret',
      signUp: true,
      passwords: true,
    }
    await commands.handle(companyDecider, acme.companyId, { type: 'ConfigureSingleSignOn', data }, context(admin))
  },
)
const own = { host: 'kestrel.hire.example.com' }
const dead: Who = { headers: { cookie: `__Host-hirelog=${'A'.repeat(43)}` } }
const anybody = () => nobody
const admin = () => here.acme.admin
/** A person after the first step of a sign-up. */
const newcomer = async (): Promise<Who> => {
  const account = await here.platform.useCases.accounts.signUp(
    { name: 'Nora Neu', email: `${randomUUID()}@new.test`, password: 'tR4-vexing-lamp' },
    '203.0.113.5',
  )
  return {
    headers: { cookie: `__Host-hirelog=${(await here.platform.useCases.accounts.openSession(account)).sessionToken}` },
  }
}

type Row = [
  id: string,
  path: string,
  who: () => Who | Promise<Who>,
  leadsTo: string | number,
  headers?: Record<string, string>,
]
const rows: Row[] = [
  ['AUTH-001', '/auth', anybody, 200],
  [
    'AUTH-002',
    '/auth/callback?error=signup_disabled_for_rita%40acme.test',
    anybody,
    '/signup?username=rita%40acme.test&googleSignup=true',
  ],
  ['AUTH-002', '/auth/callback?error=access_denied', anybody, 401],
  ['AUTH-003', '/login', anybody, 200],
  ['AUTH-003', '/login?returnTo=%2Fadmin%2Fjobs', anybody, '/auth?returnTo=%2Fadmin%2Fjobs', own],
  ['AUTH-004', '/signup', admin, '/'],
  ['AUTH-004', '/signup', () => dead, 200],
  ['AUTH-005', '/reset-password', admin, '/'],
  ['AUTH-005', '/reset-password', () => dead, 200],
  ['AUTH-006', '/join', admin, '/'],
  ['AUTH-006', '/join', () => dead, 200],
  ['AUTH-007', '/signup/details', newcomer, 200],
  ['AUTH-007', '/signup/details', admin, '/'],
  ['AUTH-007', '/admin/jobs', newcomer, '/signup/details'],
  ['AUTH-008', '/edit-job-integration/a-key', anybody, 200],
  ['AUTH-008', '/edit-job-integration/a-key', () => dead, 200],
  ['AUTH-009', '/redirect?to=%2Fadmin%2Fjobs', anybody, 200],
  ['AUTH-010', '/collaborate', anybody, '/login?returnTo=%2Fcollaborate'],
  ['AUTH-010', '/collaborate', admin, '/admin/settings?tab=users'],
  ['AUTH-011', '/', newcomer, '/signup/details'],
  ['AUTH-011', '/', admin, '/admin/overview'],
  ['AUTH-011', '/', anybody, '/admin/overview'],
  ['AUTH-012', '/nowhere', anybody, 404],
  ['AUTH-012', '/admin/nowhere', admin, 404],
  ['AUTH-012', '/workable/nowhere', anybody, 404],
  ...['dashboard', 'dashboard-staging', 'dashboard-dev', 'localhost'].map(
    (name): Row => ['AUTH-013', '/login', anybody, 200, { host: `${name}.hire.example.com` }],
  ),
  ['AUTH-013', '/login', anybody, 200, { host: 'nobodys.hire.example.com' }],
  ['AUTH-025', '/admin/jobs?status=active', () => dead, '/login?returnTo=%2Fadmin%2Fjobs%3Fstatus%3Dactive&expired=1'],
  ['AUTH-029', '/auth?company=rival', anybody, 403],
  ['AUTH-029', '/auth', anybody, 403, { host: 'nobodys.hire.example.com' }],
]

describe('the public pages of A§2', () => {
  it.each(rows)('%s: %s', async (_, path, who, leadsTo, headers = {}) => {
    const asking = await who()
    const answer = await here.get(asking, path, { headers })
    if (typeof leadsTo === 'string') expect([answer.status, answer.headers.location]).toEqual([302, leadsTo])
    else expect([answer.status, answer.headers.location]).toEqual([leadsTo, undefined])
    if (path.startsWith('/edit-job-integration'))
      expect(answer.cookies, 'a session that is over is left alone there').toEqual([])
    if (leadsTo === 403) expect(answer.text).toContain('Error in SSO authentication. Company does not support SSO.')
  })

  it('AUTH-014: an `auth` parameter signs a browser in, once, when the person there agrees', async () => {
    const { body } = await here.post(admin(), '/api/v2/users/token', { body: { use: 'entry' } })
    const entry = await here.get(nobody, `/admin/jobs?status=active&auth=${body.token}`)
    const asked = new URL(entry.headers.location as string, 'http://here')
    expect([entry.status, asked.pathname, entry.cookies]).toEqual([302, '/auth/link', []])
    const first = await here.post(nobody, '/auth/link', { form: Object.fromEntries(asked.searchParams) })
    expect([first.status, first.headers.location, first.cookies]).toEqual([
      302,
      '/admin/jobs?status=active',
      [expect.stringMatching(/^__Host-hirelog=[^;]+; Path=\/; HttpOnly; SameSite=Lax/)],
    ])
    expect((await here.get({ headers: { cookie: first.cookies[0]!.split(';')[0]! } }, '/login')).headers.location).toBe(
      '/',
    )
    const again = await here.get(nobody, `/admin/jobs?auth=${body.token}`)
    expect([again.headers.location, again.cookies]).toEqual(['/login?returnTo=%2Fadmin%2Fjobs&linkOver=1', []])
  })

  it.each(['/', '/login', '/auth', '/admin/jobs'])(
    'a link to %s that signs nobody in says so where they sign in',
    async (path) => {
      const { location } = (await here.get(nobody, `${path}?auth=nonsense`)).headers
      expect((await here.get(nobody, location as string)).text).toContain('This link does not sign you in any more')
    },
  )

  it('and on a company’s own host before its provider is gone to', async () => {
    const { location } = (await here.get(nobody, '/auth?auth=nonsense', { headers: own })).headers
    const answer = await here.get(nobody, location as string, { headers: own })
    expect([answer.status, answer.text]).toEqual([
      200,
      expect.stringContaining('This link does not sign you in any more'),
    ])
  })

  it('AUTH-030: a company’s own host offers its provider alone, the product’s own a password and Google', async () => {
    const offers = async (path: string, headers = {}) =>
      (await here.get(nobody, path, { headers })).text.includes('/auth?connection=google')
    expect([await offers('/login'), await offers('/signup'), await offers('/signup', own)]).toEqual([true, true, false])
  })

  it('AUTH-048: a sign-in that failed says so by its kind and in words', async () => {
    const answer = await here.post(nobody, '/login', { form: { email: 'nobody@acme.test', password: 'x' } })
    expect([answer.status, answer.text]).toEqual([
      401,
      expect.stringMatching(/data-error="RequestLoginError"[^>]*>Wrong email address or password\./),
    ])
  })

  it.each([
    [
      'de',
      [
        'Sitzung abgelaufen',
        'Diese Telefonnummer gehört schon zu einem anderen Konto',
        'Sehen Sie in Ihrem Postfach rita@acme.test nach',
        'Das Unternehmen unterstützt kein SSO.',
        'Diese Anmeldung wurde in einem anderen Browser',
        'Dieser Einladungslink ist nicht vollständig.',
      ],
    ],
    [
      'he',
      [
        'פג תוקף ההתחברות',
        'מספר הטלפון הזה כבר משויך לחשבון אחר',
        'כדאי לבדוק את תיבת הדואר',
        'SSO',
        'ההתחברות הזאת החלה בדפדפן אחר או לפני זמן רב מדי',
        'קישור ההזמנה אינו שלם.',
      ],
    ],
  ])('say what the specification has words for in the reader’s language: %s', async (language, words) => {
    const paths = [
      '/login?expired=1',
      '/login?phoneTaken=1',
      '/login?mailbox=rita%40acme.test',
      '/auth?company=rival',
      '/auth/callback?error=access_denied',
      '/join?code=nothing',
    ]
    const english = [
      'Session expired',
      'This phone number',
      'Check your mailbox',
      'Error in SSO',
      'This sign-in was begun',
      'This invitation link',
    ]
    for (const [index, path] of paths.entries()) {
      const { text } = await here.get(nobody, path, { headers: { 'accept-language': language } })
      const page = text.replace(/<script[\s\S]*?<\/script>/g, '')
      expect([path, page.includes(words[index]!), english.filter((slip) => page.includes(slip))]).toEqual([
        path,
        true,
        [],
      ])
    }
    const { text } = await here.get(nobody, '/auth?expired=1', { headers: { 'accept-language': language } })
    expect(text).toContain(words[0])
  })

  it('are in no pseudo-language where the settings do not ask for it', async () => {
    const { text } = await here.get({ headers: { cookie: 'hirelog-language=en-XA' } }, '/login')
    expect(text).toContain('<html lang="en" dir="ltr"')
  })

  it('AUTH-052: a phone number of another account signs out, and the sign-in page says why', async () => {
    const give = async () =>
      here.post(await newcomer(), '/signup/details', { form: { companyName: 'New', phone: '+44 20 7946 0123' } })
    expect((await give()).headers.location).toBe('/')
    const second = await give()
    expect([second.headers.location, second.cookies]).toEqual([
      '/login?phoneTaken=1',
      [expect.stringMatching(/^__Host-hirelog=; .*Max-Age=0/)],
    ])
    expect((await here.get(nobody, '/login?phoneTaken=1')).text).toContain(
      'This phone number is already in use with another account',
    )
  })

  it('AUTH-051: what failed is on the page by its kind', async () => {
    const failed = async (answer: Promise<{ text: string }>) => /data-error="(\w+)"/.exec((await answer).text)?.[1]
    const { admin } = here.acme
    const order = { plan: 'growth', frequency: 'month', currency: 'usd', seats: '0', jobs: '0' }
    const nameless = { invoiceId: randomUUID(), ...order, name: '', address: '', taxId: '', couponCode: '' }
    expect([
      await failed(here.post(await newcomer(), '/signup/details', { form: { companyName: '', phone: 'x' } })),
      await failed(here.get(nobody, '/join?code=nothing')),
      await failed(here.post(admin, '/admin/settings?tab=profile', { form: { intent: 'rename', username: '' } })),
      await failed(here.post(admin, `/admin/billing/checkout?${new URLSearchParams(order)}`, { form: nameless })),
      await failed(here.get(admin, '/jobadder/integration/token?problem=refused')),
    ]).toEqual([
      'OnBoardingError',
      'LinkToClientError',
      'UserError',
      'SetSubscriptionError',
      'ClientLinkToJAAccountError',
    ])
  })
})
