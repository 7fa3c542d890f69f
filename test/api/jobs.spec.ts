import { describe, expect, it } from 'vitest'
import { LINK_MESSAGE } from '#contracts/job/modules/media-words.ts'
import { experienceOf } from '#services/http/api/journey-wire.ts'
import { anInterview, choice, journeyWith } from '../fixtures/job.ts'
import { giveFeatures } from '../support/features.ts'
import { useApi } from '../support/api.ts'

const api = useApi(undefined, (platform, { acme }) =>
  giveFeatures(platform, acme.companyId, { api: true, rolesAndPermissions: true }),
)
const payload = {
  title: 'Night porter',
  jobDescription: 'Keeps the house.',
  location: { description: 'Porto' },
  benefits: [{ id: 'b1', title: 'Meals' }],
  candidate_experience: experienceOf(journeyWith(choice('shift'), anInterview('video'))),
  integration_meta: {
    jobData: {
      jobType: 'part_time',
      address: { countryCode: 'PT' },
      compensation: { currency: 'EUR', min: 10, max: 12, period: 'hourly' },
    },
  },
}
const create = async (body: object = payload) =>
  (await api.post(api.acme.key, '/api/v2/job', body)).body.job_id as string

describe('a program that creates a job', () => {
  it('gets its id and link, and reads it back as it was sent', async () => {
    const { status, body, headers } = await api.post(api.acme.key, '/api/v2/job', payload)
    expect(status).toBe(201)
    expect(body.url).toBe(`${api.server.url}/apply/${api.acme.companyId}.${body.job_id}`)

    const read = await api.get(api.acme.key, `/api/v2/jobs/${body.job_id}`, {
      headers: { 'x-consistency': headers.get('x-consistency')! },
    })
    expect(read.headers.get('x-stale')).toBeNull()
    expect(read.body).toMatchObject({
      ...payload,
      status: 'draft',
      kanban: [{ id: 'default' }, { id: 'hired' }, { id: 'rejected' }],
    })
  })

  it('may send the request again and has one job', async () => {
    const again = () => api.post(api.acme.key, '/api/v2/job', payload, { headers: { 'idempotency-key': 'porter-1' } })
    const [first, second] = [await again(), await again()]
    expect(second.body).toEqual(first.body)

    const other = await api.post(
      api.acme.key,
      '/api/v2/job',
      { ...payload, title: 'Day porter' },
      { headers: { 'idempotency-key': 'porter-1' } },
    )
    expect(other).toMatchObject({ status: 409, body: { code: 'command/id-reused' } })
  })

  it('reaches the same through the legacy path', async () => {
    const { status, body } = await api.post(api.acme.key, '/api/legacy/jobs/createInterview', payload)
    expect(status).toBe(201)
    expect((await api.get(api.acme.key, `/api/legacy/jobs/singleJob?jobID=${body.job_id}`)).body).toMatchObject({
      title: 'Night porter',
    })
  })

  it('gets no title as Untitled Job, as the specification says', async () => {
    const job = await create({})
    expect((await api.get(api.acme.key, `/api/v2/jobs/${job}`)).body.title).toBe('Untitled Job')
  })
})

