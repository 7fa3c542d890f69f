import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ModuleOf } from '#contracts/job/modules/table.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import type { KnownInterview } from '#domain/interview/interview.ts'
import type { Message } from '#infra/engines/mail/mail.ts'
import type { ListedInterview } from '#projections/interviews/reader.ts'
import { interviewLink } from '#services/core/secrets/interview-link.ts'
import { aJob, journeyWith } from '#test/fixtures/job.ts'
import { startCronofy } from '#test/peers/cronofy/server.ts'
import { aMeeting } from '../security/bodies.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { giveFeatures } from '../support/features.ts'
import { publicUrl, useInside } from '../support/inside.ts'

const theirs = await startCronofy()
const here = useInside(theirs.env)
afterAll(() => theirs.close())
beforeAll(async () => {
  await giveFeatures(here.platform, here.acme.companyId, { api: true })
  const { headers } = await here.get(here.acme.admin, '/calendars/cronofy?provider=google')
  const back = new URL((await fetch(String(headers.location), { redirect: 'manual' })).headers.get('location')!)
  await here.get(here.acme.admin, back.pathname + back.search)
  theirs.conferencing.push({
    ...{ provider_name: 'zoom', profile_id: 'pro_zoom', profile_name: 'Ben', profile_connected: true },
  })
  theirs.mood.hasMeet = true
  const { mail } = here.platform.engines
  const send = mail.send.bind(mail)
  vi.spyOn(mail, 'send').mockImplementation(async (message) => {
    await send(message)
    sent.push(message)
  })
})

const events = '/api/v2/cronofy/events'
const slot = (hour: string) => [{ start: `2999-01-02T${hour}:00:00.000Z`, end: `2999-01-02T${hour}:30:00.000Z` }]
const send = (method: string, path: string, body: object) => here.send(here.acme.admin, method, path, { body })
async function plan(hour: string, more: object = {}) {
  const { conferencing: _link, ...event } = aMeeting(here.acme.userId, slot(hour))
  const of = { job_id: here.acme.jobId, video_id: here.acme.invited }
  return send('POST', events, { ...of, ...event, profile_id: 'pro_zoom', ...more })
}
const written = (id: string) =>
  [...theirs.events.get('cal_primary')!.values()].find(({ event_id }) => event_id.startsWith(`iv-${id}@`))
/** Booked, and written with the wish for a link. */
async function booked(hour: string, more: object = {}): Promise<string> {
  const { body } = await plan(hour, more)
  const id = body.event_id as string
  await send('POST', `${events}/${id}/reschedule`, { start: slot(hour)[0]!.start, tzid: 'UTC' })
  await vi.waitFor(() => expect(written(id)?.conferencing).toBeDefined(), 20_000)
  return id
}
const interview = async (id: string) =>
  (await here.platform.commands.stateOf(interviewDecider, here.acme, id)).state as KnownInterview
type Said = { path: string; raw: string; signature: string }
const tell = ({ path, raw, signature }: Said) =>
  here.send({ headers: {} }, 'POST', path, {
    ...{ raw, headers: { 'content-type': 'application/json', 'cronofy-hmac-sha256': signature } },
  })
/** With what calendars learn of them, which the embedded outbox does not keep. */
const sent: Message[] = []
const mails = (subject: RegExp) => sent.filter((mail) => subject.test(mail.subject))
const sequenceIn = (file: string | undefined) => Number(/SEQUENCE:(\d+)/.exec(file ?? '')?.[1])

it('the link that a service makes reaches the interview once, its candidate and its people, and their calendars', async () => {
  const id = await booked('09')
  expect(written(id)).toMatchObject({
    conferencing: { profile_id: 'pro_zoom' },
    subscriptions: [
      {
        ...{ type: 'webhook', uri: `${publicUrl}/hooks/cronofy/conferences/${here.acme.companyId}/${id}` },
        interactions: [{ type: 'conferencing_assigned' }, { type: 'conferencing_failing' }],
      },
    ],
  })
  const said = theirs.conference(written(id)!.event_id, 'https://zoom.example/j/7')
  const forged = await tell({ ...said, signature: 'forged' })
  expect([forged.status, forged.body.detail]).toEqual([401, 'Sign the message with the secret of the application'])
  expect((await interview(id)).link).toBeNull()
  const elsewhere = said.path.replace(id, 'none')
  expect([(await tell({ ...said, path: elsewhere })).status]).toEqual([404])
  // Another company's address, or one of an interview that there is not: nothing happens.
  const strange = said.path.replace(here.acme.companyId, here.rival.companyId)
  expect((await tell({ ...said, path: strange })).status).toBe(200)
  expect((await interview(id)).link).toBeNull()

  expect([(await tell(said)).status, (await tell(said)).status]).toEqual([200, 200])
  expect(await interview(id)).toMatchObject({ link: 'https://zoom.example/j/7', sequence: 1 })
  await vi.waitFor(() => expect(mails(/^Changed: /)).toHaveLength(2), 20_000)
  const first = mails(/^Booked: /)[0]!.calendar!.content
  for (const { text } of mails(/^Changed: /)) expect(text).toContain('https://zoom.example/j/7')
  // The host's calendar has it from Cronofy already: an invitation would be a second event, and they double booked.
  const files = mails(/^Changed: /).flatMap(({ calendar }) => (calendar ? [calendar.content] : []))
  expect(files).toHaveLength(1)
  expect(files[0]!.replaceAll('\r\n ', '')).toContain('LOCATION:https://zoom.example/j/7')
  expect(/UID:.*/.exec(files[0]!)?.[0]).toBe(/UID:.*/.exec(first)?.[0])
  expect(sequenceIn(files[0])).toBeGreaterThan(sequenceIn(first))
  const listed = (await here.get(here.acme.admin, `${events}?video_id=${here.acme.invited}`)).body.events as object[]
  expect(listed.find((each) => (each as { event_id: string }).event_id === id)).toMatchObject({
    ...{ conferencing: 'https://zoom.example/j/7', profile_id: 'pro_zoom', link_missing: false },
  })

  // A link that is typed in replaces the service's there too.
  const join_url = 'https://meet.acme.test/own'
  expect((await send('PATCH', `${events}/${id}`, { conferencing: join_url })).status).toBe(200)
  await vi.waitFor(
    () =>
      expect(written(id)?.conferencing).toEqual({
        profile_id: 'explicit',
        provider_description: 'meet.acme.test',
        join_url,
      }),
    20_000,
  )
})

