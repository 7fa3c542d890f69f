import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NO_STREAM } from '#infra/engines/event-store/event-store.ts'
import { openEngines } from '#infra/engines/open.ts'
import { readEnv } from '#infra/env.ts'
import { cards } from '#projections/board/cards.ts'
import { deciders } from '#services/commands/deciders.ts'
import { openPlatform, type WholePlatform } from '#services/platform.ts'
import { anEnvelope } from '../fixtures/envelopes.ts'
import { useFolders } from '../fixtures/folders.ts'
import { aJob } from '../fixtures/job.ts'
import { admin } from '../fixtures/people.ts'
import { check } from './check.ts'

const folder = useFolders()
const jobId = '22222222-2222-4222-8222-222222222222'
const contact = { name: 'Ada Byron', email: 'ada@example.org', phone: '' }

/** Each fault that is bound to happen one day, by name, with what then comes of it. */
export function namedFaults() {
  let platform: WholePlatform
  afterEach(async () => {
    vi.restoreAllMocks()
    await platform.close()
  })
  const send = (
    aggregate: keyof typeof deciders,
    id: string,
    type: string,
    data: object,
    commandId: string = randomUUID(),
  ) => platform.commands.handle(deciders[aggregate]!, id, { type, data }, platform.context(admin, commandId))
  const drafted = (id = jobId) => send('job', id, 'DraftJob', { jobId: id, draft: aJob() })
  const added = async (id: string = randomUUID()) => ({
    id,
    ...(await send('candidate', id, 'AddCandidate', { candidateId: id, jobId, ...contact, source: 'api' })),
  })
  const comment = (id: string, text = 'Clear answer') =>
    send('candidate', id, 'CommentOnCandidate', { candidateId: id, commentId: randomUUID(), text, at: null })
  const cardOf = (id: string) => platform.reads.store.get(platform.reads.live(cards), id)
  const proven = async () => {
    while ((await platform.relay.lag()) > 0) await new Promise(setImmediate)
    return (await check(platform, [])).problems
  }
  const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {})

  describe('a disk that is full', () => {
    it('under the log: the command is refused and leaves nothing, reading goes on, and after making room so does writing', async () => {
      const DATA_DIR = folder()
      platform = await openPlatform(readEnv({ DATA_DIR }), {
        engines: await openEngines({ DATA_DIR }, { log: { maxBytes: 300_000 } }),
      })
      await drafted()
      const ada = await added()
      const fill = async () => {
        for (let i = 0; i < 100; i++) await comment(ada.id, 'x'.repeat(5000))
      }
      await expect(fill()).rejects.toMatchObject({ code: 'command/storage-full' })
      expect(await proven()).toEqual([])
      const before = (await cardOf(ada.id))!.comments
      await platform.close()

      platform = await openPlatform(readEnv({ DATA_DIR }))
      expect((await cardOf(ada.id))!.comments).toBe(before)
      const { token } = await comment(ada.id)
      expect(await platform.caughtUp(token)).toEqual([])
      expect((await cardOf(ada.id))!.comments).toBe(Number(before) + 1)
      expect(await proven()).toEqual([])
    })

    it('under the read models: commands are still taken, pages fall behind and say so, and catch up after making room', async () => {
      quiet()
      const DATA_DIR = folder()
      platform = await openPlatform(readEnv({ DATA_DIR }), {
        engines: await openEngines({ DATA_DIR }, { read: { maxBytes: 900_000 } }),
      })
      await drafted()
      const ada = await added()
      let behind: string[] = []
      for (let i = 0; i < 400 && behind.length === 0; i++)
        behind = await platform.caughtUp((await comment(ada.id, 'x'.repeat(5000))).token, 300)
      expect(behind).toEqual([`${admin.companyId}.candidate-${ada.id}`])
      expect(await platform.relay.lag()).toBeGreaterThan(0)
      await expect(comment(ada.id)).resolves.toMatchObject({ replayed: false })
      await platform.close()

      platform = await openPlatform(readEnv({ DATA_DIR }))
      expect(await proven()).toEqual([])
    })
  })

  describe('an event that cannot be read', () => {
    it('holds up its own stream, is reported, and heals when it can be read again, while everyone else goes on', async () => {
      quiet()
      const DATA_DIR = folder()
      platform = await openPlatform(readEnv({ DATA_DIR }))
      await drafted()
      const [ada, bob] = [await added(), await added()]
      await platform.caughtUp(ada.token)
      const stream = `${admin.companyId}.candidate-${ada.id}`
      // Written by a version of the product that this one does not know yet.
      await platform.engines.store.append(stream, ada.revision, [
        anEnvelope({}, { type: 'CandidateDeleted', version: 7 }),
      ])

      await vi.waitFor(
        () =>
          expect(platform.projections.status().stuck).toContainEqual(
            expect.objectContaining({ projection: 'cards', stream }),
          ),
        20_000,
      )
      expect(await cardOf(ada.id)).toMatchObject({ rev: ada.revision })
      const { token } = await comment(bob.id)
      expect(await platform.caughtUp(token)).toEqual([])
      expect(await cardOf(bob.id)).toMatchObject({ comments: 1 })
      await platform.close()

      const { DatabaseSync } = await import('node:sqlite')
      const db = new DatabaseSync(join(DATA_DIR, 'log', 'events.db'))
      db.prepare(`UPDATE event SET body = json_set(body, '$.version', 1) WHERE stream = ? AND revision = ?`).run(
        stream,
        ada.revision + 1,
      )
      db.close()
      platform = await openPlatform(readEnv({ DATA_DIR }))
      expect(platform.projections.status().stuck).toEqual([])
      expect(await cardOf(ada.id)).toMatchObject({ rev: ada.revision + 1, dead: true })
    })

    it('of another company cannot take over a document by its id', async () => {
      quiet()
      platform = await openPlatform(readEnv({ DATA_DIR: folder() }))
      await drafted()
      const ada = await added()
      expect(await platform.caughtUp(ada.token)).toEqual([])
      const foreign = `crival0000000.candidate-${ada.id}`
      const moved = () =>
        anEnvelope(
          { from: 'default', to: 'hired', batchId: null },
          { type: 'CandidateMovedToColumn', tenant: 'crival0000000' },
        )
      await platform.engines.store.append(foreign, NO_STREAM, [moved(), moved(), moved()])

      await vi.waitFor(
        () => expect(platform.projections.status().stuck.map(({ stream }) => stream)).toContain(foreign),
        20_000,
      )
      expect(await cardOf(ada.id)).toMatchObject({ companyId: admin.companyId, columnId: 'default', rev: ada.revision })
    })
  })

  describe('two writers on one stream', () => {
    it('both get through: the one who lost the race decides again on what the other wrote', async () => {
      platform = await openPlatform(readEnv({ DATA_DIR: folder() }))
      await drafted()
      const { id } = await added()
      await Promise.all(Array.from({ length: 40 }, () => comment(id)))
      expect(await proven()).toEqual([])
      expect(await cardOf(id)).toMatchObject({ comments: 40 })
    })
  })

  describe('the same command id in parallel', () => {
    it('is one effect, and every sender gets the same answer', async () => {
      platform = await openPlatform(readEnv({ DATA_DIR: folder() }))
      await drafted()
      const { id } = await added()
      const commandId = randomUUID()
      const data = { candidateId: id, commentId: randomUUID(), text: 'Once', at: null }
      const answers = await Promise.all(
        Array.from({ length: 32 }, () => send('candidate', id, 'CommentOnCandidate', data, commandId)),
      )
      expect(new Set(answers.map(({ revision }) => revision)).size).toBe(1)
      expect(await proven()).toEqual([])
      expect(await cardOf(id)).toMatchObject({ comments: 1 })
    })
  })

  describe('a clock that steps', () => {
    it('back by an hour and forward by a day changes no order, no chain and no document', async () => {
      let time = Date.UTC(2026, 9, 25, 1, 30)
      platform = await openPlatform(readEnv({ DATA_DIR: folder() }), { now: () => new Date(time).toISOString() })
      await drafted()
      const { id } = await added()
      for (const step of [-3_600_000, 86_400_000, -10_000, 0]) {
        time += step
        await comment(id)
        await send('candidate', id, 'MoveCandidateToColumn', {
          candidateId: id,
          to: step < 0 ? 'hired' : 'default',
          expectedFrom: null,
          batchId: null,
          columns: ['default', 'hired', 'rejected'],
        })
      }
      expect(await proven()).toEqual([])
      expect(await cardOf(id)).toMatchObject({ comments: 4, columnId: 'default' })
    })
  })
}