describe('a program that changes a job', () => {
  it('changes what it sends and nothing else', async () => {
    const job = await create()
    const { status, body } = await api.patch(api.acme.key, `/api/v2/job/${job}`, {
      jobDescription: 'Guards the house.',
    })
    expect(status).toBe(200)
    expect(body.job).toMatchObject({
      title: 'Night porter',
      jobDescription: 'Guards the house.',
      location: { description: 'Porto' },
    })
  })

  it('keeps both changes of two programs at once', async () => {
    const job = await create()
    await Promise.all([
      api.patch(api.acme.key, `/api/v2/job/${job}`, { title: 'Head porter' }),
      api.post(api.acme.key, '/api/legacy/jobs/updateInterview', { job_id: job, location: { description: 'Braga' } }),
    ])
    expect((await api.get(api.acme.key, `/api/v2/jobs/${job}`)).body).toMatchObject({
      title: 'Head porter',
      location: { description: 'Braga' },
    })
  })

  it('is told when someone saved since the revision it saw', async () => {
    const job = await create()
    await api.patch(api.acme.key, `/api/v2/job/${job}`, { title: 'Head porter' })
    expect(await api.patch(api.acme.key, `/api/v2/job/${job}`, { title: 'First porter', revision: 0 })).toMatchObject({
      status: 409,
      body: { code: 'job/stale-draft' },
    })
  })

  it('is told which field no one knows, wherever it stands, and nothing changes', async () => {
    const job = await create()
    const refused = (status: number, fields: object) => ({ status, body: { code: 'request/invalid', fields } })
    const nothing = 'There is no such field'
    expect(
      await api.patch(api.acme.key, `/api/v2/job/${job}`, {
        title: 'Head porter',
        jobDescripton: 'Guards',
        deadlineDay: '2030-01-01',
      }),
    ).toMatchObject(refused(400, { jobDescripton: nothing, deadlineDay: nothing }))
    expect(
      await api.patch(api.acme.key, `/api/v2/job/${job}`, { integration_meta: { jobData: { jobTyp: 'part_time' } } }),
    ).toMatchObject(refused(400, { 'integration_meta.jobData.jobTyp': nothing }))
    expect(
      await api.post(api.acme.key, '/api/legacy/jobs/updateInterview', { job_id: job, colour: 'red' }),
    ).toMatchObject(refused(400, { colour: nothing }))
    expect(await api.post(api.acme.key, '/api/v2/job', { ...payload, colour: 'red' })).toMatchObject(
      refused(400, { colour: nothing }),
    )
    expect((await api.get(api.acme.key, `/api/v2/jobs/${job}`)).body).toMatchObject({
      title: 'Night porter',
      revision: 0,
    })
  })

  it('is told which field no one knows inside the pages of a journey too, down to a choice and a question', async () => {
    const job = await create()
    const { initialPageId, version, pages } = payload.candidate_experience
    const sent = (changes: Record<string, object>, beside = {}) =>
      api.patch(api.acme.key, `/api/v2/job/${job}`, {
        candidate_experience: { initialPageId, version, pages: { ...pages, ...changes }, ...beside },
      })
    const refused = (...fields: string[]) => ({
      status: 400,
      body: {
        code: 'request/invalid',
        fields: Object.fromEntries(fields.map((field) => [`candidate_experience.${field}`, 'There is no such field'])),
      },
    })
    const { info, shift, video } = pages as Record<string, { config: object; states: object; systemConfig: object }>
    const [first, ...options] = (shift!.config as { options: object[] }).options
    const [question] = (video!.config as { questions: object[] }).questions

    expect(
      await sent({ info: { ...info, colour: 'red', config: { ...info!.config, fone: 'required' } } }),
    ).toMatchObject(refused('pages.info.colour', 'pages.info.config.fone'))
    expect(
      await sent({ info: { ...info, states: { ...info!.states, maybe: null }, systemConfig: { fast: true } } }),
    ).toMatchObject(refused('pages.info.states.maybe', 'pages.info.systemConfig.fast'))
    expect(
      await sent({
        shift: { ...shift, config: { ...shift!.config, options: [{ ...first, corect: true }, ...options] } },
      }),
    ).toMatchObject(refused('pages.shift.config.options.0.corect'))
    expect(
      await sent({ video: { ...video, config: { ...video!.config, questions: [{ ...question, retakes: 9 }] } } }),
    ).toMatchObject(refused('pages.video.config.questions.0.retakes'))
    expect(await sent({}, { thanks: 'x' })).toMatchObject(refused('thanks'))
    expect(
      await api.patch(api.acme.key, `/api/v2/job/${job}`, { benefits: [{ id: 'b1', title: 'Meals', icon: 'fork' }] }),
    ).toMatchObject({ status: 400, body: { fields: { 'benefits.0.icon': 'There is no such field' } } })
    expect((await api.get(api.acme.key, `/api/v2/jobs/${job}`)).body).toMatchObject({
      revision: 0,
      candidate_experience: { pages },
    })
  })

  it('may say of a page whatever the specification has of it, and is told where it asks for what is not kept yet', async () => {
    const job = await create()
    const { pages, ...journey } = payload.candidate_experience
    const info = pages.info as unknown as { config: object }
    const sent = (config: object) =>
      api.patch(api.acme.key, `/api/v2/job/${job}`, {
        candidate_experience: {
          ...journey,
          pages: { ...pages, info: { ...info, config: { ...info.config, ...config } } },
        },
      })
    expect(
      await sent({ name: 'required', email: 'required', questionMedia: null, transcriptLanguage: null }),
    ).toMatchObject({ status: 200, body: { job: { candidate_experience: payload.candidate_experience } } })
    const field = 'candidate_experience.pages.info.config.questionMedia'
    for (const url of ['https://example.org/a.mp4', 'http://127.0.0.1/a.mp4', '/job-media/files/../../etc/passwd'])
      expect(await sent({ questionMedia: { url, type: 'video' } })).toMatchObject({
        status: 400,
        body: { fields: { [`${field}.url`]: LINK_MESSAGE } },
      })
    expect(
      await sent({ questionMedia: { url: 'https://youtu.be/dQw4w9WgXcQ', type: 'video', loop: true } }),
    ).toMatchObject({
      status: 400,
      body: { fields: { [`${field}.loop`]: 'There is no such field' } },
    })
  })

  it('shows videos and pictures: beside the job, on a page, and as a question by video', async () => {
    const job = await create()
    const stored = { url: '/job-media/recordings/0192aaaa-0000-7000-8000-000000000001', type: 'video', poster: true }
    const link = { url: 'https://youtu.be/dQw4w9WgXcQ', type: 'video' }
    const { pages, ...journey } = structuredClone(payload.candidate_experience)
    Object.assign(pages.info!.config, {
      questionMedia: { ...stored, url: stored.url.replace('recordings', 'files'), type: 'picture' },
    })
    Object.assign((pages.video!.config as { questions: object[] }).questions[0]!, { videoQuestion: stored })
    const sent = { introVideo: link, candidate_experience: { ...journey, pages } }
    expect(await api.patch(api.acme.key, `/api/v2/job/${job}`, sent)).toMatchObject({
      status: 200,
      body: { job: sent },
    })
    const none = { introVideo: null, candidate_experience: payload.candidate_experience }
    const { body } = await api.patch(api.acme.key, `/api/v2/job/${job}`, none)
    expect(body).toMatchObject({ job: { introVideo: null } })
    expect(JSON.stringify(body)).not.toContain('job-media')
  })

  it('may send a job back as it read it, with what it edited in it', async () => {
    const job = await create()
    const { body } = await api.get(api.acme.key, `/api/v2/jobs/${job}`)
    expect(
      await api.patch(api.acme.key, `/api/v2/job/${job}`, {
        ...body,
        title: 'Head porter',
        event_id: 'e1',
        job_posting: false,
      }),
    ).toMatchObject({
      status: 200,
      body: {
        job: {
          ...body,
          title: 'Head porter',
          revision: 1,
          updatedAt: expect.any(String),
          integration_meta: expect.any(Object),
        },
      },
    })
  })

  it('is told what other calls are for, instead of believing it done', async () => {
    const job = await create()
    const { body } = await api.get(api.acme.key, `/api/v2/jobs/${job}`)
    const kanban = [{ ...body.kanban[0], title: 'New people' }, ...body.kanban.slice(1)]
    expect(
      await api.patch(api.acme.key, `/api/v2/job/${job}`, {
        job_id: '00000000-0000-4000-8000-000000000000',
        status: 'archived',
        kanban,
      }),
    ).toMatchObject({
      status: 400,
      body: {
        detail: 'Some fields cannot be changed here',
        fields: {
          job_id: 'This is another job',
          status: 'Taking a job live and archiving it are calls of their own',
          kanban: 'Changing the board is a call of its own',
        },
      },
    })
    expect(await api.patch(api.acme.key, `/api/v2/job/${job}`, { job_posting: true })).toMatchObject({
      status: 409,
      body: { code: 'job/not-active' },
    })
  })

  it('may repeat a change', async () => {
    const job = await create()
    const again = () =>
      api.patch(
        api.acme.key,
        `/api/v2/job/${job}`,
        { title: 'Head porter' },
        { headers: { 'idempotency-key': `head-${job}` } },
      )
    await again()
    expect(await again()).toMatchObject({ status: 200, body: { job: { title: 'Head porter', revision: 1 } } })
  })

  it('hears about pages that make no journey', async () => {
    const pages = { ...payload.candidate_experience.pages }
    delete pages.shift
    const answer = await api.patch(api.acme.key, `/api/v2/job/${await create()}`, {
      candidate_experience: { ...payload.candidate_experience, pages },
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'job/invalid-fields', fields: { candidate_experience: 'There is no page shift' } },
    })
  })
})

