import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useApi } from '../support/api.ts'

const api = useApi()
const config = { title: 'Can you work nights?', description: '', required: true, verbatimTitle: false }
const nights = { id: 'nights', type: 'YES_NO', config: { ...config, correct: null, rejectOnWrong: false } }
const video = {
  id: 'video',
  type: 'WIDGET',
  config: {
    ...config,
    title: 'Video interview',
    antiCheat: false,
    questions: [
      { id: 'q1', question: 'Why nights?', description: '', thinkingTime: 30, partDuration: 60, numOfRetakes: 3 },
    ],
  },
}
const skills = [{ scorecard_id: 'any', name: 'Skills', metrics: [{ metric_id: 's1', name: 'Calm', weight: 2 }] }]
const intelligenceIDs = ['friendly', 'driven', null, null, null]
const { admin, edit, review } = {
  admin: () => api.acme.admin,
  edit: () => api.acme.edit,
  review: () => api.acme.review,
}
const create = async (body: object) => (await api.put(admin(), '/api/legacy/templates/createNewTemplate', body)).body
const clients = async (who = admin()) =>
  (await api.get(who, '/api/legacy/templates/getClientTemplates')).body.templates as { name: string }[]

describe('client and chatbot templates', () => {
  it('are read as they were sent, by name with capitals and small letters alike', async () => {
    const sent = { questions: [nights, video], scorecards: skills, intelligenceIDs, englishLevel: null }
    for (const name of ['porters', 'Cooks', 'Waiters', 'bakers']) await create({ ...sent, name })
    expect((await clients()).map(({ name }) => name)).toEqual(['bakers', 'Cooks', 'porters', 'Waiters'])
    expect((await clients(edit()))[0]).toMatchObject({
      kind: 'client',
      questions: sent.questions,
      intelligenceIDs,
      introVideo: null,
      scorecards: [{ name: 'Skills', metrics: skills[0]!.metrics }],
      version: 1,
    })
    expect(await clients(api.rival.admin)).toEqual([])
  })

  it('greet in a chat where a first question is sent', async () => {
    const { template } = await create({ name: 'Hello', first_question: 'When can you start?' })
    const { body } = await api.get(admin(), '/api/legacy/templates/getChatbotTemplates')
    expect(body.templates).toEqual([expect.objectContaining({ ...template, first_question: 'When can you start?' })])
    const wrong = await api.put(admin(), '/api/legacy/templates/updateTemplate', {
      template_id: template.template_id,
      questions: [nights],
    })
    expect(wrong.body.detail).toBe('A template of this kind does not have these fields')
    expect(wrong).toMatchObject({ status: 400, body: { fields: { questions: 'There is no such field' } } })
  })

  it('count versions, refuse one that is overtaken, and are gone once deleted', async () => {
    const { template } = await create({ name: 'Drivers', questions: [nights] })
    const { template_id } = template
    const change = (body: object) => api.put(admin(), '/api/legacy/templates/updateTemplate', { template_id, ...body })
    expect((await change({ name: 'Couriers', version: 1 })).body.template).toMatchObject({
      version: 2,
      name: 'Couriers',
      questions: [nights],
    })
    expect(await change({ name: 'Lost', version: 1 })).toMatchObject({ status: 409, body: { code: 'template/stale' } })
    const synced = await api.get(admin(), '/api/legacy/templates/syncTemplates')
    expect(synced.body.templates).toContainEqual(expect.objectContaining({ template_id, kind: 'client', version: 2 }))

    const remove = () => api.put(admin(), '/api/legacy/templates/deleteTemplate', { template_id })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
    expect((await clients()).map(({ name }) => name)).not.toContain('Couriers')
    expect((await change({ name: 'Back' })).status).toBe(404)
  })

  it('say what is wrong, by field', async () => {
    const refused = (body: object) => api.put(admin(), '/api/legacy/templates/createNewTemplate', body)
    expect(await refused({ name: ' ', questions: [] })).toMatchObject({
      status: 422,
      body: { code: 'template/invalid', fields: { name: 'Required field', modules: 'Required at least 1 item(s)' } },
    })
    expect((await refused({ name: 'x', questions: [nights], color: 'red' })).status).toBe(400)
    const form = { id: 'info', type: 'FORM', config: { ...config, phone: 'optional' } }
    expect((await refused({ name: 'x', questions: [form] })).status).toBe(400)
  })
})

describe('a sample interview', () => {
  const make = (body: object, who = admin()) =>
    api.post(who, '/api/legacy/jobs/createSampleInterviewFromTemplate', body)

  it('is a draft with the questions of a template, which it remembers', async () => {
    const { template } = await create({ name: 'Night porters', questions: [nights, video], scorecards: skills })
    const { job_id } = (await make({ template_id: template.template_id })).body
    const { body: job } = await api.get(admin(), `/api/v2/jobs/${job_id}`)
    expect(job).toMatchObject({ status: 'draft', title: 'Night porters', skills: ['Calm'] })
    expect(Object.keys(job.candidate_experience.pages)).toEqual(['info', 'nights', 'video', 'thanks', 'reject'])
    const filter = encodeURIComponent(JSON.stringify({ templateId: template.template_id }))
    expect((await api.get(admin(), `/api/analytics/read-models/jobs?filter=${filter}`)).body.rows).toHaveLength(1)
    expect((await make({})).body).toMatchObject({ job_id: expect.any(String), url: expect.any(String) })
  })

  it('is not made from what is not there: the answer says why, and is empty otherwise', async () => {
    const theirs = (await create({ name: 'Secret', questions: [nights] })).template.template_id
    for (const [who, template_id] of [
      [admin(), randomUUID()],
      [admin(), 'astronaut'],
      [api.rival.admin, theirs],
    ] as const)
      expect((await make({ template_id }, who)).body).toEqual({
        error: { code: 'template/not-found', detail: 'There is no such template' },
      })
    expect((await make({}, review())).status).toBe(403)
  })
})

describe('assessment templates', () => {
  const at = (id = '') => `/api/v2/templates/assessment${id && `/${id}`}`

  it('are created, read, changed and deleted by those whose role allows it', async () => {
    const made = await api.post(edit(), at(), { name: 'Nurses', questions: [nights] })
    const id = made.body.template.template_id as string
    expect(made).toMatchObject({ status: 201, body: { template: { kind: 'assessment', version: 1 } } })
    expect((await api.send(edit(), 'PATCH', at(id), { body: { questions: [video] } })).body.template).toMatchObject({
      name: 'Nurses',
      questions: [video],
      version: 2,
    })
    expect((await api.get(admin(), at())).body.templates).toContainEqual(expect.objectContaining({ name: 'Nurses' }))
    expect((await api.get(review(), at(id))).status).toBe(403)
    expect((await api.get(api.rival.admin, at(id))).status).toBe(404)
    expect((await api.send(edit(), 'DELETE', at(id))).status).toBe(200)
    expect((await api.get(edit(), at(id))).status).toBe(404)
  })

  it('are no client templates, and the other way round', async () => {
    const { template } = await create({ name: 'Clerks', questions: [nights] })
    expect((await api.get(admin(), at(template.template_id))).status).toBe(404)
    expect((await api.send(admin(), 'PATCH', at(template.template_id), { body: { name: 'Y' } })).status).toBe(404)
    expect((await api.get(admin(), at(randomUUID()))).status).toBe(404)
  })
})
