import { describe, expect, it } from 'vitest'
import type { JobEvent } from '#contracts/job/events.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { backendJob, drafted } from '#test/fixtures/job.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(jobDecider, contextOf(editor))
const jobId = backendJob
const phone = '44444444-4444-4444-8444-444444444444'
const onsite = '55555555-5555-4555-8555-555555555555'
const column = (id: string, title: string) => ({ id, title, kind: 'custom' as const })
const added = (id: string, title: string, position: number): JobEvent => ({
  type: 'ColumnAdded',
  data: { column: column(id, title), position },
})
const board = [drafted(), added(phone, 'Phone screen', 1), added(onsite, 'On-site', 2)]

const add = (title: string, position: number | null = null, columnId = phone) =>
  ({ type: 'AddColumn', data: { jobId, columnId, title, position } }) as const
const rename = (columnId: string, title: string) =>
  ({ type: 'RenameColumn', data: { jobId, columnId, title } }) as const
const move = (columnId: string, position: number) =>
  ({ type: 'MoveColumn', data: { jobId, columnId, position } }) as const
const remove = (columnId: string, isEmpty = true) =>
  ({ type: 'RemoveColumn', data: { jobId, columnId, isEmpty } }) as const

describe('adding a column', () => {
  it('puts it right before Hired unless told where', () => {
    given(drafted())
      .when(add(' Phone screen '))
      .then(added(phone, 'Phone screen', 1))
    given(...board)
      .when(add('Offer', 1, 'offer'))
      .then(added('offer', 'Offer', 1))
  })

  it('never goes before the first column or after Hired', () => {
    given(...board)
      .when(add('Offer', 0, 'offer'))
      .then(added('offer', 'Offer', 1))
    given(...board)
      .when(add('Offer', 99, 'offer'))
      .then(added('offer', 'Offer', 3))
  })

  it('adds a column once', () => {
    given(...board)
      .when(add('Phone screen'))
      .thenRejects('job/column-fixed', 'This column is there already')
  })

  it('refuses a blank title, a long one and a twenty-first column', () => {
    given(drafted())
      .when(add('  '))
      .thenRejects('job/column-title-invalid', 'A column needs a title', { title: 'Required field' })
    given(drafted())
      .when(add('x'.repeat(61)))
      .thenRejects('job/column-title-invalid', 'The title is too long', { title: 'Character limit exceeded' })
    const full = Array.from({ length: 17 }, (_, index) => added(`c${index}`, 'Column', 1))
    given(drafted(), ...full)
      .when(add('One more'))
      .thenRejects('job/too-many-columns')
  })
})

describe('renaming a column', () => {
  it('records both names', () => {
    given(...board)
      .when(rename(phone, 'Call'))
      .then({ type: 'ColumnRenamed', data: { columnId: phone, from: 'Phone screen', to: 'Call' } })
  })

  it('stays silent for the same name', () => {
    given(...board)
      .when(rename(phone, 'Phone screen '))
      .thenNothing()
  })

  it('leaves the fixed columns alone', () => {
    given(...board)
      .when(rename('hired', 'Chosen'))
      .thenRejects('job/column-fixed', 'The column "Hired" belongs to every job and stays as it is')
    given(...board)
      .when(rename('66666666-6666-4666-8666-666666666666', 'Lost'))
      .thenRejects('job/column-not-found', 'No such column')
  })
})

describe('moving a column', () => {
  it('records where it was and where it went', () => {
    given(...board)
      .when(move(phone, 2))
      .then({ type: 'ColumnMoved', data: { columnId: phone, from: 1, to: 2 } })
    given(...board)
      .when(move(onsite, 0))
      .then({ type: 'ColumnMoved', data: { columnId: onsite, from: 2, to: 1 } })
  })

  it('stays silent when it is there already', () => {
    given(...board)
      .when(move(onsite, 50))
      .thenNothing()
  })

  it('ends up in the order that was chosen', () => {
    const moved: JobEvent = { type: 'ColumnMoved', data: { columnId: phone, from: 1, to: 2 } }
    const job = [...board, moved].reduce(jobDecider.evolve, jobDecider.initialState())
    expect(job.status !== 'unknown' && job.columns.map(({ id }) => id)).toEqual([
      'default',
      onsite,
      phone,
      'hired',
      'rejected',
    ])
  })
})

describe('removing a column', () => {
  it('goes when it is empty', () => {
    given(...board)
      .when(remove(phone))
      .then({ type: 'ColumnRemoved', data: { column: column(phone, 'Phone screen') } })
  })

  it('stays while it holds candidates', () => {
    given(...board)
      .when(remove(phone, false))
      .thenRejects('job/column-not-empty')
  })

  it('never takes a fixed column away', () => {
    given(...board)
      .when(remove('rejected'))
      .thenRejects('job/column-fixed')
  })
})
