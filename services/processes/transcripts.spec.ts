import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { audioTranscriptions, type Hearing, twoSentences } from '#test/peers/transcriber/audio-transcriptions.ts'
import { giveFeatures } from '#test/support/features.ts'
import { journey, seeding } from '#test/support/seed.ts'
import { openPlatform } from '../platform.ts'

const folder = useFolders()
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const close of closers.splice(0).reverse()) await close()
})
const video = readFileSync('services/demo/assets/evening.webm')

/** A candidate on a platform with a service that behaves so; null: without one. */
async function opened(behavior: (() => Hearing) | null) {
  const peer = behavior && (await audioTranscriptions(behavior))
  if (peer) closers.push(peer.close)
  const platform = await openPlatform(readEnv({ DATA_DIR: folder(), ...peer?.settings }))
  closers.push(() => platform.close())
  const seed = seeding(platform)
  const { asker } = await seed.person()
  const { candidates, jobId } = await seed.job(asker, ['Ada Byron'])
  const candidateId = candidates[0]!.id
  const transcripts = async () => (await platform.useCases.review.transcriptsOf(asker, candidateId)).transcripts
  const until = (state: string) =>
    vi.waitFor(async () => {
      const found = await transcripts()
      expect(found.map((each) => each.state)).toEqual([state])
      return found[0]!
    }, 30_000)
  const record = (bytes = video) => seed.recording(asker, candidateId, 'q1', bytes, 8000)
  return { platform, asker, jobId, candidateId, peer, record, transcripts, until }
}

describe('a recording that has arrived', () => {
  it('gets a transcript in the language of its job, of its sound alone, encrypted with the candidate', async () => {
    const { platform, peer, record, until } = await opened(() => ({ hear: twoSentences }))
    const recordingId = await record()
    const made = await until('made')
    expect(made).toMatchObject({ recordingId, version: 1, source: 'machine', model: 'whisper-1', asked: 'en-GB' })
    expect(made.segments.map(({ text }) => text)).toEqual(['I build services in Go.', 'They run for years.'])
    expect(peer!.asked).toMatchObject([{ language: 'en', file: { type: 'audio/webm' } }])
    expect(peer!.asked[0]!.file.size).toBeLessThan(video.length / 2)
    const log = JSON.stringify(await platform.engines.store.readAll(null, 10_000))
    expect([log.includes('TranscriptMade'), log.includes('build services')]).toEqual([true, false])
  }, 60_000)

  it('gets it in the language of its interview, where that names one (MOD-001)', async () => {
    const { platform, asker, peer, jobId, record, until } = await opened(() => ({ hear: twoSentences }))
    await giveFeatures(platform, asker.companyId, { multiLanguage: true })
    const modules = journey.modules.map((each) =>
      each.kind === 'WIDGET' ? { ...each, transcriptLanguage: 'de-DE' } : each,
    )
    await platform.useCases.jobs.saveJob(asker, { jobId, draft: { journey: { modules } }, step: null, basedOn: null })
    await record()
    expect(await until('made')).toMatchObject({ asked: 'de-DE' })
    expect(peer!.asked).toMatchObject([{ language: 'de' }])
  }, 60_000)

  it('whose service is away gets it when that is back, once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let away = true
    const { peer, record, until, platform, candidateId, asker } = await opened(() =>
      away ? { refuse: 503 } : { hear: twoSentences },
    )
    await record()
    await vi.waitFor(() => expect(peer!.asked.length).toBeGreaterThan(0), 30_000)
    away = false
    await until('made')
    const history = await platform.useCases.history.candidateHistory(asker, candidateId)
    expect(history.entries.filter(({ type }) => type === 'TranscriptMade')).toHaveLength(1)
  }, 60_000)

  it('that is no video has none, and says why; a person may ask again', async () => {
    const { platform, asker, candidateId, record, until } = await opened(() => ({ hear: twoSentences }))
    const recordingId = await record(Buffer.from('no video at all'))
    expect(await until('failed')).toMatchObject({ failure: 'no-sound' })
    await platform.useCases.review.askForTranscript(asker, { candidateId, recordingId, language: 'auto' })
    await vi.waitFor(
      async () =>
        expect(
          (await platform.useCases.history.candidateHistory(asker, candidateId)).entries.filter(
            ({ type }) => type === 'TranscriptFailed',
          ),
        ).toHaveLength(2),
      30_000,
    )
  }, 60_000)

  it('has none where no service is set up, which is said', async () => {
    const { platform, asker, candidateId, record } = await opened(null)
    const recordingId = await record()
    expect(await platform.useCases.review.transcriptsOf(asker, candidateId)).toEqual({
      service: false,
      transcripts: [],
    })
    await expect(
      platform.useCases.review.askForTranscript(asker, { candidateId, recordingId, language: 'auto' }),
    ).rejects.toMatchObject({ code: 'transcriber/not-set-up' })
  }, 60_000)
})
