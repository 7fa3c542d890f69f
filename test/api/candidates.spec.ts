import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useApi } from '../support/api.ts'

const api = useApi()
const legacy = '/api/legacy'
const invite = async (...names: string[]): Promise<string[]> => {
  const candidates = names.map((name) => ({ name, email: `${name}.${randomUUID()}@example.org` }))
  const { body } = await api.post(api.acme.key, `${legacy}/candidates/sendInvites`, {
    job_id: api.acme.jobId,
    candidates,
  })
  return body.candidates.map(({ video_id }: { video_id: string }) => video_id)
}
const after = ({ headers }: { headers: Headers }) => ({ headers: { 'x-consistency': headers.get('x-consistency')! } })
const invitations = async (more = {}) =>
  (await api.get(api.acme.key, `${legacy}/candidates/getJobInvitations?job_id=${api.acme.jobId}`, more)).body
    .invitations

describe('moving candidates', () => {
  it('puts one into a column, and says where it lies', async () => {
    const [ada] = await invite('ada')
    const moved = await api.put(api.acme.key, `${legacy}/videos/updateVideo`, {
      videoId: ada,
      fields: { statusId: api.acme.columnId },
    })
    expect(moved).toMatchObject({ status: 200, body: { video_id: ada, statusId: api.acme.columnId, rejected: false } })
  })

  it('does not take a status from outside: it follows from what the candidate does', async () => {
    const [ada] = await invite('ada')
    const update = (fields: object) => api.put(api.acme.key, `${legacy}/videos/updateVideo`, { videoId: ada, fields })
    expect(await update({ statusId: 'hired', status: 'completed' })).toMatchObject({
      status: 409,
      body: {
        code: 'candidate/status-not-allowed',
        detail:
          'The status is pending and does not become completed from outside: it follows from what the candidate does',
      },
    })
    expect(await update({ statusId: 'hired', status: 'expired' })).toMatchObject({
      status: 400,
      body: { code: 'request/invalid' },
    })
    expect((await update({ status: 'pending' })).body).toEqual({
      video_id: ada,
      status: 'pending',
      statusId: 'default',
      rejected: false,
    })
    expect((await update({ statusId: 'hired', status: 'pending' })).body).toEqual({
      video_id: ada,
      status: 'pending',
      statusId: 'hired',
      rejected: false,
    })
  })

  it('moves several as one, and only once however often it is sent', async () => {
    const ids = await invite('ada', 'grace', 'alan')
    const send = () =>
      api.patch(
        api.acme.key,
        `${legacy}/videos/kanban`,
        { job_id: api.acme.jobId, videoIds: ids, statusId: 'hired' },
        { headers: { 'idempotency-key': `bulk-${ids[0]}` } },
      )
    const [first, again] = [await send(), await send()]
    expect(first).toMatchObject({ status: 200, body: { batch_id: expect.any(String), refused: [] } })
    expect(again.body.batch_id).toBe(first.body.batch_id)

    const filter = encodeURIComponent(JSON.stringify({ _id: { $in: ids } }))
    const { body } = await api.get(
      api.acme.key,
      `/api/analytics/read-models/candidate-facts?filter=${filter}`,
      after(first),
    )
    expect(
      body.rows.map(({ columnId, stages }: { columnId: string; stages: unknown[] }) => [columnId, stages.length]),
    ).toEqual(ids.map(() => ['hired', 2]))
  })

  it('rejects and takes the rejection back', async () => {
    const [ada] = await invite('ada')
    const set = (rejected: boolean) =>
      api.put(api.acme.key, `${legacy}/videos/updateVideoRejectedStatus`, { videoId: ada, rejected })
    expect((await set(true)).body).toEqual({ video_id: ada, statusId: 'rejected', rejected: true })
    expect((await set(false)).body).toEqual({ video_id: ada, statusId: 'default', rejected: false })
    expect((await set(false)).body).toMatchObject({ rejected: false })
  })

  it('refuses a column that is not on the board', async () => {
    const answer = await api.put(api.acme.key, `${legacy}/videos/updateVideo`, {
      videoId: api.acme.started,
      fields: { statusId: randomUUID() },
    })
    expect(answer).toMatchObject({ status: 404, body: { code: 'job/column-not-found' } })
  })
})

