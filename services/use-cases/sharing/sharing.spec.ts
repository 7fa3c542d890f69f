import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { later } from '#contracts/kernel/time.ts'
import { hiddenAtFirst, type Hideable } from '#contracts/share/rules.ts'
import { readEnv } from '#infra/env.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { type SeededJob, seeding } from '#test/support/seed.ts'
import { openPlatform, type Platform } from '../../platform.ts'

let platform: Platform
let rita: Asker
let job: SeededJob
let [ada, ben]: string[] = []
let now = () => new Date().toISOString()
const from = '192.0.2.7'

const done = async <Answer extends { token: Record<string, number> }>(outcome: Promise<Answer>) => {
  const answer = await outcome
  expect(await platform.caughtUp(answer.token)).toEqual([])
  return answer
}
type More = { hidden?: Hideable[]; frozen?: boolean; emails?: string[]; candidateIds?: string[] }
const share = ({ hidden = [...hiddenAtFirst], frozen = false, emails = [], candidateIds = [ada!, ben!] }: More = {}) =>
  done(
    platform.useCases.sharing.createShare(rita, {
      jobId: job.jobId,
      candidateIds,
      title: 'Shortlist',
      message: 'What do you think?',
      audience: emails.length > 0 ? 'recipients' : 'anyone',
      recipients: emails.map((email) => ({ name: '', email })),
      expiresAt: later(now(), { days: 14 }),
      hidden,
      feedback: { rating: true, comment: true },
      frozen,
      watermark: true,
      commandId: randomUUID(),
    }),
  )
const listed = async (shareId: string) =>
  (await platform.useCases.sharing.sharesOf(rita, { jobId: job.jobId })).find((each) => each.shareId === shareId)!
const tokenOf = (link: string) => link.split('/shared/')[1]!
const { openShared, openedByGuest, giveFeedback, mediaOfShare } = {
  openShared: (token: string, mark: string | null = null, candidateId: string | null = null) =>
    platform.useCases.sharing.openShared({ token, mark, from }, candidateId),
  openedByGuest: (token: string, mark: string | null = null) =>
    done(platform.useCases.sharing.openedByGuest({ token, mark, from })),
  giveFeedback: (token: string, mark: string, candidateId: string, rating: number | null, comment = '') =>
    done(
      platform.useCases.sharing.giveFeedback(
        { token, mark, from },
        { candidateId, guestName: 'Grace', rating, comment, commandId: randomUUID() },
      ),
    ),
  mediaOfShare: (token: string, mark: string, candidateId: string, id: string) =>
    platform.useCases.sharing.mediaOfShare({ token, mark, from }, { candidateId, id }),
}
const open = async (more: More = {}) => {
  const { shareId } = await share(more)
  const token = tokenOf((await listed(shareId)).link!)
  const { mark } = await openedByGuest(token)
  return { shareId, token, mark }
}

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder() }))
  now = platform.now
  rita = (await seeding(platform).person()).asker
  job = await seeding(platform).job(rita, ['Ada Byron', 'Ben Okafor', 'Cleo Marsh'])
  ;[ada, ben] = job.candidates.map(({ id }) => id) as [string, string]
})
afterAll(() => platform?.close())

describe('a link for anyone', () => {
  it('tells nothing before a person pressed Open, and then what is not hidden', async () => {
    const { shareId } = await share()
    const token = tokenOf((await listed(shareId)).link!)
    const closed = await openShared(token)
    expect(closed).toMatchObject({ state: 'closed', count: 2 })
    expect(JSON.stringify(closed)).not.toMatch(/Ada|Shortlist/)
    expect((await listed(shareId)).openings).toEqual([])

    const { mark } = await openedByGuest(token)
    expect(await openShared(token, mark, ben)).toMatchObject({
      state: 'open',
      title: 'Shortlist',
      candidates: [{ name: 'Ada Byron' }, { name: 'Ben Okafor' }],
      current: { candidateId: ben, email: null, phone: null, rating: null, comments: [] },
    })
    expect((await listed(shareId)).openings).toMatchObject([{ times: 1 }])
    expect(await openShared(token, `${mark}x`)).toMatchObject({ state: 'closed' })
  })

  it('shows what the sender chose, and numbers in place of names', async () => {
    await done(platform.useCases.review.rateCandidate(rita, { candidateId: ada!, value: 5 }))
    const { token, mark } = await open({ hidden: ['name'] })
    expect(await openShared(token, mark, ada)).toMatchObject({
      candidates: [{ name: null }, { name: null }],
      current: { name: null, email: expect.stringContaining('@'), rating: { average: 5, count: 1 } },
    })
    await done(platform.useCases.jobs.setBlindReview(rita, { jobId: job.jobId, on: true }))
    expect(await openShared(token, mark, ada)).toMatchObject({ current: { rating: null, teamScore: null } })
    await done(platform.useCases.jobs.setBlindReview(rita, { jobId: job.jobId, on: false }))
  })

  it('takes what guests think, for candidates of it alone, and changes it', async () => {
    const { token, mark } = await open({ candidateIds: [ada!] })
    await giveFeedback(token, mark, ada!, 4, 'Yes')
    await giveFeedback(token, mark, ada!, 2, 'No')
    const { guestFeedback, ratingsAvg } = await platform.readers.candidateDetail(rita, ada!)
    expect(guestFeedback).toMatchObject([{ guestName: 'Grace', rating: 2, comment: 'No' }])
    expect(ratingsAvg).toBe(5)
    expect(await openShared(token, mark)).toMatchObject({ current: { own: { rating: 2 } } })
    await expect(giveFeedback(token, mark, ben!, 4)).rejects.toThrow('There is no such shared link')
    await expect(giveFeedback(token, 'a.b.c.d', ada!, 4)).rejects.toThrow('There is no such shared link')
    expect(await mediaOfShare(token, mark, ben!, randomUUID())).toBeNull()
  })

  it('is closed once it is revoked or replaced, and answers a guess as if it never was', async () => {
    const { shareId, token, mark } = await open()
    await done(platform.useCases.sharing.renewShareLink(rita, { shareId, commandId: randomUUID() }))
    expect(await openShared(token, mark)).toBeNull()
    const renewed = tokenOf((await listed(shareId)).link!)
    await done(platform.useCases.sharing.revokeShare(rita, { shareId, commandId: randomUUID() }))
    expect(await openShared(renewed, mark)).toMatchObject({ state: 'over', why: 'revoked' })
    await expect(openedByGuest(renewed)).rejects.toThrow('This shared link has ended')
    expect(await listed(shareId)).toMatchObject({ ended: 'revoked', link: null })
    for (const guess of ['', 'x', `${renewed}x`, renewed.slice(0, -1), renewed.replace(shareId, randomUUID())])
      expect(await openShared(guess)).toBeNull()
  })
})