it('a time that is chosen in the journey, with a service of the host, gets the link that it makes, and the candidate sees it', async () => {
  const { platform, acme } = here
  const { admin } = colleaguesOf(platform, acme)
  const talk: ModuleOf<'SCHEDULE'> = {
    ...{ kind: 'SCHEDULE', id: 'talk', title: 'When can we talk?', description: '' },
    ...{ required: true, verbatimTitle: false, availabilityDays: 7, requiredDuration: 30 },
    ...{ attendees: [acme.userId], hostId: acme.userId, roundRobin: false, roundRobinValue: 1 },
    ...{ meetingType: 'ONLINE', conferencing: '', rooms: [], profileId: 'pro_zoom' },
  }
  const { jobs, candidacy } = platform.useCases
  const { jobId } = await jobs.createJob(admin, { draft: { ...aJob(), journey: journeyWith(talk) } })
  await jobs.activateJob(admin, { jobId })
  const link = `${acme.companyId}.${jobId}`
  const email = 'cleo@example.org'
  const given = { link, token: null, referral: false, name: 'Cleo Park', email, phone: '', commandId: randomUUID() }
  const { candidateToken: token } = await candidacy.startApplication(given, '192.0.2.9')
  const { start } = (await candidacy.timesOfPage(token, { moduleId: 'talk', zone: 'UTC' }))!.times!.slots[0]!
  const answer = { kind: 'SCHEDULE', start, asksOthers: false, zone: 'Asia/Tokyo' } as const
  const chosen = await candidacy.giveAnswer(token, { moduleId: 'talk', answer })
  await platform.caughtUp(chosen.token)
  const { candidateId } = (await candidacy.openApplication(link, token))!.candidate!
  const [{ interviewId: id, linkId }] = (await platform.readers.interviewsOfCandidate(admin, candidateId)) as [
    ListedInterview,
  ]
  const of = { companyId: acme.companyId, interviewId: id, linkId }
  const page = async () => (await here.get({ headers: {} }, new URL(interviewLink(platform, of)).pathname)).text
  expect(await page()).toContain('The link follows by mail')

  await vi.waitFor(() => expect(written(id)).toMatchObject({ start, conferencing: { profile_id: 'pro_zoom' } }), 20_000)
  const made = 'https://zoom.example/j/9'
  expect((await tell(theirs.conference(written(id)!.event_id, made))).status).toBe(200)
  expect(await interview(id)).toMatchObject({ status: 'SCHEDULED_IDLE', link: made })
  expect(await page()).toContain(`href="${made}"`)
  const toCleo = () => mails(/^Changed: /).filter(({ to }) => to === email)
  await vi.waitFor(() => expect(toCleo().map(({ text }) => text)).toEqual([expect.stringContaining(made)]), 20_000)
})

it('a service that fails is said to the host, who sets a link; what the service makes after that comes too late', async () => {
  const id = await booked('10', { profile_id: 'integrated' })
  const failing = theirs.conference(written(id)!.event_id, null)
  expect([(await tell(failing)).status, (await tell(failing)).status]).toEqual([200, 200])
  expect(await interview(id)).toMatchObject({ link: null, isLinkMissing: true })
  await vi.waitFor(() => expect(mails(/^No link yet: /)).toHaveLength(1), 20_000)
  const page = await here.get(here.acme.admin, `/meetings/${id}`)
  expect(page.text).toContain('The conferencing service has made no link')
  const wrong = await send('PATCH', `${events}/${id}`, { conferencing: 'meet.acme.test' })
  expect([wrong.status, wrong.body.fields]).toEqual([422, { conferencing: 'The link must begin with https://' }])
  const own = { conferencing: 'https://meet.acme.test/own' }
  expect((await send('PATCH', `${events}/${id}`, own)).status).toBe(200)
  expect(await interview(id)).toMatchObject({ place: { kind: 'link', value: own.conferencing }, isLinkMissing: false })
  await tell(theirs.conference(written(id)!.event_id, 'https://late.example/1'))
  expect((await interview(id)).place).toEqual({ kind: 'link', value: own.conferencing })
})

it('nothing is promised by a service that its host has not connected, or while Cronofy is away', async () => {
  const unknown = await plan('11', { profile_id: 'pro_other' })
  expect([unknown.status, unknown.body.fields]).toEqual([
    422,
    { conferencing: 'This host has not connected this conferencing service' },
  ])
  const host = await plan('11', { attendees: [{ user_id: here.acme.userId, required: 0 }] })
  expect(host.body.fields).toMatchObject({
    conferencing: 'The host must be required: the link is made in their calendar',
  })
  theirs.mood.isAway = true
  const away = await plan('11')
  theirs.mood.isAway = false
  expect(away.body.code).toBe('calendar/unavailable')
})