describe('reviewing a candidate', () => {
  it('answers the average of the ratings, one per reviewer', async () => {
    const [ada] = await invite('ada')
    const rate = (who = api.acme.admin, value = 4) =>
      api.put(who, `${legacy}/videos/saveRating`, { id: ada, rating: { value } })
    expect((await rate()).body).toEqual({ ratingsAvg: 4 })
    expect((await rate(api.acme.review, 1)).body).toEqual({ ratingsAvg: 2.5 })
    expect((await rate(api.acme.review, 2)).body).toEqual({ ratingsAvg: 3 })
    expect(await rate(api.acme.review, 6)).toMatchObject({ status: 422, body: { code: 'candidate/rating-invalid' } })
  })

  it('tags a candidate, finds them by it and answers all of them as the specification names it', async () => {
    const [ada] = await invite('ada')
    const at = `/api/v2/videos/${ada}`
    const change = (tags: { title: string; chosen: boolean }[]) => api.patch(api.acme.review, `${at}/tags`, { tags })
    await change([{ title: 'Speaks  Dutch', chosen: true }])
    const { body } = await change([
      { title: 'SPEAKS DUTCH', chosen: true },
      { title: 'Senior', chosen: true },
      { title: 'Junior', chosen: false },
    ])
    const video = {
      video_id: ada,
      status: 'pending',
      statusId: 'default',
      rejected: false,
      rating: [],
      commentsCount: 0,
      tags: [
        { title: 'Speaks Dutch', chosen: true },
        { title: 'Senior', chosen: true },
      ],
      createdAt: null,
    }
    expect(body).toMatchObject(video)
    expect((await api.get(api.acme.review, at)).body).toMatchObject(video)

    const [ben] = await invite('ben')
    expect((await api.get(api.acme.review, `/api/v2/videos/${ben}`)).body.tags).toEqual([
      { title: 'Senior', chosen: false },
      { title: 'Speaks Dutch', chosen: false },
    ])
    expect((await change([{ title: 'Senior', chosen: false }])).body.tags).toEqual([
      { title: 'Speaks Dutch', chosen: true },
    ])
    expect(await change([{ title: ' ', chosen: true }])).toMatchObject({
      status: 422,
      body: { code: 'candidate/tag-invalid' },
    })
  })

  it('rates in no one else’s name', async () => {
    const answer = await api.put(api.acme.review, `${legacy}/videos/saveRating`, {
      id: api.acme.started,
      rating: { reviewerId: api.acme.userId, value: 5 },
    })
    expect(answer).toMatchObject({ status: 403, body: { code: 'auth/forbidden' } })
  })

  it('adds a comment, answers all of them, and takes reactions', async () => {
    const { body: comment } = await api.post(api.acme.review, `/api/v2/videos/${api.acme.started}/comment`, {
      text: ' Clear <b>voice</b> ',
    })
    expect(comment).toMatchObject({ text: 'Clear <b>voice</b>', at: null, reactions: [] })
    const reacted = await api.post(
      api.acme.admin,
      `/api/v2/videos/${api.acme.started}/comment/${comment.comment_id}/reaction`,
      { reaction: '🎉' },
    )
    expect(reacted.body.reactions).toEqual([{ reviewerId: api.acme.userId, reaction: '🎉' }])

    const { body } = await api.put(api.acme.review, `${legacy}/videos/saveComments`, {
      id: api.acme.started,
      comment: { text: 'And calm' },
    })
    expect(body.commentsArr.map(({ text }: { text: string }) => text)).toEqual([
      'Strong Kestrel',
      'Clear <b>voice</b>',
      'And calm',
    ])
  })

  it('writes a comment once however often it is sent', async () => {
    const [ada] = await invite('ada')
    const send = () =>
      api.post(
        api.acme.key,
        `/api/v2/videos/${ada}/comment`,
        { text: 'Once' },
        { headers: { 'idempotency-key': `once-${ada}` } },
      )
    const [first, again] = [await send(), await send()]
    expect(again.body).toEqual(first.body)
    expect(
      (await api.put(api.acme.key, `${legacy}/videos/saveComments`, { id: ada, comment: { text: 'Twice' } })).body
        .commentsArr,
    ).toHaveLength(2)
  })

  it('deletes a candidate for good', async () => {
    const [ada] = await invite('ada')
    const gone = await api.put(api.acme.key, `${legacy}/candidates/deleteCandidate`, { videoId: ada })
    expect(gone.status).toBe(200)
    expect(await api.put(api.acme.key, `${legacy}/videos/saveRating`, { id: ada, rating: { value: 3 } })).toMatchObject(
      { status: 404, body: { code: 'candidate/not-found' } },
    )
    expect((await invitations(after(gone))).map(({ video_id }: { video_id: string }) => video_id)).not.toContain(ada)
  })
})