describe('what was shared', () => {
  it('stays as it was where it is frozen, and goes with who is erased all the same', async () => {
    const [, , cleo] = job.candidates
    const shared = { candidateIds: [cleo!.id], hidden: [] as Hideable[] }
    const [frozen, live] = [await open({ ...shared, frozen: true }), await open(shared)]
    await done(platform.useCases.review.rateCandidate(rita, { candidateId: cleo!.id, value: 3 }))
    expect(await openShared(frozen.token, frozen.mark)).toMatchObject({ current: { name: 'Cleo Marsh', rating: null } })
    expect(await openShared(live.token, live.mark)).toMatchObject({ current: { rating: { average: 3 } } })
    await done(platform.useCases.review.deleteCandidate(rita, { candidateId: cleo!.id }))
    for (const { token, mark } of [frozen, live])
      expect(await openShared(token, mark)).toMatchObject({ candidates: [null], current: null })
  })

  it('is in the history of each candidate, with its end and what guests said', async () => {
    const { shareId, token, mark } = await open({ candidateIds: [ben!] })
    await giveFeedback(token, mark, ben!, 4, 'Yes')
    await done(platform.useCases.sharing.revokeShare(rita, { shareId, commandId: randomUUID() }))
    await vi.waitFor(async () => {
      const { entries } = await platform.useCases.history.candidateHistory(rita, ben!)
      const types = entries.map(({ type }) => type)
      expect(types).toEqual(expect.arrayContaining(['CandidateShared', 'GuestFeedbackGiven', 'CandidateShareEnded']))
      expect(entries.find(({ type }) => type === 'GuestFeedbackGiven')!.actor).toMatchObject({
        kind: 'guest',
        name: 'Grace',
      })
    }, 10_000)
  })

  it('is mailed to each recipient with a link of their own, which tells when it was passed on', async () => {
    const { shareId } = await share({ emails: ['grace@example.org', 'alan@example.org'] })
    const links = await vi.waitFor(async () => {
      const mails = await platform.engines.mail.outbox(50)
      const found = mails.flatMap(({ to, text }) => {
        const link = /\S+\/shared\/\S+/.exec(text)?.[0]
        return link ? [{ to, token: tokenOf(link) }] : []
      })
      expect(found.map(({ to }) => to).toSorted()).toEqual(['alan@example.org', 'grace@example.org'])
      return found
    }, 10_000)
    const { token } = links.find(({ to }) => to === 'grace@example.org')!
    await openedByGuest(token)
    await openedByGuest(token)
    const { recipients, openings, link } = await listed(shareId)
    expect(link).toBeNull()
    expect(openings).toMatchObject([
      { guestId: recipients.find(({ email }) => email === 'grace@example.org')!.recipientId, times: 2 },
    ])
    expect(openings[0]!.browsers).toHaveLength(2)
  })

  it('is refused to who may not change candidates, and for candidates of another job', async () => {
    const viewer = { ...rita, role: 'review', permissions: permissionsOf.review } as Asker
    const other = await seeding(platform).job(rita, ['Dora Lindt'], false)
    await expect(share({ candidateIds: [other.candidates[0]!.id] })).rejects.toThrow('No such candidate')
    const { shareId } = await share()
    const { revokeShare, sharesOf } = platform.useCases.sharing
    await expect(revokeShare(viewer, { shareId, commandId: randomUUID() })).rejects.toThrow('Your role')
    await expect(sharesOf(viewer, { jobId: job.jobId })).rejects.toThrow('Your role')
    const stranger = (await seeding(platform).person()).asker
    await expect(revokeShare(stranger, { shareId, commandId: randomUUID() })).rejects.toThrow('There is no such')
  })
})
