import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { userDecider } from '#domain/user/decider.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { nobody, useApi, type Who } from '../support/api.ts'

let unverified: Who
const demos = {
  us: 'https://book.example/us',
  apac: 'https://book.example/apac',
  europe: 'https://book.example/europe',
  africa: 'https://book.example/africa',
}
const api = useApi(
  () => ({
    DEMO_URLS: Object.entries(demos)
      .map((pair) => pair.join('='))
      .join(' '),
  }),
  async (platform, { acme, rival }) => {
    await colleaguesOf(platform, rival).onPlan('enterprise')
    const { admin, session } = colleaguesOf(platform, acme)
    const data = {
      userId: randomUUID(),
      name: 'Nina New',
      email: 'nina@acme.test',
      passwordHash: 'none',
      role: 'admin' as const,
      creator: false,
      emailVerified: false,
      complete: true,
    }
    await platform.commands.handle(userDecider, data.userId, { type: 'SignUpUser', data }, platform.context(admin))
    unverified = await session(data.userId)
  },
)
const open = (who: Who, path: string, headers: Record<string, string> = {}) =>
  api.get(who, path, { headers: { accept: 'text/html', ...headers } })
const heading = ({ text }: { text: string }) => /<h1[^>]*>([^<]*)</.exec(text)?.[1]
const createJob = ({ text }: { text: string }) =>
  /<aside[\s\S]*?(<button(?=[^>]*type="submit")[^>]*>)(?:(?!<\/button>)[\s\S])*Create New Job/.exec(text)?.[1]

describe('the addresses beside the administration (NAV-038)', () => {
  const job = () => api.acme.jobId
  it('a meeting that is not there is not found, by those who may look', async () => {
    const at = '/meetings/an-event'
    const [editor, viewer, stranger] = [
      await open(api.acme.edit, at),
      await open(api.acme.review, at),
      await open(nobody, at),
    ]
    expect([editor.status, viewer.status]).toEqual([404, 403])
    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      302,
      `/login?${new URLSearchParams({ returnTo: at })}`,
    ])
  })

  it('lead to a job’s invitations and to its builder, for those who may', async () => {
    for (const [path, to] of [
      [`/jobs/${job()}/invite`, `/jobs/post/${job()}?view=invite`],
      [`/configure-job/${job()}`, `/jobs-cep/create/${job()}`],
    ] as const) {
      const [editor, viewer] = [await open(api.acme.edit, path), await open(api.acme.review, path)]
      expect([editor.status, editor.headers.get('location'), viewer.status]).toEqual([302, to, 403])
      const lost = await open(api.acme.edit, path.replace(job(), 'mistyped'))
      expect([lost.status, heading(viewer), heading(lost)]).toEqual([
        404,
        'You may not open this page',
        'Page not found',
      ])
    }
    expect([
      (await open(api.acme.edit, `/jobs/post/${job()}`)).status,
      (await open(api.acme.review, `/jobs/post/${job()}`)).status,
    ]).toEqual([200, 403])
  })
})

describe('where someone is (NAV-035)', () => {
  const country = async (languages?: string) =>
    (
      await api.get(
        api.acme.review,
        '/api/legacy/users/country-code',
        languages ? { headers: { 'accept-language': languages } } : {},
      )
    ).body
  it('is told to a program, and is the United States where no one knows', async () => {
    expect(await country('de-AT,de;q=0.9')).toEqual({ data: { countryCode: 'AT' } })
    expect(await country('en')).toEqual({ data: { countryCode: 'US' } })
  })

  it.each([
    ['en-AU', 'apac'],
    ['en-GB', 'europe'],
    ['en-KE', 'africa'],
    ['en', 'us'],
  ] as const)('decides with whom onboarding is booked: %s with %s', async (languages, region) => {
    const booked = /<a href="([^"]*)"[^>]*>(?:(?!<\/a>).)*Book onboarding/s.exec(
      (await open(api.acme.edit, '/admin/overview', { 'accept-language': languages })).text,
    )
    expect(booked?.[1]).toBe(demos[region])
  })
})

describe('Create New Job in the sidebar (NAV-015)', () => {
  it('is there to be pressed once the address is proved, and says before that it is not', async () => {
    expect(createJob(await open(api.acme.edit, '/admin/overview'))).not.toContain('disabled')
    expect(createJob(await open(unverified, '/admin/overview'))).toContain('disabled')
    expect((await open(unverified, '/admin/overview')).text).toContain('Verify your email address first.')
  })
})

it('a job’s access is offered where the plan has roles on jobs, and nowhere else (TEAM-013)', async () => {
  for (const [{ admin, jobId }, supported] of [
    [api.rival, true],
    [api.acme, false],
  ] as const) {
    const at = `/admin/jobs/${jobId}`
    expect((await open(admin, at)).text.includes(`href="${at}/access"`)).toBe(supported)
    expect((await open(admin, `${at}/access`)).text.includes('name="newHolder"')).toBe(supported)
  }
})
