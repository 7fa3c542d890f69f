import { describe, it } from 'vitest'
import type { JobEvent } from '#contracts/job/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { aJob, backendJob, choice, drafted, journeyWith, live } from '#test/fixtures/job.ts'
import { acme } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { jobs } from './jobs.ts'

const given = (...events: JobEvent[]) =>
  specifyProjection(jobs)(...recorded(streamName(acme, 'job', backendJob), events))
const phone = { id: '44444444-4444-4444-8444-444444444444', title: 'Phone screen', kind: 'custom' as const }
const titles = (...titles: string[]) => titles.map((title) => ({ title }))

describe('the document of a job', () => {
  it('starts as a draft with its three columns', () => {
    given(drafted()).shows({
      status: 'draft',
      title: 'Backend engineer',
      journeyVersion: 0,
      createdAt: minutesPastNoon(0),
      step: 'jobDetails',
    })
  })

  it('shows what was last saved and when', () => {
    const { details } = aJob({ jobTitle: 'Frontend engineer' })
    const journey = journeyWith(choice('shift'))
    given(
      drafted(),
      { type: 'JobDetailsEdited', data: { details } },
      { type: 'JourneyEdited', data: { journey } },
    ).shows({
      title: 'Frontend engineer',
      details,
      journey,
      updatedAt: minutesPastNoon(2),
    })
  })

  it('remembers the template it came from', () => {
    const template = { templateId: 'chef', version: 1 }
    given(drafted()).shows({ templateId: null })
    given(drafted(), { type: 'JobDetailsEdited', data: { details: { ...aJob().details, template } } }).shows({
      templateId: 'chef',
    })
  })

  it('knows since when it is live, and on which version of its journey', () => {
    given(...live()).shows({ status: 'active', journeyVersion: 1, activatedAt: minutesPastNoon(2), archivedAt: null })
    given(...live(), { type: 'JobArchived', data: {} }).shows({ status: 'archived', archivedAt: minutesPastNoon(3) })
    given(drafted(), { type: 'JobArchived', data: {} }, { type: 'JobReturnedToDraft', data: {} }).shows({
      status: 'draft',
      archivedAt: null,
    })
  })

  it('keeps the columns in the order of the board', () => {
    const onsite = { ...phone, id: '55555555-5555-4555-8555-555555555555', title: 'On-site' }
    const board: JobEvent[] = [
      drafted(),
      { type: 'ColumnAdded', data: { column: phone, position: 1 } },
      { type: 'ColumnAdded', data: { column: onsite, position: 2 } },
      { type: 'ColumnMoved', data: { columnId: onsite.id, from: 2, to: 1 } },
      { type: 'ColumnRenamed', data: { columnId: phone.id, from: 'Phone screen', to: 'Call' } },
    ]
    given(...board).shows({ columns: titles('Candidates', 'On-site', 'Call', 'Hired', 'Rejected') as never })
    given(...board, { type: 'ColumnRemoved', data: { column: onsite } }).shows({
      columns: titles('Candidates', 'Call', 'Hired', 'Rejected') as never,
    })
  })

  it('says how it was shared', () => {
    const shared = (via: 'copy direct link' | 'QR downloaded', referral: boolean): JobEvent => ({
      type: 'JobShared',
      data: { via, referral },
    })
    given(
      ...live(),
      shared('copy direct link', true),
      shared('copy direct link', false),
      shared('QR downloaded', false),
    ).shows({
      shares: { opened: 0, copied: 2, qr: 1, boards: 0, invitations: 0, referrals: 1 },
    })
  })
})
