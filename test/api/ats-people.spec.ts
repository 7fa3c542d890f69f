import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { candidates as candidatesProjection } from '#projections/candidates/candidates.ts'
import { type MergePeer, mergePeer } from '../peers/merge/server.ts'
import { apply, stagesOf } from '../peers/merge/state.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { giveFeatures } from '../support/features.ts'
import { useInside } from '../support/inside.ts'

const peer: MergePeer = await mergePeer({ callsAMinute: 10_000 })
const here = useInside(peer.settings)
afterAll(() => peer.close())

const soon = { timeout: 15_000, interval: 50 }
const call = (method: string, path: string, body?: object) =>
  here.send(here.acme.admin, method, `/api/legacy${path}`, body ? { body } : {})
const account = () => peer.accountOf(here.acme.companyId)
const stages = () => stagesOf(account(), account().jobs[0]!.id)
const admin = (): Asker => colleaguesOf(here.platform, here.acme).admin
let linkId = ''
beforeAll(async () => {
  const { platform, acme } = here
  await giveFeatures(platform, acme.companyId, { api: true, integrations: true, customAts: true })
  const { body } = await call('POST', '/merge/link/get_token', {})
  const { publicToken } = peer.link(body.link_token)
  linkId = (await call('POST', '/merge/link/integration', { publicToken })).body.integration.id
  const mergeSettings = {
    ...{ direction: 'both', sendResult: false },
    stages: [
      { stageId: stages()[0]!.id, columnId: 'default' },
      { stageId: stages()[4]!.id, columnId: 'hired' },
      { stageId: stages()[1]!.id, columnId: 'rejected' },
    ],
  }
  const sync = { merge_job_ids: [account().jobs[0]!.id], job_id: acme.jobId, mergeSettings }
  const mapped = await call('POST', `/merge/sync/${linkId}/jobs`, sync)
  expect(mapped.body.sync.mergeSettings.sendComments).toBe(false)
})

/** The aggregator says that something changed over there. */
async function tell() {
  const raw = JSON.stringify({
    hook: { id: randomUUID(), event: 'Candidate.changed' },
    linked_account: {
      ...{ id: account().id, integration: 'Lever', integration_slug: 'lever' },
      end_user_origin_id: here.acme.companyId,
    },
    data: {},
  })
  const signature = createHmac('sha256', peer.settings.MERGE_WEBHOOK_KEY).update(raw).digest('base64')
  const headers = { 'content-type': 'application/json', 'x-merge-webhook-signature': signature }
  await here.send({ headers: {} }, 'POST', '/hooks/merge', { raw, headers })
  await expect
    .poll(async () => {
      const doc = await here.platform.engines.reads.get('ats_syncs', here.acme.companyId)
      return [doc?.state, Number(doc?.nextAt) > Date.now()]
    }, soon)
    .toEqual(['idle', true])
}
async function person(email: string) {
  const [found] = await here.platform.engines.reads.find(here.platform.reads.live(candidatesProjection), {
    filter: { companyId: here.acme.companyId, email },
  })
  return found as unknown as { _id: string; name: string; columnId: string; comments: unknown[] }
}
async function comesIn(name: string) {
  const email = `${randomUUID()}@example.org`
  const application = apply(account(), { name, email })
  await tell()
  await expect.poll(async () => (await person(email))?.name, soon).toBe(name)
  const id = (await person(email))._id
  const renameOver = async (first: string) => {
    account().people.get(application.candidate)!.first_name = first
    application.modified_at = new Date(Date.now() + 1).toISOString()
    await tell()
  }
  return { id, email, application, renameOver, nameNow: async () => (await person(email)).name }
}
const historyOf = async (id: string) => (await here.platform.useCases.history.candidateHistory(admin(), id)).entries
const comment = async (candidateId: string, text: string) => {
  const { token } = await here.platform.useCases.review.commentOnCandidate(admin(), { candidateId, text })
  await here.platform.caughtUp(token)
}
const notesAbout = ({ candidate }: { candidate: string }) =>
  account().activities.flatMap((each) => (each.candidate === candidate ? [each.body] : []))

