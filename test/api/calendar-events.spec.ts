import { expect, it } from 'vitest'
import { useApi, type Who } from '../support/api.ts'
import { aMeeting } from '../security/bodies.ts'

const api = useApi()
const path = '/api/v2/cronofy/events'
const approve = (isAutoApproveEnabled: boolean) =>
  api.post(api.acme.admin, '/api/legacy/settings/schedulingSettings', { scheduling: { isAutoApproveEnabled } })
const at = (hour: number) => `2999-01-07T${String(hour).padStart(2, '0')}:00:00.000Z`
const plan = (more = {}, who: Who = api.acme.edit) =>
  api.post(who, path, {
    job_id: api.acme.jobId,
    video_id: api.acme.invited,
    ...aMeeting(api.acme.userId, [{ start: at(9), end: at(12) }]),
    ...more,
  })
const listed = async (query = '', of = path) =>
  (await api.get(api.acme.edit, `${of}?video_id=${api.acme.invited}&${query}`)).body.events as Record<string, unknown>[]

it('plans, lists, books, moves, exports and cancels a live interview (LIVE-015, LIVE-016)', async () => {
  const { edit, userId, jobId, invited } = api.acme
  const made = await plan()
  expect([made.status, made.body]).toEqual([201, { event_id: expect.any(String), status: 230, start: null, end: null }])
  const id = made.body.event_id as string
  expect(await listed('status=230')).toEqual([
    expect.objectContaining({
      ...{ event_id: id, job_id: jobId, video_id: invited, kind: 0, type: 2, required_duration: 30, sharing: 0 },
      attendees: [{ user_id: userId, required: 2, attending: false, response: 0, comment: '' }],
    }),
  ])
  expect(await listed('', '/api/v2/meetings')).toEqual([])
  const book = (hour: number) => api.post(edit, `${path}/${id}/reschedule`, { start: at(hour), tzid: 'Europe/Berlin' })
  expect((await book(9)).body).toMatchObject({ event_id: id, status: 300, start: at(9) })
  expect((await book(10)).body).toMatchObject({ start: at(10) })
  expect((await listed('', '/api/v2/meetings'))[0]).toMatchObject({ event_id: id, start: at(10) })
  const other = await plan({ video_id: api.acme.other })
  const taken = await api.post(edit, `${path}/${other.body.event_id}/reschedule`, { start: at(10), tzid: 'UTC' })
  expect([taken.status, taken.body.code]).toEqual([409, 'interview/slot-taken'])

  const gone = await api.patch(edit, `${path}/${id}/delete`, { decline_reason: '=ill', with_notification: false })
  expect(gone.body).toMatchObject({ status: 100 })
  expect((await listed())[0]).toMatchObject({ status: 100, decline_reason: '=ill' })
  const table = await api.get(edit, `${path}/export?video_id=${invited}`)
  expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(table.body.toString()).toMatch(new RegExp(`^event_id,.*\\r\\n${id},.*'=ill`))
  const again = await api.patch(edit, `${path}/${id}/delete`, {})
  expect([again.status, again.body.code]).toEqual([409, 'interview/wrong-status'])
})

it('waits for approval where the company wants it, and offers other times', async () => {
  const { edit } = api.acme
  await approve(false)
  const [yes, no] = [(await plan()).body, (await plan()).body]
  await approve(true)
  expect(yes.status).toBe(200)
  expect((await api.send(edit, 'POST', `${path}/${yes.event_id}/approve`)).body.status).toBe(230)
  const refuse = { decline_reason: 'Not now' }
  expect((await api.patch(edit, `${path}/${no.event_id}`, refuse)).body.status).toBe(120)
  const all = { availability: { sharing: 1, availability_days: 7 } }
  expect((await api.patch(edit, `${path}/${yes.event_id}`, all)).body.status).toBe(230)
  const times = { availability: { slots: [{ start: at(14), end: at(15) }] } }
  expect((await api.patch(edit, `${path}/${yes.event_id}`, times)).body.status).toBe(230)
  const both = await api.patch(edit, `${path}/${yes.event_id}`, { ...refuse, ...times })
  expect([both.status, both.body.detail]).toEqual([
    400,
    'Say one of availability, replace, decline_reason, no_show, response and conferencing',
  ])
})

it('says what is wrong in the words of the specification (LIVE-013)', async () => {
  const positive = 'Availability days and required duration must be positive numbers.'
  const cases: [more: object, field: string, words: string][] = [
    [{ required_duration: 0 }, 'required_duration', positive],
    [{ sharing: 1, availability_days: 0 }, 'availability_days', positive],
    [{ attendees: [] }, 'attendees', 'Attendee must not be empty'],
    [
      { round_robin_mode: true, round_robin_value: 0 },
      'round_robin_value',
      'Attendee must not be empty and round robin value must be a positive number if round robin mode is enabled.',
    ],
    [{ host: null }, 'host', 'Host or Conferencing information is missing.'],
    [{ conferencing: '' }, 'conferencing', 'Host or Conferencing information is missing.'],
    [
      { attendees: [{ user_id: api.acme.userId, required: 0 }] },
      'attendees',
      'Required participants is a mandatory field',
    ],
    [{ attendees: [{ user_id: api.rival.userId, required: 2 }] }, 'attendees', 'A person on the panel is not with'],
    [{ kind: 1 }, 'kind', 'Interviews with several candidates are coming soon'],
    [{ required_duration: 20 }, 'required_duration', 'Choose 15, 30, 45 or 60 minutes'],
  ]
  for (const [more, field, words] of cases) {
    const { status, body, text } = await plan(more)
    expect([status, body.code], words).toEqual([422, 'interview/invalid'])
    expect(text).toContain(words)
    expect(text).toContain(`"${field}"`)
  }
})
