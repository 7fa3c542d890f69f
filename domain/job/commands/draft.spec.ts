import { describe, it } from 'vitest'
import { emptyDraft } from '#contracts/job/blank.ts'
import { initialColumns } from '#contracts/job/columns.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { aJob, backendJob, drafted } from '#test/fixtures/job.ts'
import { contextOf, editor, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(jobDecider, contextOf(editor))
const draft = (draft = aJob()) => ({ type: 'DraftJob', data: { jobId: backendJob, draft } }) as const

describe('creating a job', () => {
  it('drafts it with the three columns every board has', () => {
    given().when(draft()).then(drafted())
  })

  it('calls a job without a title Untitled Job', () => {
    const { details, scorecard, journey } = emptyDraft()
    given()
      .when(draft(emptyDraft()))
      .then({
        type: 'JobDrafted',
        data: {
          jobId: backendJob,
          createdBy: rita,
          details: { ...details, jobTitle: 'Untitled Job' },
          scorecard,
          journey,
          columns: initialColumns,
          permissions: [{ user_id: rita, role_id: 'edit' }],
        },
      })
  })

  it('fails for a person without a role, who could have none on it (TEAM-014)', () => {
    const nobodys = specify(jobDecider, contextOf({ ...editor, role: '' } as typeof editor))
    nobodys().when(draft()).thenRejects('job/permissions-role-missing', 'Error: role_id is missing')
  })

  it('refuses an id that is taken', () => {
    given(drafted()).when(draft()).thenRejects('job/already-exists')
  })

  it('refuses a journey without its form page', () => {
    const headless = { ...aJob(), journey: { modules: aJob().journey.modules.slice(1) } }
    given().when(draft(headless)).thenRejects('job/invalid-fields')
  })
})
