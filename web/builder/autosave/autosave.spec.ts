import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { JobThen } from '#contracts/views/job-versions.ts'
import { aJob } from '#test/fixtures/job.ts'
import { autosaveMachine, type Outcome } from './autosave.machine.ts'
import type { Attempt, Work } from './pending.ts'

const titled = (jobTitle: string) => aJob({ jobTitle })
const fresh = (draft = titled('Old title')): Work => ({
  confirmed: { draft, step: 'jobDetails' },
  seen: { details: 3, scorecard: 3, journey: 3 },
  wanted: { draft, step: 'jobDetails' },
  attempt: null,
})

/** A server that answers when the test says so, and a device that remembers. */
function open({ work = fresh(), automatic = true } = {}) {
  const clock = new SimulatedClock()
  const sent: Attempt[] = []
  const waiting: PromiseWithResolvers<Outcome>[] = []
  const reading: PromiseWithResolvers<JobThen>[] = []
  let kept: Work | null = null
  let ids = 0
  const machine = autosaveMachine.provide({
    actors: {
      save: fromPromise(({ input }: { input: Attempt }) => {
        sent.push(input)
        const answer = Promise.withResolvers<Outcome>()
        waiting.push(answer)
        return answer.promise
      }),
      readNow: fromPromise(() => {
        const answer = Promise.withResolvers<JobThen>()
        reading.push(answer)
        return answer.promise
      }),
    },
    actions: { keep: (_, work) => void (kept = structuredClone(work)), forget: () => void (kept = null) },
  })
  const actor = createActor(machine, { clock, input: { work, automatic, newCommandId: () => `command-${++ids}` } })
  actor.start()
  const settle = async (answer: (waiting: PromiseWithResolvers<Outcome>) => void) => {
    answer(waiting.shift()!)
    await new Promise<void>((turn) => setImmediate(turn))
  }
  const turn = () => new Promise<void>((done) => setImmediate(done))
  return {
    read: (then: JobThen) => (reading.shift()!.resolve(then), turn()),
    unread: () => (reading.shift()!.reject(new Error('offline')), turn()),
    actor,
    sent,
    clock,
    device: () => kept,
    state: () => actor.getSnapshot(),
    type: (draft: JobDraft) => actor.send({ type: 'draft.changed', draft, step: 'jobDetails' }),
    quiet: () => clock.increment(600),
    saved: (revision: number) =>
      settle(({ resolve }) => resolve({ saved: true, revision, savedAt: '2026-03-02T12:00:00.000Z' })),
    refused: (code: string) =>
      settle(({ resolve }) => resolve({ saved: false, refusal: { code, message: 'No', fields: {} } })),
    lost: () => settle(({ reject }) => reject(new Error('offline'))),
  }
}

describe('typing in a draft', () => {
  it('saves once the person pauses, and only what changed', async () => {
    const page = open()
    page.type(titled('New'))
    page.clock.increment(599)
    page.type(titled('New title'))
    page.clock.increment(599)
    expect(page.sent).toEqual([])
    page.clock.increment(1)
    expect(page.sent).toEqual([
      { commandId: 'command-1', draft: { details: titled('New title').details }, step: null, basedOn: { details: 3 } },
    ])
    await page.saved(4)
    expect(page.state().value).toBe('settled')
  })

  it('has one save in flight, and the latest state follows', async () => {
    const page = open()
    page.type(titled('First title'))
    page.quiet()
    page.type(titled('Second title'))
    page.type(titled('Third title'))
    page.quiet()
    expect(page.sent).toHaveLength(1)
    await page.saved(4)
    page.quiet()
    expect(page.sent[1]).toMatchObject({ draft: { details: { jobTitle: 'Third title' } }, basedOn: { details: 4 } })
    expect(page.sent).toHaveLength(2)
  })

  it('sends nothing when everything was typed back', () => {
    const page = open()
    page.type(titled('New title'))
    page.type(titled('Old title'))
    page.quiet()
    expect(page.sent).toEqual([])
    expect(page.device()).toBeNull()
  })

  it('does not take a section it never sent for seen', async () => {
    const page = open()
    page.type(titled('New title'))
    page.quiet()
    await page.saved(9)
    page.type({ ...titled('New title'), scorecard: { skills: [], englishLevel: null } })
    page.quiet()
    expect(page.sent[1]?.basedOn).toEqual({ scorecard: 3 })
  })
})

