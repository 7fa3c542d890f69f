import { it } from 'vitest'
import type { AtsLinkCommand } from '#contracts/ats-link/commands.ts'
import type { AtsLinkEvent } from '#contracts/ats-link/events.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { atsLinkDecider } from './decider.ts'

const context = contextOf(admin)
const given = specify(atsLinkDecider, context)
const ownerId = '11111111-1111-4111-8111-111111111111'
const linkId = context.commandId
const account = { accountId: 'account-1', system: 'lever', systemName: 'Lever', token: 'token-1' }
const link = (more: object = {}): AtsLinkCommand => ({ type: 'LinkAts', data: { ...account, ownerId, ...more } })
const linked: AtsLinkEvent = { type: 'AtsLinked', data: { linkId, ...account, ownerId } }
const settings = {
  direction: 'both',
  stages: [{ stageId: 's1', columnId: 'default' }],
  sendResult: true,
  sendComments: false,
} as const
const asStored = { ...settings, stages: [...settings.stages] }
const other = '44444444-4444-4444-8444-444444444444'
const map = (more: object = {}): AtsLinkCommand => ({
  type: 'MapAtsJob',
  data: { linkId, jobId: backendJob, mergeJobIds: ['j1'], settings: asStored, ...more },
})
const mapped: AtsLinkEvent = {
  type: 'AtsJobMapped',
  data: { linkId, jobId: backendJob, mergeJobIds: ['j1'], settings: asStored, commentsSince: null },
}

it('links one account; the same one again is the same link, and another is refused', () => {
  given().when(link()).then(linked)
  given(linked).when(link()).thenNothing()
  given(linked)
    .when(link({ token: 'token-2' }))
    .then({ type: 'AtsRelinked', data: { linkId, ownerId, token: 'token-2' } })
  given(linked)
    .when(link({ accountId: 'account-2' }))
    .thenRejects('ats/linked')
})

it('takes the word of the aggregator only for what a person asked for, once', () => {
  const asked: AtsLinkEvent = { type: 'AtsLinkAsked', data: { ownerId, system: null } }
  given()
    .when(link({ ownerId: null }))
    .thenRejects('ats/refused', 'Begin with a link from the integrations page')
  given(asked)
    .when(link({ ownerId: null }))
    .then(linked)
  given(asked, linked)
    .when(link({ ownerId: null, token: 'older' }))
    .thenRejects('ats/refused')
})

it('maps a job once on either side, each stage to one column', () => {
  given(linked).when(map()).then(mapped)
  given(linked, mapped).when(map()).thenRejects('ats/job-mapped')
  given(linked, mapped)
    .when(map({ jobId: other }))
    .thenRejects('ats/job-mapped')
  const twice = [...settings.stages, { stageId: 's1', columnId: 'hired' }]
  given(linked)
    .when(map({ settings: { ...settings, stages: twice } }))
    .thenRejects('integration/invalid')
  const change: AtsLinkCommand = {
    type: 'ChangeAtsJob',
    data: { linkId, jobId: backendJob, settings: { direction: 'in' } },
  }
  given(linked).when(change).thenRejects('ats/not-mapped')
  given(linked, mapped)
    .when(change)
    .then({ type: 'AtsJobMapped', data: { ...mapped.data, settings: { ...asStored, direction: 'in' } } as never })
})

it('notes comments from the moment it was switched on', () => {
  const { now } = contextOf(admin)
  const change = (sendComments: boolean): AtsLinkCommand => ({
    type: 'ChangeAtsJob',
    data: { linkId, jobId: backendJob, settings: { sendComments } },
  })
  const noting = (commentsSince: string, more: object = {}): AtsLinkEvent =>
    ({
      type: 'AtsJobMapped',
      data: { ...mapped.data, settings: { ...asStored, sendComments: true, ...more }, commentsSince },
    }) as never
  const before = '2020-01-01T00:00:00.000Z'
  given(linked, mapped).when(change(true)).then(noting(now))
  given(linked, noting(before))
    .when({ type: 'ChangeAtsJob', data: { linkId, jobId: backendJob, settings: { direction: 'in' } } })
    .then(noting(before, { direction: 'in' }))
  given(linked, noting(before)).when(change(false)).then(mapped)
})

it('access that was withdrawn is not resumed but allowed again; reports of a link that ended change nothing', () => {
  const paused: AtsLinkEvent = { type: 'AtsPaused', data: { linkId, reason: 'revoked' } }
  given(linked)
    .when({ type: 'PauseAts', data: paused.data as never })
    .then(paused)
  given(linked, paused).when({ type: 'ResumeAts', data: { linkId } }).thenRejects('ats/revoked')
  given(linked, { type: 'AtsPaused', data: { linkId, reason: 'person' } })
    .when({ type: 'ResumeAts', data: { linkId } })
    .then({ type: 'AtsResumed', data: { linkId } })
  const unlinked: AtsLinkEvent = { type: 'AtsUnlinked', data: { linkId } }
  const fails: AtsLinkCommand = { type: 'RecordAtsHealth', data: { linkId, cause: 'ats/unavailable' } }
  given(linked)
    .when(fails)
    .then({ type: 'AtsFailed', data: { linkId, cause: 'ats/unavailable' } })
  given(linked, unlinked).when(fails).thenNothing()
  given(linked, unlinked).when({ type: 'UnlinkAts', data: { linkId } }).thenRejects('integration/not-found')
})
