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

it('invitations of a person wait for the hold: one that is cancelled never leaves, one that is sent leaves once', async () => {
  const server = await mailServer()
  closers.push(server.close)
  const platform = await openPlatform(
    readEnv({ DATA_DIR: folder(), SMTP_URL: server.url, MAIL_FROM: 'Acme <no-reply@acme.test>' }),
  )
  closers.push(() => platform.close())
  const seed = seeding(platform)
  const { asker } = await seed.person()
  const { jobId } = await seed.job(asker, [])
  await platform.useCases.messages.changeMessageRules(asker, { holdMinutes: 60 })
  const people = ['ada', 'ben'].map((name) => ({ name, email: `${name}@example.org`, phone: '' }))
  const invite = { jobId, people, waits: true, commandId: crypto.randomUUID() }
  const { invited, token } = await platform.useCases.candidacy.inviteCandidates(asker, invite)
  await platform.caughtUp(token)
  const [ada, ben] = invited.map(({ candidateId }) => candidateId!) as [string, string]
  const { review } = platform.useCases
  const rows = async () => {
    const page = await platform.readers.invitationsPage(asker, jobId, { state: null, search: '', page: 1 })
    return Object.fromEntries(page!.rows.map((row) => [row.candidateId, [row.state, row.sends]]))
  }
  expect(await rows()).toEqual({ [ada]: ['waiting', 'invitation'], [ben]: ['waiting', 'invitation'] })
  // A hold that is changed leaves those that wait as they are.
  await platform.useCases.messages.changeMessageRules(asker, { holdMinutes: 0 })
  await platform.caughtUp((await review.settleReaches(asker, { candidateIds: [ben], how: 'cancel' })).token)
  await platform.caughtUp((await review.settleReaches(asker, { candidateIds: [ada], how: 'send' })).token)
  const arrived = () => server.received.flatMap(({ recipients }) => recipients).filter((to) => /^(ada|ben)@/.test(to))
  await vi.waitFor(() => expect(arrived()).toEqual(['ada@example.org']), 20_000)
  expect(await rows()).toEqual({ [ada]: ['waiting', null], [ben]: ['added', null] })
  const again = await review.settleReaches(asker, { candidateIds: [ada, ben], how: 'send' })
  expect(again.refused).toHaveLength(2)
  // Who was not reached can be invited again, here without a hold.
  await platform.caughtUp((await review.resendInvitations(asker, { candidateIds: [ben] })).token)
  await vi.waitFor(() => expect(arrived()).toEqual(['ada@example.org', 'ben@example.org']), 20_000)
}, 90_000)