describe('a network that comes and goes', () => {
  it('asks for the very same save again, later each time, then for what was typed meanwhile', async () => {
    const page = open()
    page.type(titled('New title'))
    page.quiet()
    await page.lost()
    page.type(titled('Newer title'))
    page.clock.increment(999)
    expect(page.sent).toHaveLength(1)
    page.clock.increment(1)
    await page.lost()
    page.clock.increment(2000)
    expect(page.sent.map(({ commandId }) => commandId)).toEqual(['command-1', 'command-1', 'command-1'])
    await page.saved(4)
    page.quiet()
    expect(page.sent[3]).toMatchObject({ commandId: 'command-2', draft: { details: { jobTitle: 'Newer title' } } })
  })

  it('tries at once when the network is back', async () => {
    const page = open()
    page.type(titled('New title'))
    page.quiet()
    await page.lost()
    page.actor.send({ type: 'network.online' })
    expect(page.sent).toHaveLength(2)
  })
})

describe('a reload before the server has confirmed', () => {
  it('brings back what was typed and asks for the lost save first', async () => {
    const before = open()
    before.type(titled('New title'))
    before.quiet()
    before.type(titled('Newer title'))

    const after = open()
    after.actor.send({ type: 'draft.restored', kept: before.device()! })
    expect(after.sent).toEqual(before.sent)
    await after.saved(4)
    after.quiet()
    expect(after.sent[1]).toMatchObject({ draft: { details: { jobTitle: 'Newer title' } }, basedOn: { details: 4 } })
    await after.saved(5)
    expect(after.device()).toBeNull()
  })

  it('takes from the server what was not touched here', () => {
    const before = open()
    before.type(titled('New title'))
    const theirs = { ...titled('Old title'), scorecard: { skills: [], englishLevel: null } }
    const after = open({ work: { ...fresh(theirs), seen: { details: 3, scorecard: 7, journey: 3 } } })
    after.actor.send({ type: 'draft.restored', kept: before.device()! })
    expect(after.state().context.work.wanted.draft).toEqual({ ...theirs, details: titled('New title').details })
    after.quiet()
    expect(after.sent).toMatchObject([{ draft: { details: { jobTitle: 'New title' } }, basedOn: { details: 3 } }])
  })

  it('keeps the draft on the device from the first letter until the answer', async () => {
    const page = open()
    page.type(titled('New title'))
    expect(page.device()?.wanted.draft.details.jobTitle).toBe('New title')
    page.quiet()
    expect(page.device()?.attempt).not.toBeNull()
    await page.saved(4)
    expect(page.device()).toBeNull()
  })
})