it('a person who is renamed over there has the new name here, with its history, and in messages', async () => {
  const ines = await comesIn('Ines Ferreira')
  await ines.renameOver('Ines Maria')
  await expect.poll(ines.nameNow, soon).toBe('Ines Maria Ferreira')
  const entry = (await historyOf(ines.id)).find(({ activities }) => activities.includes('renamed'))!
  expect([entry.actor.name, entry.changes]).toEqual([
    'Lever',
    [{ field: 'name', of: '', take: '', before: 'Ines Ferreira', after: 'Ines Maria Ferreira' }],
  ])
  const found = await here.platform.readers.candidatesNamed(admin(), 'ines maria', 5)
  expect(found.map(({ candidateId }) => candidateId)).toEqual([ines.id])
  await tell()
  expect((await historyOf(ines.id)).filter(({ activities }) => activities.includes('renamed'))).toHaveLength(1)
})

it('a name that a colleague chose stays', async () => {
  const bea = await comesIn('Bea Brown')
  const body = { videoId: bea.id, fields: { name: ' Beatrix Brown ' } }
  expect((await call('PUT', '/videos/updateVideo', body)).status).toBe(200)
  await expect.poll(bea.nameNow, soon).toBe('Beatrix Brown')
  await bea.renameOver('Beate')
  expect(await bea.nameNow()).toBe('Beatrix Brown')
  const empty = await call('PUT', '/videos/updateVideo', { videoId: bea.id, fields: { name: ' ' } })
  expect([empty.status, empty.body.code, empty.body.fields]).toEqual([
    422,
    'candidate/name-invalid',
    { name: 'Required field' },
  ])
})

it('comments of colleagues go there once they are switched on, each once, and none comes back', async () => {
  const tom = await comesIn('Tom Both')
  await comment(tom.id, 'Before it was switched on')
  await tell()
  expect(notesAbout(tom.application)).toEqual([])
  const path = `/merge/sync/${linkId}/jobs/${here.acme.jobId}`
  expect((await call('PATCH', path, { mergeSettings: { sendComments: true } })).status).toBe(200)
  await comment(tom.id, 'Great answers')
  await expect.poll(() => notesAbout(tom.application), soon).toHaveLength(1)
  expect(notesAbout(tom.application)[0]).toMatch(/: Great answers$/)
  await tell()
  await here.platform.useCases.ats.pauseAts(admin(), linkId)
  await comment(tom.id, 'Written while it waits')
  await here.platform.useCases.ats.resumeAts(admin(), linkId)
  await tell()
  await expect.poll(() => notesAbout(tom.application).length, soon).toBe(2)
  expect((await person(tom.email)).comments).toHaveLength(3)
  // A change of something else keeps it on.
  await call('PATCH', path, { mergeSettings: { direction: 'both', sendResult: false } })
  await comment(tom.id, 'And one more')
  await expect.poll(() => notesAbout(tom.application).length, soon).toBe(3)
})

it('that both sides moved a candidate is in their history, in words of which one counted', async () => {
  const both = await comesIn('Both Moved')
  const { platform, acme } = here
  const process = { kind: 'process', name: 'test', companyId: acme.companyId, permissions: [] } as const
  Object.assign(both.application, { current_stage: stages()[4]!.id, modified_at: new Date().toISOString() })
  const columns = ['default', 'hired', 'rejected']
  const data = { candidateId: both.id, to: 'rejected', expectedFrom: 'default', batchId: null, columns }
  const command = { type: 'MoveCandidateToColumn', data } as const
  await platform.commands.handle(candidateDecider, both.id, command, platform.context(process))
  await tell()
  await expect
    .poll(async () => (await historyOf(both.id)).find(({ activities }) => activities.includes('other system')), soon)
    .toMatchObject({ changes: [{ field: 'outside', of: 'Lever', before: null, after: 'theirs' }] })
})
