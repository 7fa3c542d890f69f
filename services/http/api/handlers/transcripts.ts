import { plainText, webVtt } from '#contracts/candidate/transcript.ts'
import type { transcriptRoutes } from '#contracts/http/api/transcripts.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { Platform } from '../../../platform.ts'
import type { Handlers } from '../call.ts'

async function shown({ useCases, caughtUp }: Platform, asker: Asker, id: CandidateId, token?: ConsistencyToken) {
  if (token) await caughtUp(token)
  const { service, transcripts } = await useCases.review.transcriptsOf(asker, id)
  return { video_id: id, service, transcripts: [...transcripts] }
}

export const transcriptHandlers: Handlers<typeof transcriptRoutes> = {
  getTranscripts: async (platform, { asker, params: { id } }) => ({ body: await shown(platform, asker, id) }),

  async searchTranscripts({ readers, useCases }, { asker, params: { id }, query: { says, page } }) {
    if (!(await readers.jobBoardHeader(asker, id))) throw new Rejected('job/not-found', 'No such job')
    const order = { by: 'added', descending: true } as const
    const { rows, ...known } = await readers.candidateList(asker, { jobId: id, says, order, page })
    const { total, atLeast } = known.isCounted ? known : await readers.candidateCount(asker, { jobId: id, says })
    const said = await useCases.review.saidBy(asker, id, { ids: rows.map((row) => row.id), says })
    const found = rows.flatMap(({ id: candidateId, name }) => {
      const of = said[candidateId]
      return of ? [{ video_id: candidateId, name, ...of }] : []
    })
    return { body: { found, total, at_least: atLeast } }
  },

  async askForTranscript(platform, { asker, params: { id, recordingId }, body, commandId }) {
    const asked = { candidateId: id, recordingId, ...body, commandId }
    const { token } = await platform.useCases.review.askForTranscript(asker, asked)
    return { body: await shown(platform, asker, id, token), token }
  },

  async correctTranscript(platform, { asker, params: { id, recordingId }, body, commandId }) {
    const correction = { candidateId: id, recordingId, ...body, commandId }
    const { token } = await platform.useCases.review.correctTranscript(asker, correction)
    return { body: await shown(platform, asker, id, token), token }
  },

  async getCaptions(platform, { asker, params: { id, recordingId }, query: { format } }) {
    const { transcripts } = await platform.useCases.review.transcriptsOf(asker, id)
    const made = transcripts.find((each) => each.recordingId === recordingId && each.version > 0)
    if (!made) throw new Rejected('candidate/transcript-not-found', 'There is no such passage in a transcript')
    const isText = format === 'txt'
    const text = isText ? `${plainText(made.segments)}\n` : webVtt(made.segments)
    const headers = {
      'content-disposition': isText ? 'attachment; filename="transcript.txt"' : 'inline',
      'cache-control': 'private, no-cache',
    }
    const contentType = `${isText ? 'text/plain' : 'text/vtt'}; charset=utf-8`
    return { file: { contentType, bytes: Buffer.from(text), headers } }
  },
}
