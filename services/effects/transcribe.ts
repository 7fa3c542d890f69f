import * as z from 'zod'
import { TranscriptLanguage } from '#contracts/candidate/transcript-commands.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { soundOf } from '#infra/engines/transcriber/sound-of.ts'
import { outsideCall } from './call.ts'

/** Has the sound of a recording written down. Asking twice answers the same recording twice; only the first is recorded. */
export const transcribe = outsideCall({
  payload: z.object({ recordingId: z.string(), language: TranscriptLanguage }),
  target: () => 'transcriber',
  repeatable: true,
  async call({ engines }, { tenant, payload: { recordingId, language } }) {
    const { media, transcriber } = engines
    if (!transcriber) throw new Rejected('transcriber/not-set-up', 'No transcription service is set up')
    const info = await media.info(recordingId).catch(() => null)
    if (!info || info.tenant !== tenant) throw new Rejected('transcriber/lost', 'The recording is not there any more')
    const sound = await soundOf({ size: info.size, read: (range) => media.read(recordingId, range) }).catch(() => null)
    if (!sound) throw new Rejected('transcriber/no-sound', 'The recording has no sound')
    const heard = await transcriber.transcribe(sound, language, new AbortController().signal)
    return { model: transcriber.model, ...heard }
  },
})
