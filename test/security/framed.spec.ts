import { describe, expect, it } from 'vitest'
import { password } from '../support/seed.ts'
import { useInside } from '../support/inside.ts'
import { nobody } from '../support/api.ts'

const here = useInside()
const inFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site', accept: 'text/html' }
const ancestors = ({ headers }: { headers: Record<string, unknown> }) =>
  /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))![1]

describe('a page in a frame of another site (NAV-031)', () => {
  it.each([
    '/admin/overview',
    '/admin/jobs?q=x',
    '/jobs/create',
    '/scheduling-settings',
    '/configure-job/unknown',
    '/edit-job-integration/unknown',
    '/collaborate',
    '/greenhouse/integration/connect',
    '/signup/details',
    '/login?returnTo=%2Fadmin',
    '/redirect?to=%2F',
    '/',
  ])('%s loads in the chat clients that are named, and nowhere else', async (path) => {
    const answer = await here.get(here.acme.admin, path, { headers: inFrame })
    expect(ancestors(answer)).toBe(
      'https://teams.microsoft.com https://*.teams.microsoft.com https://*.cloud.microsoft',
    )
    expect(answer.headers['x-frame-options']).toBeUndefined()
  })

  it('is none of what candidates see, of the API or of what is downloaded', async () => {
    const link = `/apply/${here.acme.companyId}.${here.acme.jobId}`
    for (const path of [link, '/administration', '/api/docs', '/api/v2/jobs', '/media/nothing', '/join', '/signup']) {
      const answer = await here.get(here.acme.admin, path, { headers: inFrame })
      expect([path, ancestors(answer), answer.headers['x-frame-options']]).toEqual([path, "'none'", 'DENY'])
      expect(answer.cookies.join()).not.toContain('SameSite=None')
    }
  })

  it('is the preview of what candidates see, in a frame of ours, and without a session there', async () => {
    const link = `/apply/${here.acme.companyId}.${here.acme.jobId}`
    for (const [path, status] of [
      ['/apply/preview?iframe=true&preview=true', 200],
      [`${link}?force_mobile=true&preview=true`, 302],
      [`${link}?preview=true`, 302],
    ] as const) {
      const answer = await here.get(here.acme.admin, path, { headers: { ...inFrame, 'sec-fetch-site': 'same-origin' } })
      expect([path, answer.status, ancestors(answer)]).toEqual([path, status, expect.stringMatching(/^'self' https/)])
      expect(answer.headers['x-frame-options']).toBeUndefined()
      expect(answer.cookies).toEqual([])
    }
    for (const path of [`${link}?preview=1`, `${link}?mypreview=true`, `/apply/previews?x=1`]) {
      const answer = await here.get(here.acme.admin, path, { headers: inFrame })
      expect([path, ancestors(answer)]).toEqual([path, "'none'"])
    }
  })

  it('stores nothing that is sent to a preview', async () => {
    const link = `/apply/${here.acme.companyId}.${here.acme.jobId}?preview=true`
    const answer = await here.post(nobody, link, { form: { intent: 'start', name: 'A', email: 'a@preview.test' } })
    expect([answer.status, answer.cookies]).toEqual([302, []])
    expect(String(answer.headers['location'])).toContain('preview=true')
  })

  it('has a session of its own, which the browser keeps for that frame alone', async () => {
    const opened = await here.get(nobody, '/login', { headers: inFrame })
    const mark = opened.cookies.find((each) => each.startsWith('__Host-hirelog-framed='))!
    expect(mark).toMatch(/; Secure; SameSite=None; Partitioned$/)

    const form = { email: 'admin@acme.test', password }
    const framed = await here.post(nobody, '/login', { form, headers: { cookie: mark.split(';')[0] } })
    const session = framed.cookies.find((each) => each.startsWith('__Host-hirelog='))!
    expect(session).toMatch(/; HttpOnly; SameSite=None; Partitioned; .*Secure/)
    const plain = await here.post(nobody, '/login', { form })
    expect(plain.cookies.find((each) => each.startsWith('__Host-hirelog='))).toMatch(/; SameSite=Lax;/)
  })

  it('is drawn without the sidebar, and so is what it asks for later', async () => {
    const page = (headers: Record<string, string>) => here.get(here.acme.admin, '/admin/overview', { headers })
    const isMinimal = (text: string) => /minimal[^a-z]{1,12}true|"minimal",true/.test(text)
    expect(isMinimal((await page(inFrame)).text)).toBe(true)
    expect(isMinimal((await page({ accept: 'text/html' })).text)).toBe(false)
  })

  it('cannot be sent forms by the site around it', async () => {
    const answer = await here.post(here.acme.admin, '/logout', {
      form: {},
      headers: { origin: 'https://teams.microsoft.com', 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(403)
  })
})
