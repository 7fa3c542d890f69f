import { describe, expect, it } from 'vitest'
import { fullJourney, takeId } from '#test/fixtures/journey.ts'
import { addedKindOf } from '../modules/table.ts'
import { neighbours, pageFor } from './position.ts'

const yes = { kind: 'YES_NO', choice: 'yes' } as const
const begun = { started: true, finished: false, status: 'started' as const, answers: {}, takes: [] }
const take = (questionId: string) => ({
  recordingId: takeId(1),
  moduleId: 'video',
  questionId,
  take: 1,
  uploaded: false,
})
const answered = (...ids: string[]) => ({ ...begun, answers: Object.fromEntries(ids.map((id) => [id, yes])) })
const page = (...args: [Parameters<typeof pageFor>[1], (string | null)?]) =>
  pageFor(fullJourney, args[0], args[1] ?? null).id

describe('opening the link again', () => {
  it('begins with the start form', () => {
    expect(page(null)).toBe('info')
    expect(page({ ...begun, started: false, status: 'pending' }, 'story')).toBe('info')
  })

  it('goes on after the last answer', () => {
    expect(page(begun)).toBe('permit')
    expect(page(answered('permit'))).toBe('story')
    expect(page(answered('permit', 'story', 'shift', 'languages'))).toBe('video')
  })

  it('goes back to what was left out', () => {
    expect(page(answered('permit', 'shift'))).toBe('story')
  })

  it('stays with an interview that is half done', () => {
    const all = answered('permit', 'story', 'shift', 'languages')
    expect(page({ ...all, takes: [take('q1')] })).toBe('video')
    expect(page({ ...all, takes: [take('q1'), take('q2')] })).toBe('video')
  })

  it('shows what is said before a page together with it', () => {
    const pause = { ...addedKindOf('SECTION_BREAK').create('pause') }
    const [form, permit, ...rest] = fullJourney.modules
    const journey = { modules: [form!, pause, permit!, { ...pause, id: 'second' }, ...rest] }
    expect(pageFor(journey, begun, null).id).toBe('pause')
    expect(pageFor(journey, answered('permit'), null).id).toBe('second')
    expect(pageFor(journey, answered('permit', 'story'), null).id).toBe('shift')
  })

  it('shows how it ended', () => {
    expect(page({ ...begun, finished: true, status: 'uploading' }, 'story')).toBe('thanks')
    expect(page({ ...begun, status: 'auto rejected' }, 'story')).toBe('reject')
  })
})

describe('going back and forth', () => {
  it('shows the page that was asked for, if there is one', () => {
    expect(page(answered('permit', 'story'), 'permit')).toBe('permit')
    expect(page(answered('permit'), 'nowhere')).toBe('story')
    expect(page(answered('permit'), 'reject')).toBe('story')
  })

  it('knows what lies on either side', () => {
    expect(neighbours(fullJourney, 'permit')).toEqual({ before: null, after: 'story' })
    expect(neighbours(fullJourney, 'video')).toEqual({ before: 'languages', after: null })
  })
})
