import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { type CandidateOrder, type CandidateRow, candidateSorts } from '#contracts/views/candidate.ts'
import { readEnv } from '#infra/env.ts'
import { stranger } from '#test/fixtures/people.ts'
import { type SeededJob, seeding } from '#test/support/seed.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const newest = { by: 'added', descending: true } as const
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-review-'))
let platform: Platform
let rita: Asker
let job: SeededJob
let ada: string
let ben: string
let cleo: string

const board = async () => {
  const { columns } = (await platform.readers.jobBoardHeader(rita, job.jobId))!
  const page = await platform.readers.boardPage(rita, job.jobId, columns, { hideRejected: false })
  return Object.fromEntries(page.columns.map(({ title, cards }) => [title, cards.map(({ name }) => name).sort()]))
}
const move = (candidateIds: string[], to: string, more: { from?: string; batchId?: string; undo?: boolean } = {}) =>
  platform.useCases.review.moveCandidates(rita, { jobId: job.jobId, candidateIds, to, ...more })
const shown = async <T extends { token: Record<string, number> }>(outcome: Promise<T>): Promise<T> => {
  const done = await outcome
  expect(await platform.caughtUp(done.token)).toEqual([])
  return done
}

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
  rita = (await seeding(platform).person()).asker
})
afterAll(async () => {
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  job = await seeding(platform).job(rita, ['Ada Byron', 'Ben Okafor', 'Cleo Marsh'], false)
  const ids = job.candidates.map(({ id }) => id)
  ada = ids[0]!
  ben = ids[1]!
  cleo = ids[2]!
})

describe('moving one candidate', () => {
  it('puts the card into its new column', async () => {
    await shown(move([ada], job.phoneScreen, { from: 'default' }))
    expect(await board()).toMatchObject({ Candidates: ['Ben Okafor', 'Cleo Marsh'], 'Phone screen': ['Ada Byron'] })
  })

  it('is refused when someone else moved the card first', async () => {
    await move([ada], 'hired')
    await expect(move([ada], job.phoneScreen, { from: 'default' })).rejects.toMatchObject({
      code: 'candidate/moved-meanwhile',
    })
  })

  it('is refused for columns and jobs that are not there', async () => {
    await expect(move([ada], randomUUID())).rejects.toMatchObject({ code: 'job/column-not-found' })
    await expect(
      platform.useCases.review.moveCandidates(rita, { jobId: randomUUID(), candidateIds: [ada], to: 'hired' }),
    ).rejects.toMatchObject({ code: 'job/not-found' })
    const other = await seeding(platform).job(rita, [], false)
    await expect(
      platform.useCases.review.moveCandidates(rita, { jobId: other.jobId, candidateIds: [ada], to: 'hired' }),
    ).rejects.toMatchObject({ code: 'candidate/not-found' })
  })

  it('is not possible for viewers, nor from another company', async () => {
    const viewer: Asker = { ...rita, permissions: permissionsOf.review }
    await expect(
      platform.useCases.review.moveCandidates(viewer, { jobId: job.jobId, candidateIds: [ada], to: 'hired' }),
    ).rejects.toMatchObject({ code: 'auth/forbidden' })
    await expect(
      platform.useCases.review.moveCandidates(stranger, { jobId: job.jobId, candidateIds: [ada], to: 'hired' }),
    ).rejects.toMatchObject({ code: 'job/not-found' })
  })
})

