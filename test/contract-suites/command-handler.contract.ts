import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import type { JobCommand } from '#contracts/job/commands.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { codec as makeCodec, type Codec } from '#infra/codec.ts'
import { Ambiguous, Full, Unavailable } from '#infra/engines/failures.ts'
import { type EventStore, TooLarge } from '#infra/engines/event-store/event-store.ts'
import { embeddedKeyRing } from '#infra/engines/key-ring/embedded.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { aJob } from '#test/fixtures/job.ts'
import { adaAsking, give, startForm } from '#test/fixtures/journey.ts'
import { admin, contextOf, stranger } from '#test/fixtures/people.ts'
import { chainProblems } from '#test/support/chain.ts'
import { type CommandHandler, commandHandler } from '#services/commands/handle.ts'

/** What the command handler promises over any event store. `open` answers a store for one test, which closes it. */
export function commandHandlerContract(engine: string, open: () => Promise<EventStore>) {
  describe(`commands over the ${engine} event store`, () => {
    const folder = useFolders()
    const with_ = (commandId: string = randomUUID()) => ({ ...contextOf(admin), commandId })
    const addColumn = (title: string): JobCommand => ({
      type: 'AddColumn',
      data: { jobId: job, columnId: randomUUID(), title, position: null },
    })

    let job: JobId
    let stream: string
    let draft: JobCommand
    let store: EventStore
    let keys: KeyRing
    let codec: Codec
    let commands: CommandHandler
    beforeEach(async () => {
      job = randomUUID() as JobId
      stream = `${admin.companyId}.job-${job}`
      draft = { type: 'DraftJob', data: { jobId: job, draft: aJob() } }
      store = await open()
      keys = embeddedKeyRing(folder())
      codec = makeCodec(keys)
      commands = commandHandler(store, codec)
    })
    afterEach(async () => {
      await store.close()
      await keys.close()
    })
    const send = (command: JobCommand, context = with_(), by = commands) => by.handle(jobDecider, job, command, context)
    const titles = async () =>
      (await store.read(stream)).flatMap(({ type, data }) =>
        type === 'ColumnAdded' ? [(data as { column: { title: string } }).column.title] : [],
      )

    describe('what only some commands are decided by', () => {
      let candidateId: CandidateId
      beforeEach(async () => {
        candidateId = randomUUID()
        await commands.handle(candidateDecider, candidateId, startForm({ candidateId }), asCandidate())
        await tell('Ten years of it')
      })
      const asCandidate = () => ({ ...contextOf({ ...adaAsking, candidateId } as Asker), commandId: randomUUID() })
      async function tell(text: string, by = commands) {
        const { type, data } = give('story', { kind: 'FREE_TEXT', text })
        return (await by.handle(candidateDecider, candidateId, { type, data: { ...data, candidateId } }, asCandidate()))
          .events
      }
      const rate = async (by: CommandHandler) =>
        (
          await by.handle(
            candidateDecider,
            candidateId,
            { type: 'RateCandidate', data: { candidateId, value: 4 } },
            with_(),
          )
        ).events

      it('stays closed for all others', async () => {
        const keyless = makeCodec({
          key: () => Promise.reject(new Error('A key was asked for')),
          cached: () => undefined,
        })
        expect(await rate(commandHandler(store, keyless))).toHaveLength(1)
      })

      it('is opened for those, after others were decided without it', async () => {
        const restarted = commandHandler(store, codec)
        await rate(restarted)
        expect(await tell('Ten years of it', restarted)).toEqual([])
        expect(await tell('Eleven', restarted)).toHaveLength(1)
      })

      it('is opened for whoever asks for it', async () => {
        const restarted = commandHandler(store, codec)
        await restarted.stateOf(candidateDecider, admin, candidateId)
        const { state } = await restarted.stateOf(candidateDecider, admin, candidateId, { opened: true })
        expect(state).toMatchObject({ answers: { story: { text: 'Ten years of it' } } })
      })
    })

    describe('sending the same command again', () => {
      it('answers as before and appends nothing', async () => {
        const context = with_()
        const first = await send(draft, context)
        await send(addColumn('Interview'))
        const again = await send(draft, context)

        expect(again).toMatchObject({ replayed: true, revision: first.revision, token: first.token })
        expect(await store.read(stream)).toHaveLength(first.events.length + 1)
      })

      it('answers as before after a restart', async () => {
        const context = with_()
        const first = await send(draft, context)
        expect(await send(draft, context, commandHandler(store, codec))).toMatchObject({
          replayed: true,
          revision: first.revision,
        })
      })

      it('is one effect however many arrive at the same moment', async () => {
        await send(draft)
        const [context, command] = [with_(), addColumn('Interview')]
        const answers = await Promise.all(Array.from({ length: 16 }, () => send(command, context)))

        expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1)
        expect(new Set(answers.map(({ revision }) => revision)).size).toBe(1)
        expect(await titles()).toEqual(['Interview'])
      })

      it('is one effect when it reaches two processes at the same moment', async () => {
        await send(draft)
        const other = commandHandler(store, codec)
        await other.stateOf(jobDecider, admin, job)
        const [context, command] = [with_(), addColumn('Interview')]
        const answers = await Promise.all([send(command, context), send(command, context, other)])

        expect(answers.map(({ revision }) => revision)).toEqual([answers[0]!.revision, answers[0]!.revision])
        await send(addColumn('Offer'), with_(), other)
        await send(addColumn('Call'))
        expect(await titles()).toEqual(['Interview', 'Offer', 'Call'])
        expect(chainProblems(await store.read(stream))).toEqual([])
      })

      it('is refused when the id was used for something else, there and then as after a restart', async () => {
        const context = with_()
        await send(draft)
        await send(addColumn('Interview'), context)
        for (const by of [commands, commandHandler(store, codec)])
          await expect(send(addColumn('Offer'), context, by)).rejects.toMatchObject({ code: 'command/id-reused' })
        expect(await titles()).toEqual(['Interview'])
      })

      it('does not mind that facts looked up for it have changed since', async () => {
        const context = with_()
        await send(draft)
        const add = addColumn('Interview')
        await send(add)
        const remove = (isEmpty: boolean): JobCommand => ({
          type: 'RemoveColumn',
          data: { jobId: job, columnId: add.type === 'AddColumn' ? add.data.columnId : '', isEmpty },
        })
        await send(remove(true), context)
        expect(await send(remove(false), context)).toMatchObject({ replayed: true })
      })
    })

    describe('two people changing the same job', () => {
      it('loses neither intent, and the chain stays whole', async () => {
        await send(draft)
        const other = commandHandler(store, codec)
        const wanted = Array.from({ length: 12 }, (_, i) => `Column ${i}`)
        await Promise.all(wanted.map((title, i) => send(addColumn(title), with_(), i % 2 ? other : commands)))

        expect((await titles()).sort()).toEqual([...wanted].sort())
        expect(chainProblems(await store.read(stream))).toEqual([])
      })

      it('believes a refusal only of the newest state', async () => {
        const other = commandHandler(store, codec)
        await send(draft)
        const add = addColumn('Interview')
        const columnId = add.type === 'AddColumn' ? add.data.columnId : ''
        await other.stateOf(jobDecider, admin, job)
        await send(add)

        const rename: JobCommand = { type: 'RenameColumn', data: { jobId: job, columnId, title: 'Call' } }
        await expect(send(rename, with_(), other)).resolves.toMatchObject({ replayed: false })
      })

      it('gives up when it loses every race, and says so', async () => {
        await send(draft)
        let races = 0
        const contested: EventStore = {
          ...store,
          append: async (...append) => {
            races++
            await send(addColumn(`Rival ${races}`))
            return store.append(...append)
          },
        }
        await expect(send(addColumn('Mine'), with_(), commandHandler(contested, codec))).rejects.toMatchObject({
          code: 'command/conflict',
        })
        expect(races).toBe(10)
        expect(await titles()).not.toContain('Mine')
      })
    })

    describe('a store that does not answer', () => {
      /** Appends `written` of the events and says nothing about it, `times` times. */
      const silent = (written: 'all' | 'none' | 'part', times = 1): EventStore => ({
        ...store,
        append: async (name, expected, events) => {
          if (times-- <= 0) return store.append(name, expected, events)
          if (written !== 'none') await store.append(name, expected, written === 'part' ? events.slice(0, 1) : events)
          throw new Ambiguous('no answer')
        },
      })
      const activate: JobCommand = { type: 'ActivateJob', data: { jobId: job } }
      const types = async () => (await store.read(stream)).map(({ type }) => type)

      it('is read back: what arrived counts and is not written again', async () => {
        const by = commandHandler(silent('all'), codec)
        await expect(send(draft, with_(), by)).resolves.toMatchObject({ replayed: false, revision: 0 })
        await send(addColumn('Interview'), with_(), by)
        expect(await types()).toEqual(['JobDrafted', 'ColumnAdded'])
        expect(chainProblems(await store.read(stream))).toEqual([])
      })

      it('is read back: what did not arrive is written once more', async () => {
        await expect(send(draft, with_(), commandHandler(silent('none'), codec))).resolves.toMatchObject({
          revision: 0,
        })
        expect(await types()).toEqual(['JobDrafted'])
      })

      it('that stays silent leaves it open, and the same command later settles it', async () => {
        const context = with_()
        const by = commandHandler(silent('none', 2), codec)
        await expect(send(draft, context, by)).rejects.toMatchObject({
          code: 'command/unavailable',
          message: 'It is not known yet whether this was saved. Sending it again is safe.',
        })
        await expect(send(draft, context, by)).resolves.toMatchObject({ replayed: false })
        expect(await types()).toEqual(['JobDrafted'])
      })

      it('and writes after all, what it was given before the command was sent again, goes by what it wrote', async () => {
        let late: Parameters<EventStore['append']> | undefined
        const lagging: EventStore = { ...store }
        const by = commandHandler(lagging, codec)
        const context = with_()
        const first = { ...context, now: '2026-03-02T12:00:00.000Z' }
        const again = { ...context, now: '2026-03-02T12:00:05.000Z' }
        lagging.append = async (...append) => {
          late ??= append
          throw new Ambiguous('no answer')
        }
        await expect(send(draft, first, by)).rejects.toMatchObject({ code: 'command/unavailable' })
        lagging.append = async () => {
          await store.append(...late!)
          throw new Ambiguous('no answer')
        }
        await expect(send(draft, again, by)).resolves.toMatchObject({ replayed: true, revision: 0 })
        lagging.append = store.append
        await send(addColumn('Interview'), with_(), by)
        const records = await store.read(stream)
        expect(records.map(({ occurredAt }) => occurredAt)[0]).toBe(first.now)
        expect(chainProblems(records)).toEqual([])
      })

      it('and holds half of an append is an alarm, not an answer', async () => {
        await send(draft)
        await expect(send(activate, with_(), commandHandler(silent('part'), codec))).rejects.toThrow(
          /holds 1 of 2 events/,
        )
      })
    })

    describe('a store that refuses', () => {
      const refusing = (error: Error): EventStore => ({ ...store, append: async () => Promise.reject(error) })

      it.each([
        [new Full('no room'), 'command/storage-full', 'There is no room left to save this. Nothing was changed.'],
        [new TooLarge('a book'), 'command/too-large', 'This is more than can be saved at once. Nothing was changed.'],
        [new Unavailable('gone'), 'command/unavailable', 'This cannot be saved at the moment. Nothing was changed.'],
      ])('says %s in words a person can act on', async (error, code, message) => {
        await expect(send(draft, with_(), commandHandler(refusing(error), codec))).rejects.toMatchObject({
          code,
          message,
        })
      })
    })

    describe('what a command leaves behind', () => {
      it('is complete: who, when, why, and a chain from the first event on', async () => {
        const context = { ...with_(), correlationId: 'the chain of commands', causationId: 'the event before' }
        await send(draft, context)
        await send({ type: 'ActivateJob', data: { jobId: job } })
        const records = await store.read(stream)
        expect(records[0]).toMatchObject({
          actor: { kind: 'user', id: admin.kind === 'user' ? admin.userId : '' },
          tenant: admin.companyId,
          occurredAt: context.now,
          commandId: context.commandId,
          correlationId: 'the chain of commands',
          causationId: 'the event before',
        })
        expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
        expect(chainProblems(records)).toEqual([])
        for (const change of [
          { occurredAt: '2020-01-01T00:00:00.000Z' },
          { actor: { kind: 'user' as const, id: 'x' } },
          { data: {} },
          { type: 'JobArchived' },
        ])
          expect(chainProblems([{ ...records[0]!, ...change }, ...records.slice(1)])).toHaveLength(1)
      })

      it('is nothing at all when it was refused', async () => {
        await expect(send(addColumn('Interview'))).rejects.toMatchObject({ code: 'job/not-found' })
        expect(await store.read(stream)).toEqual([])
      })

      it('belongs to the company of whoever asked', async () => {
        await send(draft)
        await expect(
          commands.handle(jobDecider, job, addColumn('Mine now'), contextOf(stranger)),
        ).rejects.toMatchObject({ code: 'job/not-found' })
      })

      it('keeps the order of the log when the clock steps back', async () => {
        await send(draft, { ...with_(), now: '2026-03-02T12:00:00.000Z' })
        await send(addColumn('Interview'), { ...with_(), now: '2026-03-02T11:00:00.000Z' })
        const records = await store.read(stream)
        expect(records.map(({ occurredAt, revision }) => [revision, occurredAt.slice(11, 13)])).toEqual([
          [0, '12'],
          [1, '11'],
        ])
        expect(chainProblems(records)).toEqual([])
      })
    })
  })
}
