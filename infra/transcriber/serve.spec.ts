import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useFolders } from '#test/fixtures/folders.ts'
import { openAiTranscriber } from '../engines/transcriber/openai.ts'
import { serveTranscriber } from './serve.ts'

/** Speaks as worker.py does, of a recording whose bytes are its text; one with `die` ends it. */
const worker = `
  const { readFileSync } = require('node:fs')
  console.log(JSON.stringify({ ready: true }))
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const { path, language } = JSON.parse(line)
    const text = readFileSync(path, 'utf8')
    if (text === 'die') process.exit(1)
    if (language === 'xx') return console.log(JSON.stringify({ error: 'xx is no language' }))
    const words = text.split(' ').map((word, at) => ({ start: at, end: at + 1, word }))
    const segments = [{ start: 0, end: words.length, text }]
    console.log(JSON.stringify({ heard: { language: language ?? 'en', duration: words.length, text, segments, words } }))
  })
`
const folder = useFolders()
let sounds: string
let served: Awaited<ReturnType<typeof serveTranscriber>>
beforeAll(async () => {
  const script = join(folder(), 'worker.cjs')
  writeFileSync(script, worker)
  sounds = folder()
  served = await serveTranscriber({ worker: [process.execPath, script], folder: sounds })
})
afterAll(() => served.close())

const transcribe = (text: string, language = 'auto') =>
  openAiTranscriber({
    TRANSCRIBE_BASE_URL: served.url,
    TRANSCRIBE_MODEL: 'whisper-base',
    TRANSCRIBE_MAX_MB: 1,
  }).transcribe({ bytes: Buffer.from(text), mimeType: 'audio/webm' }, language, new AbortController().signal)

it('writes recordings down for the product, one after the other, and keeps none of them', async () => {
  const [first, second] = await Promise.all([transcribe('hello there'), transcribe('guten Tag', 'de-DE')])
  expect(first).toMatchObject({ language: 'en', segments: [{ start: 0, end: 2, text: 'hello there' }] })
  expect(first.segments[0]!.words.map(({ text }) => text)).toEqual(['hello', 'there'])
  expect(second).toMatchObject({ language: 'de', segments: [{ text: 'guten Tag' }] })
  expect(readdirSync(sounds)).toEqual([])
})

it('a child that ends costs its recording alone, which the product sends again', async () => {
  const ended = await Promise.allSettled([transcribe('die'), transcribe('still here')])
  expect(ended[0]).toMatchObject({ reason: { code: 'transcriber/unavailable' } })
  expect(ended[1]).toMatchObject({ value: { segments: [{ text: 'still here' }] } })
  expect(readdirSync(sounds)).toEqual([])
})

it('refuses for good what it cannot read', async () => {
  await expect(transcribe('hallo', 'xx')).rejects.toMatchObject({ code: 'transcriber/refused' })
  const post = (body: string, type: string) =>
    fetch(`${served.url}/audio/transcriptions`, { method: 'POST', body, headers: { 'content-type': type } })
  expect((await post('{}', 'application/json')).status).toBe(400)
  expect((await post('--x--', 'multipart/form-data; boundary=x')).status).toBe(400)
  expect((await fetch(`${served.url}/models`)).status).toBe(404)
})
