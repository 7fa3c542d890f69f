import { describe, expect, it } from 'vitest'
import recording from '../../../locales/en/recording.ts'
import { chooseMimeType, failureOf, videoConstraints } from './media.ts'
import { historyOf, memoryTakeStore, type StoredTake } from './take-store.ts'

describe('the format of a recording', () => {
  it.each([
    [['video/mp4', 'video/webm;codecs=vp8,opus', 'video/webm;codecs=vp9,opus'], 'video/webm;codecs=vp9,opus'],
    [['video/mp4', 'video/webm;codecs=h264,opus'], 'video/webm;codecs=h264,opus'],
    [['video/mp4', 'video/mp4;codecs=h264,aac'], 'video/mp4;codecs=h264,aac'],
    [['video/mp4'], 'video/mp4'],
    [['video/x-matroska'], null],
  ])('of %j is the first the specification prefers', (supported, chosen) => {
    expect(chooseMimeType((type) => supported.includes(type))).toBe(chosen)
  })

  it.each([
    [
      'a phone held upright',
      { width: 390, height: 844 },
      { aspectRatio: 9 / 16, width: { ideal: 720 }, height: { ideal: 1280 } },
    ],
    [
      'a phone on its side',
      { width: 667, height: 375 },
      { aspectRatio: 16 / 9, width: { ideal: 1280 }, height: { ideal: 720 } },
    ],
    [
      'a desktop',
      { width: 1280, height: 800 },
      { width: { min: 640, ideal: 1280, max: 1280 }, height: { min: 480, ideal: 720, max: 720 } },
    ],
  ])('fits %s', (_device, window, constraints) => {
    expect(videoConstraints(window)).toMatchObject(constraints)
  })
})

describe('a camera that cannot be used', () => {
  it('is explained in words that say what to do', () => {
    const failures = [
      'NotAllowedError',
      'NotFoundError',
      'NotReadableError',
      'NotSupportedError',
      'QuotaExceededError',
    ].map((name) => failureOf(Object.assign(new Error(), { name })))
    expect(failures).toEqual(['denied', 'missing', 'busy', 'unsupported', 'full'])
    for (const failure of failures)
      expect([recording[`${failure}Title`], recording[`${failure}Text`]]).not.toContain('')
    expect(recording.deniedText).toBe(
      'In order to record your video, you must allow this webpage access to your camera and microphone.',
    )
  })

  it('is never an empty screen, whatever the browser throws', () => {
    expect(failureOf(undefined)).toBe('failed')
  })
})

describe('takes kept in the browser', () => {
  const take = (recordingId: string, changes: Partial<StoredTake> = {}): StoredTake => ({
    recordingId,
    candidateId: 'ada',
    moduleId: 'video',
    questionId: 'q1',
    take: 1,
    mimeType: 'video/webm',
    state: 'kept',
    durationMs: 4000,
    declared: false,
    ...changes,
  })

  it('are given back in the order they were recorded', async () => {
    const store = memoryTakeStore()
    await store.begin(take('r1'))
    await store.append('r1', 0, new Blob(['first ']))
    await store.append('r1', 1, new Blob(['second']))
    expect(await (await store.read('r1'))?.text()).toBe('first second')
    await store.empty('r1', 'sent')
    expect([await store.read('r1'), await store.takesOf('ada'), await store.takesOf('ben')]).toEqual([
      null,
      [take('r1', { state: 'sent' })],
      [],
    ])
  })

  it('count as used when they were given up, and wait when they were not sent', () => {
    const question = { moduleId: 'video', questionId: 'q1' }
    expect(historyOf([], question)).toEqual({ used: 0, waiting: null })
    expect(historyOf([take('r1', { state: 'discarded' }), take('r2', { take: 2 })], question)).toEqual({
      used: 2,
      waiting: take('r2', { take: 2 }),
    })
    expect(historyOf([take('r1', { state: 'recording' })], question).waiting?.recordingId).toBe('r1')
    expect(historyOf([take('r1', { questionId: 'q2' })], question)).toEqual({ used: 0, waiting: null })
  })

  it('do not count when nothing was recorded', () => {
    expect(
      historyOf([take('r1', { state: 'recording', durationMs: 0 })], { moduleId: 'video', questionId: 'q1' }),
    ).toEqual({ used: 0, waiting: null })
  })
})
