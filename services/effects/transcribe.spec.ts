import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { fileMediaStore } from '#infra/engines/media-store/embedded.ts'
import { openAiTranscriber } from '#infra/engines/transcriber/openai.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { audioTranscriptions } from '#test/peers/transcriber/audio-transcriptions.ts'
import type { Core } from '../core/core.ts'
import { transcribe } from './transcribe.ts'

const recordingId = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaf1'
const folder = useFolders()
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function transcribing(bytes: Buffer | null, tenant = 'acme', isSetUp = true) {
  const peer = await audioTranscriptions()
  closers.push(peer.close)
  const media = fileMediaStore(folder())
  if (bytes) await media.put({ id: recordingId, tenant: 'acme', mimeType: 'video/webm' }, bytes)
  const transcriber = isSetUp ? openAiTranscriber({ ...peer.settings, TRANSCRIBE_MAX_MB: 1 }) : null
  const core = { engines: { media, transcriber } } as unknown as Core
  const payload = { recordingId, language: 'auto' as const }
  return transcribe.call(core, { id: 'c1', tenant, at: '2026-03-02T12:00:00.000Z', payload })
}
const video = readFileSync('services/demo/assets/evening.webm')

describe('having a recording transcribed', () => {
  it('answers what was heard, and by which model', async () => {
    expect(await transcribing(video)).toMatchObject({ model: 'whisper-1', language: 'english' })
  })

  it('says why it never will be', async () => {
    await expect(transcribing(Buffer.from('no video'))).rejects.toMatchObject({
      code: 'transcriber/no-sound',
      message: 'The recording has no sound',
    })
    const lost = { code: 'transcriber/lost', message: 'The recording is not there any more' }
    await expect(transcribing(null)).rejects.toMatchObject(lost)
    await expect(transcribing(video, 'rival')).rejects.toMatchObject(lost)
    await expect(transcribing(video, 'acme', false)).rejects.toMatchObject({ code: 'transcriber/not-set-up' })
  })
})