describe('a change that another made first', () => {
  const theirs = (changes: Partial<JobDraft['details']>, revision = 7) => ({ revision, draft: aJob(changes) })

  it('is taken over where it was not touched here, and what is here is saved over what is new', async () => {
    const page = open()
    page.type(titled('New title'))
    page.quiet()
    await page.refused('job/stale-draft')
    await page.read(theirs({ jobTitle: 'Old title', location: 'Bonn' }))
    page.quiet()
    expect(page.sent[1]).toMatchObject({
      draft: { details: { jobTitle: 'New title', location: 'Bonn' } },
      basedOn: { details: 7 },
    })
    await page.saved(8)
    expect(page.state().value).toBe('settled')
  })

  it('waits for the person where both changed the same field, and sends nothing before', async () => {
    const page = open()
    page.type(titled('New title'))
    page.quiet()
    await page.refused('job/stale-draft')
    await page.read(theirs({ jobTitle: 'Their title' }))
    expect(page.state().value).toBe('choosing')
    page.type(titled('Newer title'))
    page.actor.send({ type: 'person.save' })
    page.quiet()
    expect(page.sent).toHaveLength(1)
    const [overlap] = page.device()!.overlaps!
    expect(overlap).toEqual({ path: ['details', 'jobTitle'], theirs: 'Their title' })

    page.actor.send({ type: 'person.chose', overlap: overlap! })
    page.quiet()
    expect(page.sent[1]).toMatchObject({ draft: { details: { jobTitle: 'Newer title' } }, basedOn: { details: 7 } })
  })

  it('comes in place while nothing is on its way, and keeps what waits to be chosen', () => {
    const page = open({ automatic: false })
    page.type(titled('Mine'))
    page.actor.send({ type: 'theirs.arrived', then: theirs({ jobTitle: 'Theirs' }) })
    page.actor.send({ type: 'theirs.arrived', then: theirs({ jobTitle: 'Theirs', location: 'Bonn' }, 8) })
    const { wanted, overlaps, seen } = page.state().context.work
    expect([wanted.draft.details.jobTitle, wanted.draft.details.location]).toEqual(['Mine', 'Bonn'])
    expect([overlaps?.length, seen.journey]).toEqual([1, 8])
  })

  it('leaves alone what is older, and a save that is not answered', () => {
    const page = open()
    page.actor.send({ type: 'theirs.arrived', then: theirs({ location: 'Bonn' }, 3) })
    page.type(titled('Mine'))
    page.quiet()
    page.actor.send({ type: 'theirs.arrived', then: theirs({ location: 'Bonn' }, 9) })
    expect(page.state().context.work).toMatchObject({ seen: { details: 3 }, wanted: { draft: titled('Mine') } })
  })

  it('is read again, later each time, while it cannot be reached', async () => {
    const page = open()
    page.type(titled('New title'))
    page.quiet()
    await page.refused('job/stale-draft')
    await page.unread()
    expect(page.state().value).toBe('behind')
    page.clock.increment(1000)
    await page.read(theirs({ jobTitle: 'Old title', brandName: 'Zed' }))
    expect(page.state().context.work.wanted.draft.details).toMatchObject({ jobTitle: 'New title', brandName: 'Zed' })
  })
})

describe('a job that is live', () => {
  it('waits for the person to save, and keeps the changes on the device meanwhile', async () => {
    const page = open({ automatic: false })
    page.type(titled('New title'))
    page.clock.increment(60_000)
    expect(page.sent).toEqual([])
    expect(page.device()?.wanted.draft.details.jobTitle).toBe('New title')
    page.actor.send({ type: 'person.save' })
    await page.saved(4)
    expect(page.state().value).toBe('settled')
  })

  it('skips the save when nothing changed', () => {
    const page = open({ automatic: false })
    page.actor.send({ type: 'person.save' })
    expect(page.sent).toEqual([])
  })

  it('sends what was mended before the refusal was here', async () => {
    const page = open()
    page.type(titled('No'))
    page.quiet()
    page.type(titled('Mended'))
    await page.refused('job/invalid-fields')
    page.quiet()
    expect(page.sent.map(({ draft }) => draft.details?.jobTitle)).toEqual(['No', 'Mended'])
  })

  it('lets the person mend what was refused', async () => {
    const page = open({ automatic: false })
    page.type(titled('No'))
    page.actor.send({ type: 'person.save' })
    await page.refused('job/invalid-fields')
    expect(page.state().context.refusal?.code).toBe('job/invalid-fields')
    page.type(titled('Now it is fine'))
    page.actor.send({ type: 'person.save' })
    expect(page.sent).toHaveLength(2)
  })
})