describe('moving several candidates at once', () => {
  it('moves all of them, and one undo takes all back', async () => {
    const { batchId, refused } = await shown(move([ada, ben], 'rejected'))
    expect(refused).toEqual([])
    expect(await board()).toMatchObject({ Candidates: ['Cleo Marsh'], Rejected: ['Ada Byron', 'Ben Okafor'] })

    await shown(platform.useCases.review.undoMove(rita, { batchId: batchId! }))
    expect(await board()).toMatchObject({ Candidates: ['Ada Byron', 'Ben Okafor', 'Cleo Marsh'], Rejected: [] })
    await expect(platform.useCases.review.undoMove(rita, { batchId: batchId! })).rejects.toMatchObject({
      code: 'batch/already-undone',
    })
  })

  it('puts them back in the order they had, with the time they had spent there', async () => {
    const inFirst = () => platform.readers.columnPage(rita, job.jobId, 'default', '~')
    await shown(move([cleo], job.phoneScreen))
    await shown(move([cleo], 'default'))
    const before = await inFirst()
    const { batchId } = await shown(move([ada, cleo, ben], job.phoneScreen))
    await shown(platform.useCases.review.undoMove(rita, { batchId: batchId! }))
    expect((await inFirst()).map(({ rev: _, ...card }) => card)).toEqual(before.map(({ rev: _, ...card }) => card))
    await shown(move([ada], 'hired'))
    await shown(move([ada], 'default', { from: 'hired', undo: true }))
    expect((await inFirst()).map(({ rev: _, ...card }) => card)).toEqual(before.map(({ rev: _, ...card }) => card))
  })

  it('takes back only those that no one moved on since', async () => {
    const { batchId } = await shown(move([ada, ben], job.phoneScreen))
    await move([ben], 'hired')
    const { refused } = await shown(platform.useCases.review.undoMove(rita, { batchId: batchId! }))

    expect(refused).toEqual([
      {
        candidateId: ben,
        code: 'candidate/moved-meanwhile',
        reason: 'somebody else moved this candidate in the meantime',
      },
    ])
    expect(await board()).toMatchObject({ Candidates: ['Ada Byron', 'Cleo Marsh'], Hired: ['Ben Okafor'] })
  })

  it('answers a repeated request as the first, and moves nothing twice', async () => {
    const request = {
      jobId: job.jobId,
      candidateIds: [ada, ben],
      to: 'hired',
      batchId: randomUUID(),
      commandId: randomUUID(),
    }
    await shown(platform.useCases.review.moveCandidates(rita, request))
    await shown(move([ada], 'default'))
    expect(await platform.useCases.review.moveCandidates(rita, request)).toMatchObject({
      batchId: request.batchId,
      refused: [],
    })
    expect(await board()).toMatchObject({ Candidates: ['Ada Byron', 'Cleo Marsh'], Hired: ['Ben Okafor'] })
  })

  it('stays out of reach of another company', async () => {
    const { batchId } = await move([ada, ben], 'hired')
    await expect(platform.useCases.review.undoMove(stranger, { batchId: batchId! })).rejects.toMatchObject({
      code: 'batch/not-found',
    })
  })
})

