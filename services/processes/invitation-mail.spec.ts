import { afterEach, expect, it, vi } from 'vitest'
import { optOutDecider } from '#domain/opt-out/decider.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { mailServer } from '#test/support/mail-server.ts'
import { seeding } from '#test/support/seed.ts'
import { optOutId } from '../effects/messages/opt-out.ts'
import { openPlatform } from '../platform.ts'

const folder = useFolders()
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

it('an invitation goes out over the mail server; where that refuses the address for good, the candidate page and history say so', async () => {
  const server = await mailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
  })
  closers.push(server.close)
  const platform = await openPlatform(
    readEnv({ DATA_DIR: folder(), SMTP_URL: server.url, MAIL_FROM: 'Acme <no-reply@acme.test>' }),
  )
  closers.push(() => platform.close())
  const seed = seeding(platform)
  const { asker } = await seed.person()
  const { jobId } = await seed.job(asker, [])
  server.received.length = 0
  const people = [
    { name: 'Ada Byron', email: 'ada@example.org', phone: '' },
    { name: 'Ben Okafor', email: 'gone@example.org', phone: '' },
  ]
  const { token } = await platform.useCases.candidacy.inviteCandidates(asker, {
    jobId,
    people,
    commandId: crypto.randomUUID(),
  })
  await platform.caughtUp(token)
  const [ada, ben] = (await Promise.all(
    people.map(({ email }) => platform.readers.candidateByEmail(asker, jobId, email)),
  )) as [string, string]

  const detail = (id: string) => platform.readers.candidateDetail(asker, id)
  await vi.waitFor(async () => expect((await detail(ben)).undeliverableSince).not.toBeNull(), 10_000)
  await vi.waitFor(
    () => expect(server.received.map(({ recipients }) => recipients)).toEqual([['ada@example.org']]),
    10_000,
  )
  expect((await detail(ada)).undeliverableSince).toBeNull()
  expect(platform.processes.status()).toEqual([])
  expect((await platform.engines.store.read(`${asker.companyId}.candidate-${ben}`)).at(-1)).toMatchObject({
    type: 'MailUndelivered',
    actor: { kind: 'process' },
  })
})

it('an invitation that waits for the mail server does not leave for a person who has ended them since', async () => {
  const mood = { isAway: true, refused: 0 }
  const server = await mailServer({
    onRcptTo: (_address, _session, done) => {
      if (!mood.isAway) return done(null)
      mood.refused++
      return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
    },
  })
  closers.push(server.close)
  const platform = await openPlatform(
    readEnv({ DATA_DIR: folder(), SMTP_URL: server.url, MAIL_FROM: 'Acme <no-reply@acme.test>' }),
  )
  closers.push(() => platform.close())
  const seed = seeding(platform)
  const { asker } = await seed.person()
  const { jobId } = await seed.job(asker, [])
  mood.refused = 0
  const people = ['ada', 'eve'].map((name) => ({ name, email: `${name}@example.org`, phone: '' }))
  const invite = { jobId, people, commandId: crypto.randomUUID() }
  await platform.caughtUp((await platform.useCases.candidacy.inviteCandidates(asker, invite)).token)
  await vi.waitFor(() => expect(mood.refused).toBeGreaterThan(0), 10_000)
  const { companyId } = asker
  const id = optOutId(platform, companyId, 'ada@example.org')
  const command = { type: 'OptOut', data: { via: 'link' } } as const
  await platform.commands.handle(optOutDecider, id, command, platform.context({ ...asker, kind: 'process', name: 'x' }))
  mood.isAway = false
  const arrived = () => server.received.flatMap(({ recipients }) => recipients).filter((to) => /^(ada|eve)@/.test(to))
  await vi.waitFor(() => expect(arrived()).toEqual(['eve@example.org']), 30_000)
  const ada = await platform.readers.candidateByEmail(asker, jobId, 'ada@example.org')
  await vi.waitFor(async () => {
    const events = await platform.engines.store.read(`${companyId}.pm-invited-candidate-gets-mail~candidate-${ada}`)
    expect(JSON.stringify(events)).toContain('candidate/opted-out')
  }, 30_000)
  expect(arrived()).toEqual(['eve@example.org'])
}, 90_000)
