import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEngines } from '#infra/engines/open.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { mergePeer } from '#test/peers/merge/server.ts'
import { apply } from '#test/peers/merge/state.ts'
import type { Aggregator, LinkToken } from './aggregator.ts'
import { merge } from './merge.ts'
import { sandbox } from './sandbox.ts'

type World = {
  aggregator: Aggregator
  /** A person allows the access; answers with the public token. */
  allow(asked: LinkToken): string
  applies(companyId: string, jobId: string): Promise<void>
  revoke(companyId: string): Promise<void>
  close(): Promise<void>
}

const worlds: [string, () => Promise<World>][] = [
  [
    'the built-in sandbox',
    async () => {
      const engines = await openEngines({ DATA_DIR: emptyFolder() })
      const aggregator = sandbox(engines.reads, engines.keys)
      const { bench } = aggregator
      return {
        aggregator,
        allow: ({ linkToken }) => linkToken,
        applies: (companyId, jobId) => bench.apply(companyId, jobId),
        revoke: (companyId) => bench.revoke(companyId),
        close: () => engines.close(),
      }
    },
  ],
  [
    'Merge',
    async () => {
      const engines = await openEngines({ DATA_DIR: emptyFolder() })
      const peer = await mergePeer()
      return {
        aggregator: merge(peer.settings, engines.attempts),
        allow: ({ linkToken }) => peer.link(linkToken).publicToken,
        applies(companyId, job) {
          apply(peer.accountOf(companyId), { job, name: 'Ines Ferreira', email: `${randomUUID()}@example.org` })
          return Promise.resolve()
        },
        revoke: (companyId) => Promise.resolve(void (peer.accountOf(companyId).isRevoked = true)),
        close: () => peer.close().then(engines.close),
      }
    },
  ],
]

describe.each(worlds)('%s', (_, open) => {
  let world: World
  beforeAll(async () => void (world = await open()))
  afterAll(() => world.close())
  const link = async (companyId: string) => {
    const asked = { companyId, company: 'Acme', email: 'rita@acme.test', system: null, language: 'en' }
    return world.aggregator.exchange(world.allow(await world.aggregator.linkToken(asked)))
  }
  const company = () => `c${randomUUID().slice(0, 8)}`
  async function linked() {
    const companyId = company()
    const { accountToken: token } = await link(companyId)
    const [job] = await world.aggregator.jobs(token)
    const stages = await world.aggregator.stages(token, job!.id)
    return { companyId, token, jobId: job!.id, stages }
  }

  it('links a company to one account, however often it is linked', async () => {
    const companyId = company()
    const first = await link(companyId)
    expect(first).toMatchObject({ accountId: expect.any(String), systemName: expect.stringMatching(/\w/) })
    expect((await link(companyId)).accountId).toBe(first.accountId)
    expect((await link(company())).accountId).not.toBe(first.accountId)
    await expect(world.aggregator.exchange('made up')).rejects.toMatchObject({ code: 'ats/refused' })
  })

  it('has jobs, stages in their order, and users', async () => {
    const { token, stages } = await linked()
    expect((await world.aggregator.jobs(token)).length).toBe(2)
    expect(stages.map(({ name }) => name)).toEqual(['Applied', 'Phone screen', 'Video interview', 'Offer', 'Hired'])
    const users = await world.aggregator.users(token)
    expect(users.length).toBeGreaterThan(0)
    expect(users.map(({ name }) => name)).not.toContain('Gone')
  })

  it('gives applications page by page, and afterwards what changed', async () => {
    const { companyId, token, jobId, stages } = await linked()
    const before = await applicationsOf(token, jobId)
    for (let count = 0; count < 205 - before.length; count++) await world.applies(companyId, jobId)
    const found = await applicationsOf(token, jobId)
    expect(new Set(found.map(({ id }) => id)).size).toBe(205)
    expect(found[0]).toMatchObject({
      jobId,
      stageId: stages[0]!.id,
      email: expect.stringContaining('@'),
      isRejected: false,
    })
    await new Promise((done) => setTimeout(done, 5))
    const since = new Date().toISOString()
    await new Promise((done) => setTimeout(done, 5))
    await world.aggregator.changeStage(token, { applicationId: found[3]!.id, stageId: stages[2]!.id, userId: null })
    const changed = await world.aggregator.applications(token, { jobId, modifiedAfter: since, cursor: null })
    expect(changed.applications).toEqual([{ ...found[3], stageId: stages[2]!.id }])
    expect(changed.next).toBeNull()
  })

  it('moves an application and takes a note; what is not there is refused', async () => {
    const { companyId, token, jobId, stages } = await linked()
    await world.applies(companyId, jobId)
    const application = (await applicationsOf(token, jobId)).at(-1)!
    const { id: applicationId, candidateId } = application
    await world.aggregator.changeStage(token, { applicationId, stageId: stages[1]!.id, userId: null })
    expect(await world.aggregator.application(token, applicationId)).toEqual({ ...application, stageId: stages[1]!.id })
    await world.aggregator.addNote(token, { candidateId, userId: null, text: 'The interview is complete.' })
    const nowhere = { applicationId, stageId: 'none', userId: null }
    await expect(world.aggregator.changeStage(token, nowhere)).rejects.toMatchObject({ code: 'ats/refused' })
    const unknown = { candidateId: 'none', userId: null, text: 'x' }
    await expect(world.aggregator.addNote(token, unknown)).rejects.toMatchObject({ code: 'ats/refused' })
    expect(await world.aggregator.application(token, 'none')).toBeNull()
  })

  it('opens nothing once the access was withdrawn or deleted, and again after it was allowed again', async () => {
    const { companyId, token } = await linked()
    await world.revoke(companyId)
    await expect(world.aggregator.jobs(token)).rejects.toMatchObject({ code: 'ats/revoked' })
    const again = await link(companyId)
    expect(await world.aggregator.jobs(again.accountToken)).toHaveLength(2)
    await world.aggregator.deleteAccount(again.accountToken)
    await expect(world.aggregator.jobs(again.accountToken)).rejects.toMatchObject({ code: 'ats/revoked' })
    await expect(world.aggregator.users('made up')).rejects.toMatchObject({ code: 'ats/revoked' })
  })

  async function applicationsOf(token: string, jobId: string) {
    const found = []
    for (let cursor: string | null = null; ; ) {
      const page = await world.aggregator.applications(token, { jobId, modifiedAfter: null, cursor })
      found.push(...page.applications)
      if (page.next === null) return found
      cursor = page.next
    }
  }
})
