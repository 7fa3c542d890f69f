import { describe, expect, it } from 'vitest'
import { experienceOf } from '#services/http/api/journey-wire.ts'
import { choice, journeyWith } from '../fixtures/job.ts'
import { useApi } from '../support/api.ts'
import { giveFeatures } from '../support/features.ts'

const api = useApi(undefined, (platform, { acme }) =>
  giveFeatures(platform, acme.companyId, { api: true, answerType: true, multiLanguage: true }),
)
const questions = [
  { question: 'Why us?', answerType: 'video', thinkingTime: 30, partDuration: 60, numOfRetakes: 2 },
  { question: 'What do you like?', answerType: 'text', config: { minChars: 10, maxChars: 500, antiCheat: true } },
  {
    question: 'Which shift?',
    answerType: 'single_choice',
    partDuration: 60,
    config: { answers: [{ label: 'Day', correct: true }, { label: 'Night' }] },
  },
]
const create = (body: object) => api.post(api.acme.key, '/api/legacy/jobs/createInterview', body)
const created = async (body: object = { title: 'Porter', questions }) => (await create(body)).body.job_id as string
const read = async (job: string) => (await api.get(api.acme.key, `/api/legacy/jobs/singleJob?jobID=${job}`)).body
const update = (job_id: string, body: object) =>
  api.post(api.acme.key, '/api/legacy/jobs/updateInterview', { job_id, ...body })

describe('a program that lists the questions of a video interview', () => {
  it('reads them back as it sent them, with their pages', async () => {
    const job = await read(await created())
    expect(job).toMatchObject({ type: 'video', questions })
    expect(Object.values(job.candidate_experience.pages).map((page) => (page as { type: string }).type)).toEqual([
      'FORM',
      'WIDGET',
      'FREE_TEXT',
      'SINGLE_CHOICE',
      'THANK_YOU',
      'REJECT',
    ])
  })

  it('changes them by either call, and sends a whole job back', async () => {
    const id = await created()
    const [first, second, third] = (await read(id)).questions
    const changed = [third, { ...first, question: 'Why now?' }]
    expect((await update(id, { questions: changed })).body.job.questions).toEqual(changed)

    const whole = await read(id)
    const put = (body: object) => api.send(api.acme.key, 'PUT', '/api/legacy/jobs/editInterview', { body })
    const asRead = await put(whole)
    expect(asRead).toMatchObject({ status: 200, body: { job: { questions: changed, revision: whole.revision } } })
    const again = await put({ ...whole, questions: [...changed, { ...second, isCollapsed: true }] })
    expect(again.body.job.questions).toMatchObject([third, { question: 'Why now?' }, { question: second.question }])
  })

  it('is told what is wrong with one, at its field, and nothing changes', async () => {
    const id = await created()
    const answers = [{ label: 'Day' }, { label: '' }]
    expect(
      await update(id, {
        questions: [questions[0], { question: 'When?', answerType: 'single_choice', config: { answers } }],
      }),
    ).toMatchObject({
      status: 422,
      body: {
        code: 'job/invalid-fields',
        fields: { 'questions.1.config.answers.1.label': 'This field is required' },
      },
    })
    expect(await update(id, { questions: [{ question: 'When?', colour: 'red' }] })).toMatchObject({
      status: 400,
      body: { fields: { 'questions.0.colour': 'There is no such field' } },
    })
    expect(await read(id)).toMatchObject({ questions })
  })

  it('has to send pages where a job is made of pages', async () => {
    const candidate_experience = experienceOf(journeyWith(choice('shift')))
    const id = await created({ title: 'Porter', candidate_experience })
    const elsewhere = {
      status: 400,
      body: { fields: { questions: 'Send them in their page of candidate_experience' } },
    }
    expect(await update(id, { questions })).toMatchObject(elsewhere)
    const { questions: known } = await read(id)
    expect((await update(id, { questions: known, title: 'Night porter' })).status).toBe(200)

    const video = await created()
    expect(await update(video, { questions: questions.slice(1), candidate_experience })).toMatchObject(elsewhere)
    expect(await update(video, { questions: known, candidate_experience })).toMatchObject({ status: 200 })
  })
})

describe('the type of a job', () => {
  it('is chosen when the job is created', async () => {
    const type = async (body: object) => (await read(await created({ title: 'Porter', ...body }))).type
    expect(await type({})).toBe('cep')
    expect(await type({ type: 'cep' })).toBe('cep')
    expect(await type({ type: 'video', language: 'de' })).toBe('video')
    expect(await read(await created({ type: 'video', language: 'de' }))).toMatchObject({
      language: 'de',
      transcriptLanguage: 'de-DE',
    })
    expect((await create({ type: 'chat' })).body.fields).toHaveProperty('type')
  })

  it('is not changed later', async () => {
    const { body } = await api.post(api.acme.key, '/api/v2/job', { title: 'Porter', type: 'video' })
    const patch = (type: string) => api.patch(api.acme.key, `/api/v2/job/${body.job_id}`, { type, title: 'Cook' })
    expect(await patch('cep')).toMatchObject({
      status: 400,
      body: { fields: { type: 'The type of a job is chosen when it is created' } },
    })
    expect((await patch('video')).body.job).toMatchObject({ type: 'video', title: 'Cook' })
  })
})
