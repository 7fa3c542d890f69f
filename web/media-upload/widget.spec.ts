import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { hostedMachine, WAITING_MESSAGES } from './hosted.machine.ts'
import { linkMachine } from './link.machine.ts'
import { initialTab } from './tabs.ts'

const id = '0192aaaa-0000-7000-8000-000000000001'

it.each([
  ['', 'file'],
  [`/job-media/files/${id}`, 'file'],
  [`/job-media/recordings/${id}`, 'record'],
  ['https://youtu.be/dQw4w9WgXcQ', 'link'],
  ['https://example.org/a.mp4', 'link'],
])('a widget with %j opens at %s', (url, tab) => {
  expect(initialTab(url)).toBe(tab)
})

function linkWidget(url: string) {
  const clock = new SimulatedClock()
  const actor = createActor(linkMachine, { input: { url }, clock })
  const told: string[] = []
  actor.on('linked', (event) => told.push(event.url))
  actor.on('removed', () => told.push('removed'))
  actor.start()
  return { actor, clock, told, state: () => actor.getSnapshot().value }
}

it('a link is looked at on opening without telling, and a second after it was typed', () => {
  const { actor, clock, told, state } = linkWidget('https://youtu.be/dQw4w9WgXcQ')
  expect([state(), told]).toEqual(['matched', []])
  actor.send({ type: 'typed', text: 'https://vimeo.com/769' })
  clock.increment(999)
  actor.send({ type: 'typed', text: 'https://vimeo.com/76979871' })
  clock.increment(999)
  expect([state(), told]).toEqual(['typing', []])
  clock.increment(1)
  expect([state(), told]).toEqual(['matched', ['https://vimeo.com/76979871']])
  actor.send({ type: 'typed', text: 'https://example.org' })
  clock.increment(1000)
  expect([state(), told.length]).toEqual(['invalid', 1])
  actor.send({ type: 'typed', text: ' ' })
  clock.increment(1000)
  expect([state(), told.at(-1)]).toEqual(['empty', 'removed'])
  expect(linkWidget('').state()).toBe('empty')
  expect(linkWidget('nonsense').state()).toBe('invalid')
})

it('a stored recording is looked for until it is ready, with four messages in turn, and starts over only when asked', async () => {
  const answers = [false, false, false, false, false, true]
  const checked: string[] = []
  const machine = hostedMachine.provide({
    actors: {
      check: fromPromise(async ({ input }) => {
        checked.push(input.url)
        return answers.shift()!
      }),
    },
  })
  const url = `/job-media/recordings/${id}`
  const actor = createActor(machine, { input: { url } }).start()
  const settled = async () => {
    while (actor.getSnapshot().matches('previewCloudFlare')) await Promise.resolve()
    return actor.getSnapshot()
  }
  const messages: number[] = []
  for (let n = 0; n < 5; n++) {
    const { value, context } = await settled()
    expect(value).toBe('previewNotReady')
    messages.push(context.message)
    actor.send({ type: 'check' })
  }
  expect(messages).toEqual([0, 1, 2, 3, 0])
  expect(WAITING_MESSAGES).toBe(4)
  expect([(await settled()).value, new Set(checked)]).toEqual(['done', new Set([url])])
  actor.send({ type: 'deleted' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'intro', context: { url: null } })
  actor.send({ type: 'record' })
  actor.send({ type: 'recorded', take: { recordingId: id } as never })
  expect(actor.getSnapshot().value).toBe('uploadingVideo')
  answers.push(true)
  actor.send({ type: 'arrived', url })
  expect((await settled()).value).toBe('done')
  actor.send({ type: 'startOver' })
  expect(actor.getSnapshot().value).toBe('recording')
})
