import { afterEach, expect, it, vi } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { mailServer } from '#test/support/mail-server.ts'
import { seeding } from '#test/support/seed.ts'
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
