import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { EMPTY_FILE, endingOf, fileNameProblem, MAX_FILE_BYTES, TOO_BIG } from '#contracts/job/modules/files.ts'
import { ModuleId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { wordingOf } from '#contracts/kernel/wording.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import { type MediaInfo, MediaLost, type MediaStore } from '#infra/engines/media-store/media-store.ts'
import { openBytes, sealBytes } from '#infra/sealed-bytes.ts'
import type { CandidateIdentity } from '../use-cases/candidacy/candidate-token.ts'
import { contentType, sealed } from './file-content.ts'
import type { FileLabel, Metadata, Purpose } from './purpose.ts'

type Deps = {
  media: MediaStore
  keys: KeyRing
  /** Refuses a file that the journey does not ask for. */
  allow: (label: FileLabel) => Promise<void>
  confirm: (label: FileLabel, stored: MediaInfo) => Promise<void>
}

/** Files that candidates send for a question. They are stored under the candidate's own key, and are gone with it. */
export const files = ({ media, keys, allow, confirm }: Deps): Purpose<FileLabel> => ({
  labelOf,
  declare: allow,
  typeOf: ({ ending }, path) => contentType(path, ending),
  async keep({ companyId, candidateId, recordingId: id }, path, mimeType) {
    const known = await media.info(id)
    if (known) return known
    if (!existsSync(path)) throw new MediaLost(`Nothing is stored for ${id}`)
    const key = await keys.key(streamName(companyId, 'candidate', candidateId))
    if (!key) throw new Rejected('candidate/not-found', 'No such candidate')
    return media.put(
      { id, tenant: companyId, mimeType: sealed(mimeType) },
      sealBytes(key, nameOf(candidateId, id), await readFile(path)),
    )
  },
  confirm,
})

/** What a file was sealed as: it opens for its own candidate and under its own id only. */
const nameOf = (candidateId: string, fileId: string) => `file|${candidateId}|${fileId}`

/** The content of a stored file; null once it, or its candidate's key, is gone. */
export async function openFile(
  { media, keys }: Pick<Deps, 'media' | 'keys'>,
  { companyId, candidateId }: Pick<CandidateIdentity, 'companyId' | 'candidateId'>,
  fileId: string,
): Promise<Buffer | null> {
  const info = await media.info(fileId)
  const key = await keys.key(streamName(companyId, 'candidate', candidateId))
  if (info?.tenant !== companyId || !key) return null
  const parts: Buffer[] = []
  for await (const part of await media.read(fileId)) parts.push(part as Buffer)
  return openBytes(key, nameOf(candidateId, fileId), Buffer.concat(parts))
}

function labelOf(candidate: CandidateIdentity, metadata: Metadata, size: number | undefined): FileLabel {
  if (size === 0) throw new Rejected('request/invalid', EMPTY_FILE)
  if (size !== undefined && size > MAX_FILE_BYTES) throw new Rejected('media/too-large', TOO_BIG)
  const { moduleId, sha256, name } = metadata
  const wrong: Record<string, string> = {}
  if (!/^[0-9a-f]{64}$/.test(sha256 ?? '')) wrong.sha256 = 'Required field'
  if (!ModuleId.safeParse(moduleId).success) wrong.moduleId = 'Required field'
  const problem = fileNameProblem(name ?? '')
  if (problem) wrong.name = wordingOf(problem).text
  if (!size) wrong.size = 'Required field'
  if (Object.keys(wrong).length > 0)
    throw new Rejected('request/invalid', problem ?? 'This upload is not described well enough', wrong)
  const { companyId, jobId, candidateId } = candidate
  return {
    purpose: 'file',
    companyId,
    jobId,
    candidateId,
    recordingId: metadata.recordingId!,
    moduleId: moduleId!,
    // Of the name no more is written down than what tells kinds of documents apart.
    ending: endingOf(name!),
    mimeType: '',
    sha256: sha256!,
    durationMs: 0,
    size: size!,
  }
}
