import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { useApi } from '../support/api.ts'

const api = useApi()
const pref = '/api/legacy/settings/updateNotificationsPref'
const read = async (who = api.acme.edit) => (await api.get(who, '/api/legacy/users/getNotifications')).body

it('a program reads what its user hears of, and over what (NOTIF-003, NOTIF-004)', async () => {
  const { user_id: userId } = (await api.get(api.acme.edit, '/api/legacy/user')).body.user
  const { body, status } = await api.post(api.acme.admin, `/api/v2/videos/${api.acme.started}/comment`, {
    text: 'Look at this',
    mentions: [userId],
  })
  expect(status).toBe(201)
  await expect.poll(async () => (await read()).unread).toBe(1)
  const { notifications, emailBounced, preferences } = await read()
  expect(notifications).toMatchObject([
    {
      notifType: 'mention',
      read: false,
      job_id: api.acme.jobId,
      video_id: api.acme.started,
      comment_id: body.comment_id,
      path: `/admin/jobs/${api.acme.jobId}/candidates/${api.acme.started}#comment-${body.comment_id}`,
    },
  ])
  expect(emailBounced).toBe(false)
  const of = (type: string) => preferences.find(({ notifType }: { notifType: string }) => notifType === type)
  expect(of('mention')).toEqual({
    notifType: 'mention',
    email: true,
    notifications: true,
    emailWay: 'at-once',
    push: true,
    group: 'general',
    perspective: null,
    disabled: ['notifications'],
  })
  expect(of('interviewBookedHost')).toMatchObject({ group: 'scheduling', perspective: 'host' })
  expect(of('interviewBookedCreator')).toMatchObject({ group: 'scheduling', perspective: 'creator' })
  expect(of('interviewSoon')).toMatchObject({ group: 'scheduling', perspective: 'both' })
})

it('and changes it with flags; what is disabled stays as it is, and a key has none', async () => {
  const off = await api.put(api.acme.edit, pref, { type: 'applicationCompleted', email: false, notifications: false })
  expect(off).toMatchObject({ status: 200, body: { email: false, notifications: false, emailWay: 'off' } })
  const on = await api.put(api.acme.edit, pref, { type: 'applicationCompleted', email: true })
  expect(on.body).toMatchObject({ email: true, notifications: false, emailWay: 'daily' })
  expect(await api.put(api.acme.edit, pref, { type: 'mention', notifications: false })).toMatchObject({
    status: 422,
    body: { code: 'inbox/preference-disabled', detail: 'This notification cannot be changed' },
  })
  expect((await api.put(api.acme.edit, pref, { type: 'nothing', email: true })).status).toBe(400)
  expect(await api.put(api.acme.key, pref, { type: 'scoreDue', email: true })).toMatchObject({
    status: 409,
    body: { code: 'inbox/only-people', detail: 'Only a person has notifications, not a key' },
  })
})

it('a comment names only colleagues who may open the candidate', async () => {
  const path = `/api/v2/videos/${api.acme.started}/comment`
  expect(await api.post(api.acme.admin, path, { text: 'Look', mentions: [randomUUID()] })).toMatchObject({
    status: 422,
    body: {
      code: 'candidate/mention-invalid',
      detail: 'Only colleagues who may open the candidate can be mentioned',
    },
  })
})

it('the boards of a person begin without the rejected until they say otherwise, and a key has none (CAN-027)', async () => {
  const path = '/api/legacy/settings/concealRejection'
  const change = (body: object, who = api.acme.edit) => api.post(who, path, body)
  expect(await change({ concealRejection: true })).toMatchObject({ status: 200, body: { concealRejection: true } })
  expect((await change({ concealRejection: false })).body).toEqual({ concealRejection: false })
  expect((await change({})).body).toEqual({ concealRejection: true })
  expect((await change({}, api.acme.admin)).body).toEqual({ concealRejection: false })
  expect((await change({ concealRejection: 'no' })).status).toBe(400)
  expect(await change({}, api.acme.key)).toMatchObject({
    status: 409,
    body: { code: 'account/only-people', detail: 'Only a person has boards of their own, not a key' },
  })
})
