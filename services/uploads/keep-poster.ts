import { posterTypes } from '#contracts/candidate/poster.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../core/core.ts'
import { admit } from '../use-cases/candidacy/candidate-asker.ts'
import { readCandidateToken } from '../use-cases/candidacy/candidate-token.ts'
import { pictureType } from './picture-type.ts'

type Sent = { token: string | null; recordingId: string; bytes: Buffer }

/** Its candidate's alone, also where another shows the same recording. */
export const posterIdOf = (candidateId: string, recordingId: string) => uuid5(recordingId, `poster of ${candidateId}`)

/** Keeps a still of a recording the candidate has declared. The first one stays, however often one is sent. */
export const keepPoster =
  (core: Core) =>
  async ({ token, recordingId, bytes }: Sent): Promise<void> => {
    const { commands, engines } = core
    const holder = readCandidateToken(engines.keys, token)
    if (!holder) throw new Rejected('auth/required', 'This upload needs the link of its candidate')
    const asker = await admit(core, holder)
    const type = pictureType(bytes)
    const mimeType = posterTypes.find((each) => each === type)
    if (!mimeType) throw new Rejected('media/unsupported-type', 'This file type is not supported')
    const { candidateId, companyId } = asker
    const posterId = posterIdOf(candidateId, recordingId)
    const { sha256, size } = await engines.media.put({ id: posterId, tenant: companyId, mimeType }, bytes)
    const data = { candidateId, recordingId, posterId, sha256, size, mimeType }
    await commands
      .handle(candidateDecider, candidateId, { type: 'AddRecordingPoster', data }, core.context(asker, posterId))
      .catch(async (error: unknown) => {
        // Of a recording that is not theirs, or of a candidate who was deleted meanwhile: nothing will show it.
        if (error instanceof Rejected && error.code.endsWith('not-found')) await engines.media.delete(posterId)
        throw error
      })
  }