describe('reviewing a candidate', () => {
  it('keeps stars, comments, reactions and the reason of a rejection', async () => {
    await platform.useCases.review.rateCandidate(rita, { candidateId: cleo, value: 4 })
    const { commentId } = await platform.useCases.review.commentOnCandidate(rita, {
      candidateId: cleo,
      text: 'Calm under pressure',
    })
    await platform.useCases.review.reactToComment(rita, { candidateId: cleo, commentId, reaction: '👍' })
    await shown(platform.useCases.review.rejectCandidate(rita, { candidateId: cleo, reason: 'The role was filled' }))

    expect(await platform.readers.candidateDetail(rita, cleo)).toMatchObject({
      ratingsAvg: 4,
      comments: [{ commentId, text: 'Calm under pressure', reactions: [{ reaction: '👍' }] }],
      rejected: true,
      rejectionReason: 'The role was filled',
    })
    expect(await platform.readers.cardsByIds(rita, job.jobId, [cleo])).toMatchObject([
      { rating: 4, comments: 1, columnId: 'rejected' },
    ])
  })

  it('erases the words of a deleted comment, at earlier moments too', async () => {
    const { useCases, readers, now } = platform
    const { commentId } = await useCases.review.commentOnCandidate(rita, { candidateId: cleo, text: 'Calm' })
    await shown(useCases.review.editComment(rita, { candidateId: cleo, commentId, text: 'Very calm' }))
    const before = now()
    expect((await readers.candidateDetail(rita, cleo)).comments).toMatchObject([{ text: 'Very calm' }])
    await shown(useCases.review.deleteComment(rita, { candidateId: cleo, commentId }))
    expect((await readers.candidateDetail(rita, cleo)).comments).toEqual([])
    expect((await useCases.history.candidateAt(rita, cleo, before)).view!.comments).toEqual([])
    expect(JSON.stringify(await useCases.history.candidateHistory(rita, cleo))).not.toContain('alm')
  })

  it('shows a reviewer the stars of others once they have given theirs, where the job wants that', async () => {
    const { useCases, readers } = platform
    const reviewer = {
      ...rita,
      kind: 'user',
      userId: randomUUID(),
      role: 'review',
      permissions: permissionsOf.review,
    } as Asker
    const watcher = { ...reviewer, userId: randomUUID(), permissions: ['jobs.read', 'candidates.read'] } as Asker
    const seenBy = async (asker: Asker) => {
      const { columns } = (await readers.jobBoardHeader(asker, job.jobId))!
      const page = await readers.boardPage(asker, job.jobId, columns, { hideRejected: false })
      const { rows } = await readers.candidateList(asker, { jobId: job.jobId, order: newest, page: 1 })
      const { ratings, ratingsAvg, ratingsHidden } = await readers.candidateDetail(asker, ada)
      return [
        ratings.length,
        ratingsAvg,
        page.columns.flatMap(({ cards }) => cards).find(({ id }) => id === ada)!.rating,
        rows.find(({ id }) => id === ada)!.ratingsAvg,
        ratingsHidden,
      ]
    }
    await shown(useCases.review.rateCandidate(rita, { candidateId: ada, value: 5 }))
    expect(await seenBy(reviewer)).toEqual([1, 5, 5, 5, false])
    await shown(useCases.jobs.setBlindReview(rita, { jobId: job.jobId, on: true }))
    expect(await seenBy(reviewer)).toEqual([0, null, null, null, true])
    expect(await seenBy(watcher)).toEqual([1, 5, 5, 5, false])
    expect(await seenBy(rita)).toEqual([1, 5, 5, 5, false])
    await shown(useCases.review.rateCandidate(reviewer, { candidateId: ada, value: 2 }))
    expect(await seenBy(reviewer)).toEqual([2, 3.5, 3.5, 3.5, false])
    await expect(useCases.jobs.setBlindReview(reviewer, { jobId: job.jobId, on: false })).rejects.toMatchObject({
      code: 'auth/forbidden',
    })
  })

  it('does not exist for another company', async () => {
    await expect(
      platform.useCases.review.rateCandidate(stranger, { candidateId: cleo, value: 4 }),
    ).rejects.toMatchObject({
      code: 'candidate/not-found',
    })
    await expect(platform.readers.candidateDetail(stranger, cleo)).rejects.toMatchObject({
      code: 'candidate/not-found',
    })
    expect(await platform.readers.cardsByIds(stranger, job.jobId, [cleo])).toEqual([])
  })

  it('ends when the candidate is deleted', async () => {
    await shown(platform.useCases.review.deleteCandidate(rita, { candidateId: cleo }))
    await expect(platform.readers.candidateDetail(rita, cleo)).rejects.toMatchObject({ code: 'candidate/not-found' })
    expect((await platform.readers.boardCounts(rita, job.jobId)).get('default')).toBe(2)
  })
})

describe('a board that shows some', () => {
  const shownBy = async (asked: object, asker: Asker = rita) => {
    const { columns } = (await platform.readers.jobBoardHeader(asker, job.jobId))!
    const page = await platform.readers.boardPage(asker, job.jobId, columns, { hideRejected: true, ...asked })
    return page.columns.map(({ cards, count }) => `${cards.map(({ name }) => name.split(' ')[0]).join()} ${count}`)
  }
  it('is filtered and put into an order in each column', async () => {
    await shown(platform.useCases.review.rateCandidate(rita, { candidateId: ben, value: 4 }))
    await shown(platform.useCases.review.rateCandidate(rita, { candidateId: ada, value: 2 }))
    await shown(move([cleo], 'hired'))
    expect(await shownBy({ rating: 3 })).toEqual(['Ben 1', ' 0', ' 0', ' 0'])
    expect(await shownBy({ rating: 'none' })).toEqual([' 0', ' 0', 'Cleo 1', ' 0'])
    expect(await shownBy({ sources: ['referral'] })).toEqual([' 0', ' 0', ' 0', ' 0'])
    expect(await shownBy({ order: 'rating' })).toEqual(['Ben,Ada 2', ' 0', 'Cleo 1', ' 0'])
    expect(await shownBy({ order: 'name' })).toEqual(['Ada,Ben 2', ' 0', 'Cleo 1', ' 0'])
    expect(await shownBy({ order: 'oldest' })).toEqual(['Ada,Ben 2', ' 0', 'Cleo 1', ' 0'])
    expect(await shownBy({ search: 'a', order: 'rating', rating: 1 })).toEqual(['Ben,Ada 2', ' 0', ' 0', ' 0'])
  })

  it('tells nothing of ratings that are hidden', async () => {
    const reviewer = { ...rita, userId: randomUUID() } as Asker
    await shown(platform.useCases.review.rateCandidate(rita, { candidateId: ada, value: 5 }))
    await shown(platform.useCases.jobs.setBlindReview(rita, { jobId: job.jobId, on: true }))
    expect((await shownBy({ rating: 1 }, reviewer))[0]).toBe(' 0')
    expect((await shownBy({ rating: 'none' }, reviewer))[0]).toContain(' 3')
    expect((await shownBy({ order: 'rating' }, reviewer))[0]).toBe((await shownBy({}, reviewer))[0])
    expect((await shownBy({ order: 'rating' }))[0]).toMatch(/^Ada/)
  })
})

