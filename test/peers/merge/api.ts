import { type Account, type Application } from './state.ts'

export type Asked = { method: string; path: string; query: URLSearchParams; body: Record<string, unknown> }
export type Answer = { status: number; body: object | null }

const MOST_ON_A_PAGE = 100
const problem = (title: string, pointer: string) => ({
  warnings: [],
  errors: [{ source: { pointer }, title, detail: title, problem_type: 'INVALID_FIELD_CHOICE' }],
})

/** Pages of at most a hundred; the cursor is opaque, and `next` is the cursor itself. */
function paged(entries: object[], query: URLSearchParams): Answer {
  const size = Math.min(Number(query.get('page_size') ?? 30), MOST_ON_A_PAGE)
  const cursor = query.get('cursor')
  const from = cursor ? Number(Buffer.from(cursor, 'base64url').toString().split('=')[1]) : 0
  if (Number.isNaN(from)) return { status: 400, body: { cursor: ['Invalid cursor'] } }
  const next = from + size < entries.length ? Buffer.from(`p=${from + size}`).toString('base64url') : null
  return { status: 200, body: { next, previous: null, results: entries.slice(from, from + size) } }
}

function shown({ people, stages }: Account, application: Application, expand: string[]) {
  const stage = stages.find(({ id }) => id === application.current_stage)
  return {
    ...application,
    remote_id: null,
    candidate: expand.includes('candidate') ? people.get(application.candidate)! : application.candidate,
    current_stage: expand.includes('current_stage') ? (stage ?? null) : application.current_stage,
  }
}

/** What `/api/ats/v1` answers about one linked account. */
export function answerOf(account: Account, { method, path, query, body }: Asked): Answer {
  const expand = (query.get('expand') ?? '').split(',')
  const { applications, stages } = account
  if (method === 'GET' && path === '/jobs') return paged(account.jobs, query)
  if (method === 'GET' && path === '/users') return paged(account.users, query)
  if (method === 'GET' && path === '/job-interview-stages')
    return paged(
      stages.filter(({ job }) => !query.get('job_id') || job === query.get('job_id')),
      query,
    )
  if (method === 'GET' && path === '/applications') {
    const after = query.get('modified_after')
    const found = [...applications.values()].filter(
      ({ job, modified_at }) =>
        (!query.get('job_id') || job === query.get('job_id')) && (!after || modified_at > after),
    )
    return paged(
      found.map((each) => shown(account, each, expand)),
      query,
    )
  }
  const [, id, change] = /^\/applications\/([^/]+)(\/change-stage)?$/.exec(path) ?? []
  if (id) {
    const application = applications.get(id)
    if (!application) return { status: 404, body: { detail: 'Not found.' } }
    if (method === 'GET' && !change) return { status: 200, body: shown(account, application, expand) }
    if (method === 'POST' && change) {
      const stage = stages.find((each) => each.id === body.job_interview_stage && each.job === application.job)
      if (!stage) return { status: 400, body: problem('Invalid stage', '/model/job_interview_stage') }
      application.current_stage = stage.id
      application.modified_at = new Date().toISOString()
      return { status: 200, body: { model: shown(account, application, []), warnings: [], errors: [] } }
    }
  }
  if (method === 'POST' && path === '/activities') {
    const { model = {}, remote_user_id } = body as {
      model?: { candidate?: string; body?: string }
      remote_user_id?: string
    }
    if (!account.people.has(model.candidate ?? ''))
      return { status: 400, body: problem('Invalid candidate', '/model/candidate') }
    account.activities.push({
      candidate: model.candidate!,
      body: model.body ?? '',
      remote_user_id: remote_user_id ?? '',
    })
    return { status: 200, body: { model: { id: 'activity' }, warnings: [], errors: [] } }
  }
  if (method === 'POST' && path === '/delete-account') {
    account.isDeleted = true
    return { status: 200, body: null }
  }
  return { status: 404, body: { detail: 'Not found.' } }
}