describe("a job's life", () => {
  it('begins as a copy of another, as a draft of its own', async () => {
    const job = await create()
    const { status, body, headers } = await api.post(api.acme.key, '/api/legacy/jobs/clone', { job_id: job })
    expect(status).toBe(201)
    expect(body.job_id).not.toBe(job)
    const copy = await api.get(api.acme.key, `/api/v2/jobs/${body.job_id}`, {
      headers: { 'x-consistency': headers.get('x-consistency')! },
    })
    expect(copy.body).toMatchObject({ ...payload, title: 'Copy of Night porter', status: 'draft' })
  })

  it('goes live on a slot and gives it back', async () => {
    const job = await create()
    const before = (await api.get(api.acme.key, '/api/legacy/companies/getBalance')).body.cb_job_balance
    const live = await api.put(api.acme.key, '/api/legacy/jobs/activateJob', { id: job })
    expect(live).toMatchObject({ status: 200, body: { status: 'OK' } })
    const token = { headers: { 'x-consistency': live.headers.get('x-consistency')! } }
    expect((await api.get(api.acme.key, '/api/legacy/companies/getBalance', token)).body).toMatchObject({
      cb_job_balance: before - 1,
      holding: expect.arrayContaining([job]),
    })
    expect(
      (await api.get(api.acme.key, '/api/legacy/jobs/topJobs', token)).body.jobs.map(
        (each: { job_id: string }) => each.job_id,
      ),
    ).toContain(job)

    const off = await api.put(api.acme.key, '/api/legacy/jobs/archiveJob', { id: job })
    const archived = await api.get(api.acme.key, `/api/v2/jobs/${job}`, {
      headers: { 'x-consistency': off.headers.get('x-consistency')! },
    })
    expect(archived.body.status).toBe('archived')
  })

  it('does not begin with fields that break the rules', async () => {
    const job = await create({ ...payload, location: { description: '' } })
    const answer = await api.put(api.acme.key, '/api/legacy/jobs/activateJob', { id: job })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'job/invalid-fields', fields: { 'details.location': 'Required field' } },
    })
  })

  it('is counted and listed by status', async () => {
    const { body } = await api.get(api.acme.key, '/api/legacy/jobs/jobsCount')
    const { body: active } = await api.get(api.acme.key, '/api/v2/jobs?status=active&limit=200')
    expect(active.total).toBe(body.active)
    expect(active.jobs.every((job: { status: string }) => job.status === 'active')).toBe(true)
    expect(body.total).toBe(body.draft + body.active + body.archived)
  })
})