describe('finding candidates', () => {
  it('searches a board by part of a name, whatever the characters mean elsewhere', async () => {
    const { columns } = (await platform.readers.jobBoardHeader(rita, job.jobId))!
    const found = async (search: string) =>
      (await platform.readers.boardPage(rita, job.jobId, columns, { hideRejected: true, search })).columns.flatMap(
        ({ cards }) => cards.map(({ name }) => name),
      )
    expect(await found('byr')).toEqual(['Ada Byron'])
    expect(await found('.*')).toEqual([])
    expect((await found('EXAMPLE.ORG')).length).toBe(3)
  })

  it('lists the company’s candidates page by page with counts, in every order', async () => {
    const all = await platform.readers.candidateList(rita, { order: newest, page: 1, jobId: job.jobId })
    expect(all).toMatchObject({ total: 3, atLeast: false, byStatus: { started: 3 } })
    expect(all.rows.map(({ name }) => name)).toEqual(['Cleo Marsh', 'Ben Okafor', 'Ada Byron'])
    const byName = await platform.readers.candidateList(rita, {
      order: { by: 'name', descending: false },
      page: 1,
      jobId: job.jobId,
      search: 'a',
    })
    expect(byName.rows.map(({ name }) => name)).toEqual(['Ada Byron', 'Ben Okafor', 'Cleo Marsh'])
    expect(
      (
        await platform.readers.candidateList(rita, {
          order: { by: 'rating', descending: true },
          page: 1,
          jobId: job.jobId,
          statuses: ['completed'],
        })
      ).total,
    ).toBe(0)
    expect((await platform.readers.candidateList(stranger, { order: newest, page: 1 })).rows).toEqual([])
  })

  it('filters by what is known of a candidate, and orders by each column both ways', async () => {
    await shown(platform.useCases.review.rateCandidate(rita, { candidateId: ben, value: 4 }))
    await shown(move([cleo], 'hired'))
    const jobId = job.jobId
    const names = async (asked: object, order: CandidateOrder = newest) =>
      (await platform.readers.candidateList(rita, { jobId, page: 1, order, ...asked })).rows.map(({ name }) => name)
    const [later, before] = ['2100-01-01', '2000-01-01']
    expect(await names({ rating: 4 })).toEqual(['Ben Okafor'])
    expect(await names({ rating: 5 })).toEqual([])
    expect(await names({ rating: 'none' })).toEqual(['Cleo Marsh', 'Ada Byron'])
    expect(await names({ reviewer: (rita as { userId: string }).userId })).toEqual(['Ben Okafor'])
    expect(await names({ reviewer: randomUUID() })).toEqual([])
    expect(await names({ columns: ['hired'] })).toEqual(['Cleo Marsh'])
    expect(await names({ sources: ['api'] })).toEqual([])
    expect(await names({ dates: { added: { from: before, to: later } } })).toHaveLength(3)
    expect(await names({ dates: { added: { from: later } } })).toEqual([])
    expect(await names({ dates: { added: { to: before } } })).toEqual([])
    expect(await names({}, { by: 'rating', descending: true })).toEqual(['Ben Okafor', 'Cleo Marsh', 'Ada Byron'])
    for (const by of candidateSorts) {
      const forward = await names({}, { by, descending: false })
      expect(forward).toHaveLength(3)
      expect(await names({}, { by, descending: true })).toEqual(forward.toReversed())
    }
  })

  it('are exported as they are filtered, without formulas', async () => {
    const evil = await seeding(platform).job(rita, ['=1+1', 'Dan Iwata'], false)
    const sheet = {
      header: ['Name', 'Source'],
      cells: async (rows: CandidateRow[]) => rows.map(({ name, source }) => [name, source]),
    }
    const text = async (asker: Asker, more: object = {}) => {
      const all = platform.useCases.review.exportCandidates(asker, { jobId: evil.jobId, ...more }, sheet)
      let written = ''
      for await (const part of all) written += part
      return written
    }
    expect(await text(rita)).toBe(`Name,Source\r\nDan Iwata,direct\r\n'=1+1,direct\r\n`)
    expect(await text(rita, { search: 'dan' })).toBe('Name,Source\r\nDan Iwata,direct\r\n')
    expect(await text(rita, { search: 'nobody' })).toBe('Name,Source\r\n')
    expect(await text(stranger)).toBe('Name,Source\r\n')
  })
})

