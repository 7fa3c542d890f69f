import { fileTypeFromBuffer } from 'file-type'
import type { mediaRoutes } from '#contracts/http/api/media.ts'
import { type MediaPlace, mediaUrl, storedIn } from '#contracts/job/media/media.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { Platform } from '../../../platform.ts'
import { jobMediaOf } from '../../../core/pictures/job-media.ts'
import { issueTicket } from '../../../uploads/ticket.ts'
import { DIRECT_PATH } from '../../direct-upload-path.ts'
import type { Handlers } from '../call.ts'

async function readyAs({ engines }: Platform, { companyId }: Asker, term: string): Promise<string | null> {
  const named = storedIn(term)
  const info = await jobMediaOf(engines.media, companyId, named?.mediaId ?? term)
  return info && mediaUrl(named?.sort ?? 'files', info.id)
}

/** An address that takes one file, and what a job will hold of it. */
async function addressFor(
  { engines, settings, useCases, now }: Platform,
  asker: Asker,
  begun: { place: MediaPlace; name?: string; commandId: string },
) {
  const { mediaId, url, ticket } = await useCases.company.beginJobMedia(asker, begun)
  return {
    videoId: mediaId,
    url,
    to: `${settings.publicUrl}${DIRECT_PATH}/${issueTicket(engines.keys, ticket, now())}`,
  }
}

const isPicture = (filename: string, type = '') =>
  type.startsWith('image/') || /\.(png|jpe?g|jpe|gif|webp)$/i.test(filename)

export const mediaHandlers: Handlers<typeof mediaRoutes> = {
  async checkVideoUpload(platform, { asker, query }) {
    const url = await readyAs(platform, asker, query.term)
    return { body: { ready: url !== null, url } }
  },

  async newVideoUpload(platform, { asker, commandId }) {
    const { to: uploadURL, ...rest } = await addressFor(platform, asker, { place: 'intro', commandId })
    return { body: { ...rest, uploadURL } }
  },

  async signedUpload(platform, { asker, query: { filename: name, type }, commandId }) {
    const place = isPicture(name, type) ? 'question' : 'intro'
    const { to: signedUrl, ...rest } = await addressFor(platform, asker, { place, name, commandId })
    return { body: { ...rest, signedUrl } }
  },

  async videoQuestionSignedUrl(platform, { asker, query: { filename: name }, commandId }) {
    const begun = { place: 'videoQuestion', commandId, ...(name && { name }) } as const
    const { to: signedUrl, ...rest } = await addressFor(platform, asker, begun)
    return { body: { ...rest, signedUrl } }
  },

  async uploadVideoFile({ useCases, uploads }, { asker, file, commandId }) {
    const body = await file(async ({ data }) => {
      const { head, bytes } = await beginningOf(data)
      const { ext: ending = '', mime = '' } = (await fileTypeFromBuffer(head)) ?? {}
      const place = mime.startsWith('image/') ? 'question' : 'intro'
      const { mediaId, url, ticket } = await useCases.company.beginJobMedia(asker, { place, commandId })
      await uploads.receive({ ...ticket, ending }, bytes)
      return { videoId: mediaId, url }
    })
    return { body }
  },

  async deleteVideoFile({ useCases }, { asker, body: { videoId, files = [] }, commandId }) {
    const named = videoId === undefined ? files : [videoId, ...files]
    const mediaIds = named.map((each) => storedIn(each)?.mediaId ?? each)
    const { token, ...body } = await useCases.company.removeJobMedia(asker, { mediaIds, commandId })
    return { body, token }
  },
}

/** As much as the type of a file is known by. */
const HEAD_BYTES = 4100

/** The first bytes of a file, and all of them. */
async function beginningOf(data: AsyncIterable<Uint8Array>) {
  const rest = data[Symbol.asyncIterator]()
  const pieces: Uint8Array[] = []
  let ended = false
  while (!ended && pieces.reduce((sum, { length }) => sum + length, 0) < HEAD_BYTES) {
    const next = await rest.next()
    if (next.done) ended = true
    else pieces.push(next.value)
  }
  async function* bytes() {
    yield* pieces
    if (!ended) yield* { [Symbol.asyncIterator]: () => rest }
  }
  return { head: new Uint8Array(Buffer.concat(pieces)), bytes: bytes() }
}
