import { beforeAll, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import type { ModuleOf } from '#contracts/job/modules/table.ts'
import { experienceOf } from '#services/http/api/journey-wire.ts'
import { aJob, journeyWith } from '../fixtures/job.ts'
import { giveFeatures } from '../support/features.ts'
import { useInside } from '../support/inside.ts'

const here = useInside()
beforeAll(() => giveFeatures(here.platform, here.acme.companyId, { api: true, live: true, answerType: true }))

const talk = (channel: 'sms' | 'whatsapp', id = 'talk'): ModuleOf<'SCHEDULE'> => ({
  ...{ kind: 'SCHEDULE', id, title: 'When can we talk?', description: '', required: true, verbatimTitle: false },
  ...{ availabilityDays: 7, requiredDuration: 30, attendees: [here.acme.userId], hostId: here.acme.userId },
  ...{ roundRobin: false, roundRobinValue: 1, meetingType: 'ONLINE', conferencing: 'https://meet.acme.test/talk' },
  ...{ rooms: [], channel },
})
const wire = (...modules: ModuleOf<'SCHEDULE'>[]) => ({ candidate_experience: experienceOf(journeyWith(...modules)) })
const send = (method: string, path: string, body: object) => here.send(here.acme.admin, method, path, { body })
const problem = 'WhatsApp is not set up on this installation'
const refused = (id = 'talk') => ({
  status: 422,
  body: { code: 'job/invalid-fields', detail: problem, fields: { [`journey.${id}.channel`]: problem } },
})

it('a program is told that messages about an interview cannot go over WhatsApp; what a job has stays', async () => {
  const made = (channel: 'sms' | 'whatsapp') =>
    send('POST', '/api/v2/job', { title: 'Night porter', jobDescription: 'Keeps the house.', ...wire(talk(channel)) })
  expect(await made('whatsapp')).toMatchObject(refused())
  const { status, body } = await made('sms')
  expect(status).toBe(201)
  const path = `/api/v2/job/${body.job_id as string}`
  expect(await send('PATCH', path, wire(talk('whatsapp')))).toMatchObject(refused())
  expect((await send('PATCH', path, wire(talk('sms')))).status).toBe(200)

  const { companyId, userId } = here.acme
  const owner: Asker = {
    ...{ kind: 'user', companyId, userId, role: 'admin', creator: true },
    permissions: permissionsOf.admin,
  }
  const draft = { ...aJob(), journey: journeyWith(talk('whatsapp')) }
  const { jobId, token } = await here.platform.useCases.jobs.createJob(owner, { draft })
  await here.platform.caughtUp(token)
  const former = `/api/v2/job/${jobId}`
  expect((await send('PATCH', former, wire(talk('whatsapp')))).status).toBe(200)
  expect(await send('PATCH', former, wire(talk('whatsapp'), talk('whatsapp', 'more')))).toMatchObject(refused('more'))
})