describe('changing several candidates at once', () => {
  const inColumn = (id: string) => platform.readers.columnPage(rita, job.jobId, id, '~')

  it('rejects each with the reason, and takes all back as if it had not been', async () => {
    const before = (await inColumn('default')).map(({ rev: _, ...card }) => card)
    const ids = [ada, ben]
    const { refused } = await shown(
      platform.useCases.review.rejectCandidates(rita, { candidateIds: ids, reason: 'Position filled' }),
    )
    expect(refused).toEqual([])
    expect((await platform.readers.candidateDetail(rita, ben)).rejectionReason).toBe('Position filled')
    const moves = ids.map((candidateId) => ({ candidateId, from: 'rejected', to: 'default' }))
    await shown(platform.useCases.review.returnCandidates(rita, { jobId: job.jobId, moves }))
    expect((await inColumn('default')).map(({ rev: _, ...card }) => card)).toEqual(before)
  })

  it('rates each, and the stage has the average', async () => {
    await shown(platform.useCases.review.rateCandidates(rita, { candidateIds: [ada, ben], value: 4 }))
    await shown(platform.useCases.review.rateCandidates(rita, { candidateIds: [cleo], value: 1 }))
    const { columns } = (await platform.readers.jobBoardHeader(rita, job.jobId))!
    const page = await platform.readers.boardPage(rita, job.jobId, columns, { hideRejected: true })
    expect(page.columns.map(({ rating }) => rating)).toEqual([3, null, null, null])
  })

  it('names those who refuse, does the others, and says since when each was reminded', async () => {
    await shown(platform.useCases.review.rejectCandidates(rita, { candidateIds: [ada], reason: '' }))
    expect(await platform.readers.remindedAt(rita, job.jobId, ben)).toBeNull()
    const { refused } = await shown(platform.useCases.review.remindCandidates(rita, { candidateIds: [ada, ben] }))
    expect(refused.map(({ candidateId }) => candidateId)).toEqual([ada])
    expect(await platform.readers.remindedAt(rita, job.jobId, ben)).not.toBeNull()
    expect(await platform.readers.remindedAt(rita, randomUUID(), ben)).toBeNull()
    await expect(platform.useCases.review.remindCandidates(rita, { candidateIds: [ada] })).rejects.toMatchObject({
      code: 'candidate/rejected',
    })
  })

  it('is not possible from another company, nor for more than a batch holds', async () => {
    const rate = (asker: Asker, candidateIds: string[]) =>
      platform.useCases.review.rateCandidates(asker, { candidateIds, value: 3 })
    await expect(rate(stranger, [ada])).rejects.toMatchObject({ code: 'candidate/not-found' })
    await expect(rate(rita, Array.from({ length: 501 }, randomUUID as () => string))).rejects.toMatchObject({
      code: 'request/invalid',
      message: 'At most 500 candidates can be changed at once',
    })
  })
})

describe('removing a column', () => {
  it('is possible only once it is empty', async () => {
    await shown(move([ada], job.phoneScreen))
    const remove = () => platform.useCases.review.removeColumn(rita, { jobId: job.jobId, columnId: job.phoneScreen })
    await expect(remove()).rejects.toMatchObject({ code: 'job/column-not-empty' })
    await shown(move([ada], 'default'))
    await shown(remove())
    expect(Object.keys(await board())).toEqual(['Candidates', 'Hired', 'Rejected'])
  })

  it('moves the people in it to where the asker says, and goes', async () => {
    await shown(move([ada, ben], job.phoneScreen))
    await shown(
      platform.useCases.review.removeColumn(rita, { jobId: job.jobId, columnId: job.phoneScreen, moveTo: 'hired' }),
    )
    expect(await board()).toEqual({ Candidates: ['Cleo Marsh'], Hired: ['Ada Byron', 'Ben Okafor'], Rejected: [] })
  })
})