describe('what jobs are sorted by', () => {
  it('is said as a whole, and learned from the jobs themselves', async () => {
    const list = {
      categories: [{ cat_id: 'eng', name: 'Engineering', subcategories: [{ cat_id: 'be', name: 'Backend' }] }],
      other: [
        { cat_id: 'office', name: 'Office' },
        { cat_id: 'twice', name: 'OFFICE' },
      ],
    }
    const { body } = await api.post(api.acme.key, '/api/legacy/jobs/updateCategories', list)
    expect(body).toEqual({ ...list, other: [list.other[0]] })
    const job = await create({ ...payload, categories: [{ cat_id: 'night', name: 'Night shift' }] })
    expect((await api.get(api.acme.key, `/api/v2/jobs/${job}`)).body.categories).toEqual([
      { cat_id: 'night', name: 'Night shift' },
    ])
    const { body: learned } = await api.get(api.acme.key, '/api/legacy/jobs/getCategories')
    expect(learned.other).toEqual([list.other[0], { cat_id: 'night', name: 'Night shift' }])
  })
})

describe('what a company’s new jobs begin with', () => {
  it('is its own stages once it says so', async () => {
    const settings = (path: string, body: object) =>
      api.send(api.acme.admin, 'PATCH', `/api/v2/company/${path}`, { body })
    const stages = ['Phone screen', 'On site']
    await settings('templateSettings', { templateSettings: { stages } })
    expect((await settings('jobMode', { jobMode: 'custom' })).body).toEqual({
      jobMode: 'custom',
      jobType: 'CEP',
      interviewByChat: false,
      templateSettings: { stages },
    })
    const titles = async (id: string) =>
      (await api.get(api.acme.key, `/api/v2/jobs/${id}`)).body.kanban.map((each: { title: string }) => each.title)
    expect(await titles(await create())).toEqual(['Candidates', ...stages, 'Hired', 'Rejected'])
    await settings('jobMode', { jobMode: 'default' })
    expect(await titles(await create())).toEqual(['Candidates', 'Hired', 'Rejected'])
  })
})