describe('inviting people', () => {
  it('invites each once and names those it did not', async () => {
    const email = `grace.${randomUUID()}@example.org`
    const send = (query = '') =>
      api.post(api.acme.key, `${legacy}/candidates/sendInvites${query}`, {
        job_id: api.acme.jobId,
        candidates: [
          { name: 'Grace', email },
          { name: 'Nobody', email: 'nobody' },
        ],
      })
    const first = await send()
    expect(first.body.candidates).toMatchObject([
      { email, outcome: 'invited', video_id: expect.any(String) },
      { email: 'nobody', outcome: 'invalid', video_id: null },
    ])
    const listed = await invitations(after(first))
    expect(listed.find((each: { email: string }) => each.email === email)).toMatchObject({
      name: 'Grace',
      status: 'pending',
      startedAt: null,
    })
    expect((await send()).body.candidates[0]).toMatchObject({ outcome: 'duplicate' })
    expect((await send('?ignoreDuplicates')).body.candidates[0]).toMatchObject({ outcome: 'invited' })
  })

  it('reminds those who have something left to do', async () => {
    const [ada] = await invite('ada')
    const [grace] = await invite('grace')
    await api.put(api.acme.key, `${legacy}/videos/updateVideoRejectedStatus`, { videoId: grace, rejected: true })
    const { body } = await api.post(api.acme.key, `${legacy}/candidates/sendReminders`, { videoIds: [ada, grace] })
    expect(body).toMatchObject({ done: [ada], refused: [{ video_id: grace, code: 'candidate/rejected' }] })
  })

  it('takes back an invitation no one has acted on, and no other', async () => {
    const [ada] = await invite('ada')
    const { body } = await api.post(api.acme.key, `${legacy}/candidates/deleteInvitations`, {
      videoIds: [ada, api.acme.started],
    })
    expect(body).toMatchObject({ done: [ada], refused: [{ video_id: api.acme.started }] })
  })

  it('touches no one when one of the ids is not there', async () => {
    const [ada] = await invite('ada')
    expect(
      await api.post(api.acme.key, `${legacy}/candidates/deleteInvitations`, { videoIds: [ada, randomUUID()] }),
    ).toMatchObject({ status: 404 })
    expect((await api.put(api.acme.key, `${legacy}/videos/saveRating`, { id: ada, rating: { value: 3 } })).status).toBe(
      200,
    )
  })
})

describe('an invitation with a deadline', () => {
  const set = (videoId: string, deadlineDate: string | null) =>
    api.put(api.acme.key, `${legacy}/candidates/updateDeadlineForInvite`, {
      videoId,
      deadlineDate,
      timezone: 'Europe/Berlin',
    })

  it('shows it among the invitations, and no longer once it is removed', async () => {
    const [ada] = await invite('ada')
    const updated = await set(ada!, '2999-03-01T18:00:00+01:00')
    expect(updated).toMatchObject({
      status: 200,
      body: { status: 'OK', message: 'Deadline updated successfully', deadlineDate: '2999-03-01T17:00:00.000Z' },
    })
    const own = async (more: object) =>
      (await invitations(more)).find(({ video_id }: { video_id: string }) => video_id === ada).deadlineDate
    expect(await own(after(updated))).toBe('2999-03-01T17:00:00.000Z')

    const removed = await set(ada!, null)
    expect(removed.body.message).toBe('Deadline removed successfully')
    expect(await own(after(removed))).toBeNull()
  })

  it('takes none that has passed, in the words of the specification', async () => {
    const [ada] = await invite('ada')
    expect(await set(ada!, '2020-01-01T00:00:00Z')).toMatchObject({
      status: 422,
      body: { code: 'candidate/deadline-invalid', detail: "Couldn't set the deadline, please try again" },
    })
    expect((await set(ada!, 'tomorrow')).status).toBe(400)
  })

  it('has a status that follows from what the candidate does', async () => {
    const [ada] = await invite('ada')
    const send = (status: string) =>
      api.put(api.acme.key, `${legacy}/jobs/updateInviteStatus`, { videoId: ada, status })
    expect(await send('pending')).toMatchObject({ status: 200, body: { video_id: ada, status: 'pending' } })
    expect(await send('completed')).toMatchObject({ status: 409, body: { code: 'candidate/status-not-allowed' } })
    expect((await send('expired')).status).toBe(400)
  })
})
