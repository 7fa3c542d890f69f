import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderDecider } from '#domain/order/decider.ts'
import { webhookReceiver } from '../peers/webhook/receiver.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { giveFeatures } from '../support/features.ts'
import { useInside } from '../support/inside.ts'

const here = useInside()
let theirs: Awaited<ReturnType<typeof webhookReceiver>>
let key = ''
const soon = { timeout: 15_000, interval: 20 }
const legacy = (method: string, path: string, body?: object) =>
  here.send(here.acme.admin, method, `/api/legacy${path}`, body ? { body } : {})
const partner = (method: string, path: string, body?: object) =>
  here.send(
    { headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` } },
    method,
    `/partners/greenhouse${path}`,
    body ? { body } : {},
  )
beforeAll(async () => {
  theirs = await webhookReceiver()
  await giveFeatures(here.platform, here.acme.companyId, { api: true, integrations: true })
  const saved = await legacy('POST', '/tokens/save', { token: 'token', email: 'ada@acme.test' })
  key = saved.body.data.data[0].attributes.ghApiKey
})
afterAll(() => theirs?.close())

const admin = () => colleaguesOf(here.platform, here.acme).admin
const connection = async () =>
  (await here.platform.useCases.integrations.integrationsFor(admin())).find(({ type }) => type === 'greenhouse')!
    .connection!

async function ordered(path: string): Promise<string> {
  const candidate = { first_name: 'Grace', last_name: 'Hopper', email: `${randomUUID()}@example.org` }
  const order = { partner_test_id: here.acme.jobId, candidate, url: theirs.url(path) }
  return (await partner('POST', '/send_test', order)).body.partner_interview_id
}
async function completes(candidateId: string) {
  const { platform, acme } = here
  const asker = { kind: 'process', name: 'test', companyId: acme.companyId, permissions: [] } as const
  const command = { type: 'CompleteOrder', data: { candidateId } } as const
  const { token } = await platform.commands.handle(orderDecider, candidateId, command, platform.context(asker))
  await platform.caughtUp(token)
}
const held = async () => (await connection()).held

it('a paused connection keeps results back, says how many, and reports each once when it goes on', async () => {
  const { integrations } = here.platform.useCases
  const ids = [await ordered('/1'), await ordered('/2')]
  await integrations.pauseIntegration(admin(), 'greenhouse')
  for (const id of ids) await completes(id)
  await expect.poll(held, soon).toBe(2)
  expect(theirs.received).toEqual([])
  await integrations.resumeIntegration(admin(), 'greenhouse')
  await expect.poll(() => theirs.received.map(({ path }) => path).toSorted(), soon).toEqual(['/1', '/2'])
  await expect.poll(held, soon).toBe(0)
  expect((await partner('GET', `/test_status?partner_interview_id=${ids[0]}`)).body.partner_status).toBe('complete')
  const steps = async () => {
    const { entries } = await here.platform.useCases.history.candidateHistory(admin(), ids[0]!)
    return entries.flatMap(({ changes }) =>
      changes.filter(({ field }) => field === 'outside').map(({ after }) => after),
    )
  }
  await expect.poll(steps, soon).toEqual(['ordered', 'held', 'reported'])
})

it('a connection whose plan is gone reports when the plan is back', async () => {
  const id = await ordered('/3')
  await giveFeatures(here.platform, here.acme.companyId, { api: true, integrations: false })
  await completes(id)
  await expect.poll(held, soon).toBe(1)
  expect(theirs.at('/3')).toEqual([])
  await giveFeatures(here.platform, here.acme.companyId, { api: true, integrations: true })
  await expect.poll(() => theirs.at('/3').length, soon).toBe(1)
  await expect.poll(held, soon).toBe(0)
})

it('results of a connection whose owner left are reported once a colleague connects it again', async () => {
  const lea = await colleaguesOf(here.platform, here.acme).colleague('Lea Leaver', 'admin')
  const { integrations, team } = here.platform.useCases
  const given = { integrationType: 'greenhouse', token: 'hers', email: null } as const
  await integrations.connect({ ...admin(), userId: lea.userId } as never, given)
  const id = await ordered('/4')
  await team.removeUsers(admin(), { userIds: [lea.userId], commandId: randomUUID() })
  await completes(id)
  await expect.poll(held, soon).toBe(1)
  await integrations.connect(admin(), { ...given, token: 'mine' })
  await expect.poll(() => theirs.at('/4').length, soon).toBe(1)
})

it('what was kept back has nowhere to go once it is disconnected, and says so', async () => {
  const { integrations } = here.platform.useCases
  const id = await ordered('/5')
  await integrations.pauseIntegration(admin(), 'greenhouse')
  await completes(id)
  await expect.poll(held, soon).toBe(1)
  await integrations.disconnect(admin(), (await connection()).integrationId)
  const status = async () =>
    (await here.platform.commands.stateOf(orderDecider, { companyId: here.acme.companyId }, id)).state.status
  await expect.poll(status, soon).toBe('reported')
  expect(theirs.at('/5')).toEqual([])
})

it('a score that the team gave is in the status', async () => {
  const saved = await legacy('POST', '/tokens/save', { token: 'token', email: 'ada@acme.test' })
  key = saved.body.data.data[0].attributes.ghApiKey
  const id = await ordered('/6')
  await completes(id)
  const status = async () => (await partner('GET', `/test_status?partner_interview_id=${id}`)).body
  expect(await status()).not.toHaveProperty('partner_score')
  const card = { candidateId: id, version: 1, basedOn: 0, points: { s1: 73 } }
  await here.platform.useCases.review.sendScore(admin(), card)
  expect(await status()).toMatchObject({ partner_status: 'complete', partner_score: 73 })
})
