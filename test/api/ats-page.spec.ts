import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ATS_PAGE } from '#contracts/integration/aggregated.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { type MergePeer, mergePeer } from '../peers/merge/server.ts'
import { stagesOf } from '../peers/merge/state.ts'
import { giveFeatures } from '../support/features.ts'
import { useInside } from '../support/inside.ts'

const peer: MergePeer = await mergePeer({ callsAMinute: 10_000 })
const here = useInside(peer.settings)
afterAll(() => peer.close())
beforeAll(() => giveFeatures(here.platform, here.acme.companyId, { api: true, integrations: true }))

const page = (query = '') => here.get(here.acme.admin, ATS_PAGE + query)
const send = (fields: [string, string][]) =>
  here.post(here.acme.admin, ATS_PAGE, {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const asker = () => ({
  ...{ kind: 'user' as const, companyId: here.acme.companyId, userId: here.acme.userId, role: 'admin', creator: true },
  permissions: permissionsOf.admin,
})
const link = async () => (await here.platform.readers.atsLinkOf(asker()))!
const account = () => peer.accountOf(here.acme.companyId)
const mapped = (intent: string, linkId: string, columns: string[]): [string, string][] => [
  ...([
    ['intent', intent],
    ['linkId', linkId],
    ['jobId', here.acme.jobId],
  ] as [string, string][]),
  ...([
    ['theirs', account().jobs[0]!.id],
    ['direction', 'in'],
  ] as [string, string][]),
  ...stagesOf(account(), account().jobs[0]!.id).flatMap(({ id }, index): [string, string][] => [
    ['stageId', id],
    ['columnId', columns[index] ?? ''],
  ]),
]

it('says what is read and written, and from which plan on', async () => {
  expect((await page()).text).toMatch(/Connect your system.*It reads.*phone number.*It writes.*note with the link/s)
  await giveFeatures(here.platform, here.acme.companyId, { api: true, integrations: false })
  expect((await page()).text).toContain('From the Performance plan')
  expect((await send([['intent', 'connect']])).status).toBe(409)
  await giveFeatures(here.platform, here.acme.companyId, { api: true, integrations: true, customAts: false })
  expect((await page('?system=sap')).text).toContain('From the Professional plan')
  await giveFeatures(here.platform, here.acme.companyId, { api: true, integrations: true })
})

it('leads to the page on which access is allowed by a link, for no form may lead there', async () => {
  expect((await page('?system=lever')).text).toContain('Connect Lever')
  const { status, text } = await send([
    ['intent', 'connect'],
    ['system', 'lever'],
  ])
  expect(status).toBe(200)
  const address = /<a href="([^"]+\/link\/[^"]+)"/.exec(text)![1]!
  expect(address.startsWith(peer.settings.MERGE_URL)).toBe(true)
  const { publicToken } = peer.link(address.split('/').at(-1)!)
  const done = await here.post(here.acme.admin, '/api/legacy/merge/link/integration', { body: { publicToken } })
  expect(done.status).toBe(200)
})

it('shows the jobs and users of the system, and the stages of those that were chosen', async () => {
  const [engineer, designer] = account().jobs
  const { text } = await page()
  expect(text).toMatch(/Lever.*Engineer.*Designer.*Ada Byron/s)
  const chosen = await page(`?theirs=${engineer!.id}&theirs=${designer!.id}&ours=${here.acme.jobId}`)
  for (const { name } of stagesOf(account(), engineer!.id)) expect(chosen.text).toContain(name)
  expect(chosen.text).toContain('Start synchronising')
  for (const query of [`?ours=${here.acme.jobId}`, `?theirs=${engineer!.id}&ours=`, `?theirs=a&ours=${randomUUID()}`])
    expect((await page(query)).text, query).toContain('Choose 1 to 20 jobs of theirs')
})

it('synchronises a job with the columns that were chosen, changes that, and ends it', async () => {
  const { linkId } = await link()
  const stages = stagesOf(account(), account().jobs[0]!.id)
  const made = await send(mapped('map', linkId, ['default']))
  expect([made.status, made.headers.location]).toEqual([302, ATS_PAGE])
  expect((await link()).jobs).toEqual([
    {
      jobId: here.acme.jobId,
      mergeJobIds: [account().jobs[0]!.id],
      settings: {
        ...{ direction: 'in', sendResult: false, sendComments: false },
        stages: [{ stageId: stages[0]!.id, columnId: 'default' }],
      },
    },
  ])
  expect((await page()).text).toMatch(/Only from (<!-- -->)?Lever/)
  const again = await send(mapped('map', linkId, ['default']))
  expect(again.status).toBe(409)
  expect(again.text).toContain('This job is synchronised already')
  await send([...mapped('change', linkId, ['', 'hired']), ['sendResult', 'yes'], ['sendComments', 'yes']])
  expect((await link()).jobs[0]!.settings).toMatchObject({
    ...{ sendResult: true, sendComments: true },
    stages: [{ stageId: stages[1]!.id, columnId: 'hired' }],
  })
  expect((await page(`?ours=${here.acme.jobId}`)).text).toContain('Change a job')
  for (const broken of [
    mapped('map', linkId, ['default']).filter(([name]) => name !== 'direction'),
    [['intent', 'sync']],
  ])
    expect((await send(broken as [string, string][])).status).toBe(400)
  const other = await send([
    ['intent', 'unmap'],
    ['linkId', randomUUID()],
    ['jobId', here.acme.jobId],
  ])
  expect(other.status).toBe(404)
  await send([
    ['intent', 'unmap'],
    ['linkId', linkId],
    ['jobId', here.acme.jobId],
  ])
  expect((await link()).jobs).toEqual([])
})

it('changes the rules, and leaves the user of theirs as it is where none could be chosen', async () => {
  const { linkId } = await link()
  const rules = (more: [string, string][]) => send([['intent', 'settings'], ['linkId', linkId], ...more])
  const user = account().users[0]!.id
  const saved = await rules([
    ['conflict', 'ours'],
    ['inviteByMail', 'yes'],
    ['remoteUserId', user],
  ])
  expect(saved.text).toContain('Saved.')
  expect((await link()).settings).toEqual({ conflict: 'ours', inviteByMail: true, remoteUserId: user })
  await rules([['conflict', 'theirs']])
  expect((await link()).settings).toEqual({ conflict: 'theirs', inviteByMail: false, remoteUserId: user })
  await rules([['remoteUserId', '']])
  expect((await link()).settings.remoteUserId).toBeNull()
})

it('opens while the other system does not answer, and says so; it pauses, resumes and disconnects', async () => {
  const { linkId } = await link()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  peer.answerNext({ status: 500, path: /\/jobs/ })
  const { status, text } = await page()
  expect([status, text.includes('The other system does not answer')]).toEqual([200, true])
  vi.restoreAllMocks()
  const act = (intent: string) =>
    send([
      ['intent', intent],
      ['linkId', linkId],
    ])
  expect((await act('pause')).text).toContain('A colleague paused it')
  expect((await act('resume')).text).not.toContain('A colleague paused it')
  expect((await act('sync')).status).toBe(200)
  expect((await act('apply')).text).toContain('There is no sandbox here')
  await giveFeatures(here.platform, here.acme.companyId, { api: true, integrations: false })
  expect((await page()).text).toContain('Waits for the Performance plan')
  await giveFeatures(here.platform, here.acme.companyId, { api: true, integrations: true })
  account().isRevoked = true
  await page()
  await expect.poll(async () => (await page()).text).toContain('The access was withdrawn over there')
  expect((await act('resume')).text).toContain('The access to the other system was withdrawn. Connect it again.')
  expect((await act('disconnect')).text).toContain('Connect your system')
  await expect.poll(() => link()).toBeNull()
  expect((await act('sync')).status).toBe(404)
})
