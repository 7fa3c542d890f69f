import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DomainEvent } from '#contracts/kernel/event.ts'
import { ERASED } from '#contracts/kernel/event.ts'
import type { AnswerGiven } from '#contracts/candidate/events.ts'
import type { EventOf } from '#contracts/kernel/event.ts'
import { eventContracts } from '#contracts/registry.ts'
import { NO_STREAM, type RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import { ada, adaCommented, adasStream, adaStarted } from '#test/fixtures/candidate.ts'
import { anEnvelope } from '#test/fixtures/envelopes.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { backendJob, drafted } from '#test/fixtures/job.ts'
import { acme } from '#test/fixtures/people.ts'
import { chainProblems } from '#test/support/chain.ts'
import { chainHash, GENESIS } from './chain.ts'
import { type Codec, codec as makeCodec } from './codec.ts'
import { embeddedEventStore } from './engines/event-store/embedded.ts'
import { embeddedKeyRing } from './engines/key-ring/embedded.ts'
import type { KeyRing } from './engines/key-ring/key-ring.ts'

const folder = useFolders()
const answered: EventOf<typeof AnswerGiven> = {
  type: 'AnswerGiven',
  data: { moduleId: 'm1', answer: { kind: 'FREE_TEXT', text: 'canary-answer' }, outcome: 'ok' },
}

let keys: KeyRing
let codec: Codec
let keyFolder: string
beforeEach(() => {
  keyFolder = folder()
  keys = embeddedKeyRing(keyFolder)
  codec = makeCodec(keys)
})
afterEach(() => keys.close())

async function stored(event: DomainEvent, { stream = adasStream, revision = 0 } = {}): Promise<RecordedEvent> {
  const id = `event-${revision}`
  const envelope = { ...anEnvelope(), ...(await codec.seal(stream, id, event)), id }
  return { ...envelope, hash: chainHash(GENESIS, stream, revision, envelope), stream, revision, position: '1' }
}

it('what a process remembers of someone whose key is gone is nothing, and the person’s own stream takes no more', async () => {
  await codec.seal(adasStream, 'event-0', adaStarted)
  await keys.shred(adasStream)
  const handled = {
    type: 'InputHandled',
    data: { inputId: 'event-0', inputStream: adasStream, inputRevision: 0, outputs: [] },
  }
  const late = await codec.seal(
    `${acme}.pm-when-then~${adasStream.slice(adasStream.indexOf('.') + 1)}`,
    'event-1',
    handled,
  )
  expect(late.data).toMatchObject({ inputId: 'event-0', outputs: null })
  await expect(codec.seal(adasStream, 'event-2', adaCommented)).rejects.toThrow('has been destroyed')
})

describe('an event with personal text', () => {
  it('reads back as it was', async () => {
    for (const event of [adaStarted, adaCommented, answered])
      expect((await codec.decode(await stored(event))).event).toEqual(event)
  })

  it('of every type can be read without its key, also what is no text', async () => {
    const failing: string[] = []
    for (const { type, version, personal } of eventContracts.values()) {
      if (personal.length === 0) continue
      const path = join(import.meta.dirname, '../contracts/golden', `${type}.v${version}.json`)
      const { data } = JSON.parse(readFileSync(path, 'utf8')) as DomainEvent
      await codec.eventsOf([await stored({ type, data })], []).catch(() => failing.push(type))
    }
    expect(failing).toEqual([])
  })

  it('is not opened for a decision that does not need it, and without its key reads the same', async () => {
    const records = [await stored(adaStarted), await stored(answered, { revision: 1 })]
    const hidden = { ...adaStarted, data: { ...adaStarted.data, name: ERASED, email: ERASED, phone: ERASED } }
    expect(await codec.eventsOf(records)).toEqual([adaStarted, answered])
    expect(await codec.eventsOf(records, ['AnswerGiven'])).toEqual([hidden, answered])
    await keys.shred(adasStream)
    expect(await codec.eventsOf(records, [])).toEqual([
      hidden,
      { ...answered, data: { ...answered.data, answer: null } },
    ])
  })

  it('leaves none of it in the files of the log', async () => {
    const directory = folder()
    const store = embeddedEventStore(directory)
    const record = await stored({
      ...adaStarted,
      data: { ...(adaStarted.data as object), name: 'canary-name', email: 'canary@example.org' },
    })
    await store.append(adasStream, NO_STREAM, [record, await stored(answered, { revision: 1 })])
    const bytes = () => Buffer.concat(readdirSync(directory).map((file) => readFileSync(join(directory, file))))

    expect(bytes().includes(backendJob)).toBe(true)
    expect(bytes().includes('canary')).toBe(false)
    await store.close()
    expect(bytes().includes('canary')).toBe(false)
  })

  it('never seals the same text to the same bytes', async () => {
    const [one, two] = [await stored(adaCommented), await stored(adaCommented)]
    expect(one.data).not.toEqual(two.data)
  })

  it('cannot be moved to another event, stream or field', async () => {
    const record = await stored(adaStarted)
    const data = record.data as Record<string, unknown>
    const swapped = { ...data, name: data.email, email: data.name }
    await expect(codec.decode({ ...record, data: swapped })).rejects.toThrow()
    await expect(codec.decode({ ...record, id: 'another' })).rejects.toThrow()
    const bobsStream = adasStream.replace(ada, 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbb1')
    await stored(adaStarted, { stream: bobsStream })
    await expect(codec.decode({ ...record, stream: bobsStream })).rejects.toThrow()
  })

  it('reads as erased once the key has been shredded, in this process and after a restart, and the chain still verifies', async () => {
    const records = [await stored(adaStarted), await stored(answered), await stored(adaCommented)]
    await keys.shred(adasStream)
    await keys.close()
    keys = embeddedKeyRing(keyFolder)
    codec = makeCodec(keys)
    const [started, answer, comment] = await codec.decodeAll(records)

    expect(started!.event.data).toMatchObject({ name: ERASED, email: ERASED, phone: ERASED, jobId: backendJob })
    expect(answer!.event.data).toEqual({ moduleId: 'm1', answer: null, outcome: 'ok' })
    expect(comment!.event.data).toMatchObject({ text: ERASED })
    expect(chainProblems([records[0]!])).toEqual([])
    await expect(codec.seal(adasStream, 'next', adaCommented)).rejects.toThrow(/destroyed/)
  })
})

describe('an event without personal text', () => {
  it('is stored as it is and needs no key', async () => {
    const event = drafted()
    const record = await stored(event, { stream: `${acme}.job-${backendJob}` })
    expect(record.data).toEqual(event.data)
    expect(await keys.key(`${acme}.job-${backendJob}`)).toBeNull()
    expect((await codec.decode(record)).event).toEqual(event)
  })
})

describe('what this build does not know', () => {
  it('is an error, never skipped', async () => {
    const record = await stored(adaStarted)
    await expect(codec.decode({ ...record, type: 'CandidateTeleported' })).rejects.toThrow(/CandidateTeleported/)
    await expect(codec.decode({ ...record, version: 99 })).rejects.toThrow(/newer code/)
    await expect(codec.decodeAll([{ ...record, version: 99 }])).rejects.toThrow(/newer code/)
  })
})

describe('what a process remembers about a candidate', () => {
  it('is sealed with the key of that candidate', async () => {
    const stream = `${acme}.pm-some-process~candidate-${ada}`
    const event = {
      type: 'InputHandled',
      data: { inputId: 'i', inputStream: adasStream, inputRevision: 0, outputs: [] },
    }
    const record = await stored(event, { stream })
    expect(record.data).not.toEqual(event.data)
    await keys.shred(adasStream)
    const fresh = makeCodec(keys)
    expect((await fresh.decode(record)).event.data).toMatchObject({ outputs: null })
  })
})
