import { expect, it } from 'vitest'
import { useApi } from '../support/api.ts'

const api = useApi()
const [own, colleague] = ['/api/v2/cronofy/individual', '/api/v2/cronofy/enterprise']
const times = [{ id: 't1', start: '09:00', end: '24:00' }]
const hours = (more = {}) => ({
  availability_rule_id: 'office',
  name: 'Office',
  tzid: 'Europe/Berlin',
  days: [{ id: 'd1', day: 'monday', availableTime: times }],
  ...more,
})
const ids = async (who: typeof api.acme.admin, path = `${own}/availability-rules`) =>
  ((await api.get(who, path)).body.availability_rules as { availability_rule_id: string; default: boolean }[]).map(
    (rule) => [rule.availability_rule_id, rule.default],
  )

it('keeps hours of the caller, of which one set is the default', async () => {
  const { edit, admin } = api.acme
  const made = await api.post(edit, `${own}/availability-rules`, hours())
  expect(made.body).toEqual({ ...hours(), exceptions: [], default: true })
  await api.post(edit, `${own}/availability-rules`, hours({ availability_rule_id: 'late', name: 'Late' }))
  await api.send(edit, 'PUT', `${own}/default-availability-rule`, { body: { availability_rule_id: 'late' } })
  expect(await ids(edit)).toEqual([
    ['office', false],
    ['late', true],
  ])
  expect(await ids(admin)).toEqual([])
  await api.send(edit, 'DELETE', `${own}/availability-rules/late`)
  expect(await ids(edit)).toEqual([['office', true]])
})

it('says what is wrong with hours', async () => {
  const { edit } = api.acme
  const refused = await api.post(edit, `${own}/availability-rules`, hours({ tzid: 'Mars/Olympus' }))
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    422,
    'availability/invalid',
    'Choose one of the time zones',
  ])
  const none = await api.send(edit, 'PUT', `${own}/default-availability-rule`, { body: { availability_rule_id: 'no' } })
  expect([none.status, none.body.code]).toEqual([404, 'availability/not-found'])
})

it('lets those who manage users keep the hours of colleagues, and of no other company', async () => {
  const { admin, edit, userId } = api.acme
  const path = `${colleague}/availability-rules?user_id=${userId}`
  expect((await api.post(edit, `${colleague}/availability-rules`, hours({ user_id: userId }))).status).toBe(403)
  const many = { ...hours({ availability_rule_id: 'shop' }), user_ids: [userId, api.rival.userId] }
  expect((await api.post(admin, `${colleague}/update-availability-rules`, many)).body).toEqual({
    status: 'PARTIAL',
    users: [
      { user_id: userId, status: 'OK', message: null },
      { user_id: api.rival.userId, status: 'refused', message: 'No such user' },
    ],
  })
  expect((await ids(admin, path)).map(([id]) => id)).toContain('shop')
  expect((await api.get(api.rival.admin, path)).status).toBe(404)
})

it('changes whether interviews are approved automatically', async () => {
  const scheduling = { isAutoApproveEnabled: true }
  const path = '/api/legacy/settings/schedulingSettings'
  expect((await api.post(api.acme.edit, path, { scheduling })).status).toBe(403)
  expect((await api.post(api.acme.admin, path, { scheduling })).body).toEqual({ scheduling })
})

it('finds times at which colleagues are free, and says what takes the rest', async () => {
  const { edit, userId, jobId } = api.acme
  const ask = (more = {}) =>
    api.post(edit, `${own}/availability`, {
      job_id: jobId,
      attendees: [{ user_id: userId, required: 'REQUIRED' }],
      required_duration: 30,
      availability_days: 14,
      tzid: 'Europe/Berlin',
      ...more,
    })
  const { body } = await ask()
  expect(body.available_slots.length).toBeGreaterThan(0)
  expect(body.available_slots[0].participants).toEqual([{ sub: userId }])
  expect(body.members[0].removed.hours).toBeGreaterThan(0)
  expect((await ask({ availability_days: 31 })).body.code).toBe('availability/invalid')
  expect((await ask({ first_day: '9999-12-31' })).status).toBe(200)
})
