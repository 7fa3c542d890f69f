import { describe, it } from 'vitest'
import type { JobEvent } from '#contracts/job/events.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { backendJob, drafted, live } from '#test/fixtures/job.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(jobDecider, contextOf(admin))
const name = (revision: number, name: string | null) =>
  ({ type: 'NameJobVersion', data: { jobId: backendJob, revision, name } }) as const
const named = (revision: number, name: string): JobEvent => ({ type: 'JobVersionNamed', data: { revision, name } })

describe('naming a version', () => {
  it('names, names otherwise and takes the name away, each once', () => {
    given(drafted()).when(name(0, ' First ')).then(named(0, 'First'))
    given(drafted(), named(0, 'First')).when(name(0, 'First')).thenNothing()
    given(drafted(), named(0, 'First')).when(name(0, 'Again')).then(named(0, 'Again'))
    given(drafted(), named(0, 'First'))
      .when(name(0, null))
      .then({ type: 'JobVersionNameRemoved', data: { revision: 0 } })
    given(drafted()).when(name(0, null)).thenNothing()
    given(...live())
      .when(name(1, 'Live'))
      .then(named(1, 'Live'))
  })

  it('takes a name of 1 to 80 characters, for a revision there is, of a job that is edited', () => {
    given(drafted()).when(name(1, 'Later')).thenRejects('job/version-not-found')
    given(drafted())
      .when(name(0, '  '))
      .thenRejects('job/version-name-invalid', 'A version needs a name', { name: 'Required field' })
    given(drafted())
      .when(name(0, 'x'.repeat(500)))
      .thenRejects('job/version-name-invalid', 'The name is too long', { name: 'Character limit exceeded' })
    given(...live(), { type: 'JobArchived', data: {} })
      .when(name(0, 'First'))
      .thenRejects('job/archived')
    given().when(name(0, 'First')).thenRejects('job/not-found')
  })
})
