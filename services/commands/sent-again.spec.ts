import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { JobCommand } from '#contracts/job/commands.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { codec } from '#infra/codec.ts'
import { embeddedEventStore } from '#infra/engines/event-store/embedded.ts'
import { Unavailable } from '#infra/engines/failures.ts'
import type { EventStore } from '#infra/engines/event-store/event-store.ts'
import { embeddedKeyRing } from '#infra/engines/key-ring/embedded.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { aJob } from '#test/fixtures/job.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { commandHandler } from './handle.ts'

const folder = useFolders()

it('a command that was saved, sent again while the store is away, is never told that nothing was changed', async () => {
  const [store, keys] = [embeddedEventStore(folder()), embeddedKeyRing(folder())]
  let away = false
  const read: EventStore['read'] = (stream, range) =>
    away ? Promise.reject(new Unavailable('away')) : store.read(stream, range)
  const commands = commandHandler({ ...store, read }, codec(keys))
  const jobId = randomUUID()
  const draft: JobCommand = { type: 'DraftJob', data: { jobId, draft: aJob() } }
  const context = { ...contextOf(admin), commandId: randomUUID() }
  const send = () => commands.handle(jobDecider, jobId, draft, context)

  const first = await send()
  away = true
  await expect(send()).rejects.toMatchObject({
    code: 'command/unavailable',
    message: 'It is not known yet whether this was saved. Sending it again is safe.',
  })
  away = false
  expect(await send()).toMatchObject({ replayed: true, revision: first.revision })
  await Promise.all([store.close(), keys.close()])
})
