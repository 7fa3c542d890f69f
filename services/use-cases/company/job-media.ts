import { type MediaPlace, mediaFileProblem, mediaUrl } from '#contracts/job/media/media.ts'
import { endingOf, UNSUPPORTED_FILE } from '#contracts/job/modules/files.ts'
import { type Asker, actorOf } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { isMediaUsed, jobMediaOf } from '../../core/pictures/job-media.ts'

/** Who sends, as the record of the upload names them. */
const senderOf = (asker: Asker) => ({
  companyId: asker.companyId,
  userId: asker.kind === 'apiKey' ? (asker.owner?.userId ?? asker.keyId) : actorOf(asker).id,
  keyId: asker.kind === 'apiKey' ? asker.keyId : undefined,
})

export const jobMediaUseCases = (core: Core) => ({
  /**
   * What may be sent for a job, and by whom (REC-018, REC-019, LEG-044). Without a `name` the file says what it is.
   * @throws Rejected 'media/unsupported-type' for a name that does not fit the place.
   */
  async beginJobMedia(
    asker: Asker,
    { place, name, commandId }: { place: MediaPlace; name?: string; commandId: string },
  ) {
    allow(asker, 'jobs.create')
    if (name !== undefined && mediaFileProblem(place, { name, size: 1 }))
      throw new Rejected('media/unsupported-type', UNSUPPORTED_FILE, { filename: UNSUPPORTED_FILE })
    const mediaId = uuid5(commandId, `media for ${place}`)
    return {
      mediaId,
      url: mediaUrl('files', mediaId),
      ticket: { sender: senderOf(asker), mediaId, place, ending: name === undefined ? '' : endingOf(name) },
    }
  },

  /**
   * Gives up videos and pictures that came for a job (REC-021); those that a job, a version or a template shows are kept.
   * @throws Rejected 'media/not-found' for what the company does not have.
   */
  async removeJobMedia(
    asker: Asker,
    { mediaIds, commandId }: { mediaIds: readonly string[]; commandId: string },
  ): Promise<{ deleted: string[]; kept: string[]; token: ConsistencyToken }> {
    allow(asker, 'jobs.create')
    const { companyId } = asker
    const [deleted, kept]: [string[], string[]] = [[], []]
    for (const mediaId of new Set(mediaIds)) {
      if (!(await jobMediaOf(core.engines.media, companyId, mediaId)))
        throw new Rejected('media/not-found', 'There is no such recording')
      if (await isMediaUsed(core, companyId, mediaId)) kept.push(mediaId)
      else deleted.push(mediaId)
    }
    if (deleted.length === 0) return { deleted, kept, token: {} }
    const command = { type: 'RemoveJobMedia', data: { mediaIds: deleted } } as const
    const { token } = await core.commands.handle(companyDecider, companyId, command, core.context(asker, commandId))
    return { deleted, kept, token }
  },
})
