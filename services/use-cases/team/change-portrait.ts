import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { UserCommandData } from '#contracts/user/commands.ts'
import { MAX_PORTRAIT_BYTES, portraitPath } from '#contracts/user/portrait.ts'
import { userDecider } from '#domain/user/decider.ts'
import { sha256, uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import { pictureType } from '../../uploads/picture-type.ts'
import { requireChangeOf } from './require-change-of.ts'

type Portrait = UserCommandData<'ChangePortrait'>['portrait']

/**
 * Puts a picture up, or takes it away with null; answers where it is served.
 * @throws Rejected 'media/too-large' or 'media/unsupported-type', by its bytes and not by its name.
 */
export const changePortrait =
  (core: Core) =>
  async (
    asker: Asker,
    { userId, bytes, commandId }: { userId: UserId; bytes: Buffer | null; commandId: string },
  ): Promise<{ path: string | null; token: ConsistencyToken }> => {
    await requireChangeOf(core, asker, userId)
    const portrait = bytes && (await stored(core, asker, bytes, commandId))
    const { token } = await core.commands
      .handle(userDecider, userId, { type: 'ChangePortrait', data: { portrait } }, core.context(asker, commandId))
      .catch(async (error: unknown) => {
        if (portrait && error instanceof Rejected) await core.engines.media.delete(portrait.portraitId)
        throw error
      })
    return { path: portraitPath({ user_id: userId, portraitId: portrait?.portraitId ?? null }), token }
  }

/** The id follows from command and bytes: a repetition stores nothing new, and other bytes are another picture. */
async function stored(
  { engines }: Core,
  { companyId }: Asker,
  bytes: Buffer,
  commandId: string,
): Promise<NonNullable<Portrait>> {
  if (bytes.length > MAX_PORTRAIT_BYTES) throw pictureProblem('media/too-large', 'Choose a picture of at most 1 MB')
  const mimeType = pictureType(bytes)
  if (!mimeType) throw pictureProblem('media/unsupported-type', 'Choose a picture in PNG, JPEG or WebP format')
  const portraitId = uuid5(commandId, sha256(bytes))
  const { sha256: digest, size } = await engines.media.put({ id: portraitId, tenant: companyId, mimeType }, bytes)
  return { portraitId, sha256: digest, size, mimeType }
}

const pictureProblem = (code: 'media/too-large' | 'media/unsupported-type', message: string) =>
  new Rejected(code, message, { image: message })
