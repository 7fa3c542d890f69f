import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { audioTranscriptions, type Hearing, twoSentences } from '#test/peers/transcriber/audio-transcriptions.ts'
import { openAiTranscriber } from './openai.ts'
import { soundOf } from './sound-of.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
const never = new AbortController().signal
const sound = { bytes: new Uint8Array(2048), mimeType: 'audio/webm' as const }

async function server(behavior: Hearing = { hear: twoSentences }, language = 'auto', patienceMs = 60_000) {
  const peer = await audioTranscriptions(() => behavior)
  closers.push(peer.close)
  const transcriber = openAiTranscriber({ ...peer.settings, TRANSCRIBE_MAX_MB: 1 }, patienceMs)
  const outcome = await transcriber.transcribe(sound, language, never).catch((error: { code?: string }) => error.code)
  return { outcome, asked: peer.asked }
}
const heard = async (hear: object) => (await server({ hear })).outcome

describe('a server that speaks audio transcriptions', () => {
  it('receives sound, the model and the language, and answers words with their times', async () => {
    const { outcome, asked } = await server({ hear: twoSentences }, 'en-GB')
    expect(asked).toEqual([
      {
        model: 'whisper-1',
        language: 'en',
        granularities: ['word', 'segment'],
        file: { name: 'recording.webm', type: 'audio/webm', size: 2048 },
      },
    ])
    expect(outcome).toMatchObject({
      language: 'english',
      segments: [
        { start: 0, end: 3.1, text: 'I build services in Go.' },
        { start: 3.1, end: 6, text: 'They run for years.' },
      ],
    })
    const words = (outcome as { segments: { words: { text: string }[] }[] }).segments.map((each) => each.words.length)
    expect(words).toEqual([5, 4])
  })

  it.each([
    ['auto', null],
    ['nb-NO', 'no'],
    ['zh-CN', 'zh'],
  ])('gets %s as %s', async (language, sent) => {
    expect((await server(undefined, language)).asked[0]!.language).toBe(sent)
  })

  it('may know no times of words, or no segments, and writes markers where no one speaks', async () => {
    const { words: _words, ...segments } = twoSentences
    expect(await heard(segments)).toMatchObject({ segments: [{ words: [] }, { words: [] }] })
    expect(await heard({ text: 'Hello there', duration: 2 })).toMatchObject({
      language: '',
      segments: [{ start: 0, end: 2, text: 'Hello there', words: [] }],
    })
    expect(await heard({ text: '', segments: [{ start: 0, end: 3, text: ' [BLANK_AUDIO]' }] })).toMatchObject({
      segments: [],
    })
  })

  it('whose times run backwards is put in order, and control characters go', async () => {
    const segments = [
      { start: 5, end: 4, text: 'second\u0000 part' },
      { start: -1, end: 2, text: 'first' },
    ]
    expect(await heard({ text: 'x', segments })).toMatchObject({
      segments: [
        { start: 0, end: 2, text: 'first' },
        { start: 5, end: 5, text: 'second part' },
      ],
    })
  })

  it.each([
    ['does not take the file', { refuse: 400 }, 'transcriber/refused'],
    ['cannot read it', { refuse: 422 }, 'transcriber/refused'],
    ['finds it too large', { refuse: 413 }, 'transcriber/too-large'],
    ['does not know our key', { refuse: 401 }, 'transcriber/unavailable'],
    ['limits our rate', { refuse: 429 }, 'transcriber/unavailable'],
    ['is out of order', { refuse: 500 }, 'transcriber/unavailable'],
    ['sends us elsewhere', { refuse: 302 }, 'transcriber/unavailable'],
    ['answers a page', { answer: '<h1>Welcome to nginx</h1>' }, 'transcriber/unusable'],
    ['answers another shape', { answer: '{"text":5}' }, 'transcriber/unusable'],
    ['answers without an end', { hear: { text: 'a'.repeat(9 * 1024 * 1024) } }, 'transcriber/unusable'],
    ['says one sentence that is too long', { hear: { text: 'a'.repeat(5000) } }, 'transcriber/unusable'],
  ] as const)('that %s', async (_, behavior, code) => {
    expect((await server(behavior)).outcome).toBe(code)
  })

  it('that does not answer in time, or receives more than it takes', async () => {
    expect((await server({ hang: true }, 'auto', 20)).outcome).toBe('transcriber/unavailable')
    const peer = await audioTranscriptions()
    closers.push(peer.close)
    const large = { ...sound, bytes: new Uint8Array(2 * 1024 * 1024) }
    const transcriber = openAiTranscriber({ ...peer.settings, TRANSCRIBE_MAX_MB: 1 })
    await expect(transcriber.transcribe(large, 'auto', never)).rejects.toMatchObject({ code: 'transcriber/too-large' })
    expect(peer.asked).toEqual([])
  })
})

describe('the sound of a recording', () => {
  const stored = (bytes: Buffer) => ({
    size: bytes.length,
    read: async ({ start, end }: { start: number; end: number }) => Readable.from([bytes.subarray(start, end + 1)]),
  })

  it('is copied out of it without the picture', async () => {
    const video = readFileSync('services/demo/assets/evening.webm')
    const taken = await soundOf(stored(video))
    expect(taken?.mimeType).toBe('audio/webm')
    const text = Buffer.from(taken!.bytes).toString('latin1')
    expect([text.includes('A_OPUS'), /V_VP[89]/.test(text)]).toEqual([true, false])
    expect(taken!.bytes.length).toBeLessThan(video.length / 2)
  })

  it('of a file that is no video is an error', async () => {
    await expect(soundOf(stored(Buffer.from('not a video at all')))).rejects.toThrow()
  })
})