describe('a job that asks in a conversation', () => {
  it('says so, and so does a company whose new jobs do', async () => {
    const job = await create({ ...payload, interviewByChat: true })
    expect((await api.get(api.acme.key, `/api/v2/jobs/${job}`)).body.interviewByChat).toBe(true)
    const changed = await api.send(api.acme.admin, 'PATCH', '/api/v2/company/jobMode', {
      body: { jobMode: 'default', interviewByChat: true },
    })
    expect(changed.body.interviewByChat).toBe(true)
    expect((await api.get(api.acme.admin, '/api/v2/company')).body.interviewByChat).toBe(true)
  })
})

describe("a board's columns", () => {
  it('are added, renamed, reordered and deleted', async () => {
    const job = await create()
    const edit = (body: object) => api.post(api.acme.key, '/api/legacy/jobs/column/edit', { job_id: job, ...body })
    const phone = (await edit({ title: 'Phone' })).body.columnId
    const onsite = (await edit({ title: 'On-site' })).body.columnId
    const kanban = [
      { id: 'default', title: 'Candidates' },
      { id: onsite, title: 'On-site day' },
      { id: phone, title: 'Phone' },
      { id: 'hired', title: 'Hired' },
      { id: 'rejected', title: 'Rejected' },
    ]
    const changed = await api.patch(api.acme.key, '/api/legacy/jobs/kanban', { job_id: job, kanban })
    expect(changed.body.kanban.map(({ title }: { title: string }) => title)).toEqual([
      'Candidates',
      'On-site day',
      'Phone',
      'Hired',
      'Rejected',
    ])

    expect(
      await api.post(api.acme.key, '/api/legacy/jobs/column/delete', { job_id: job, columnId: phone }),
    ).toMatchObject({ status: 200 })
    expect(
      await api.post(api.acme.key, '/api/legacy/jobs/column/delete', { job_id: job, columnId: 'hired' }),
    ).toMatchObject({ status: 409, body: { code: 'job/column-fixed' } })
    expect(
      await api.patch(api.acme.key, '/api/legacy/jobs/kanban', { job_id: job, kanban: kanban.slice(1) }),
    ).toMatchObject({ status: 404 })
  })

  it('stay while candidates are in them', async () => {
    const { jobId, columnId, other, key } = api.acme
    await api.put(key, '/api/legacy/videos/updateVideo', { videoId: other, fields: { statusId: columnId } })
    await expect
      .poll(async () => (await api.post(key, '/api/legacy/jobs/column/delete', { job_id: jobId, columnId })).body.code)
      .toBe('job/column-not-empty')
  })
})

describe('a job with candidates', () => {
  it('says how many an edit concerns', async () => {
    expect((await api.get(api.acme.key, `/api/legacy/jobs/${api.acme.jobId}/affectedCandidates`)).body).toEqual({
      count: 0,
      completed: 0,
      inProgress: 1,
    })
  })
})

describe('who has which role on a job', () => {
  const path = (id: string) => `/api/v2/job/${id}/permissions`
  const read = async (id: string, more = {}) =>
    (await api.get(api.acme.key, `/api/legacy/jobs/permissions/job/${id}`, more)).body.roleAndGroups

  it('is its creator with their own role, until someone says otherwise', async () => {
    const { body } = await api.post(api.acme.edit, '/api/v2/job', payload)
    const { body: who } = await api.get(api.acme.edit, '/api/legacy/user')
    const wanted = [
      { user_id: who.user.user_id, role_id: 'edit' },
      { group_id: 'global', role_id: 'global' },
    ]
    const changed = await api.patch(api.acme.edit, path(body.job_id), wanted)
    expect(changed).toMatchObject({ status: 200, body: { roleAndGroups: wanted } })
    expect(await read(body.job_id, { headers: { 'x-consistency': changed.headers.get('x-consistency')! } })).toEqual(
      wanted,
    )
  })

  it('needs a role in every entry, in the words of the specification', async () => {
    const id = await create()
    const refused = await api.patch(api.acme.key, path(id), [
      { user_id: api.acme.userId, role_id: 'admin' },
      { user_id: 'somebody' },
    ])
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'job/permissions-role-missing', detail: 'Error::updateJobPermissions: role_id is missing' },
    })
  })
})
