import { Rejected } from '#contracts/kernel/rejections.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { roomForFile } from '#domain/candidate/policies/files.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { publishedJourney } from '#domain/job/job.ts'
import { companyDecider } from '#domain/company/decider.ts'
import type { MediaInfo } from '#infra/engines/media-store/media-store.ts'
import { uuid5 } from '#infra/hashing.ts'
import { admit, candidateAsker } from '../use-cases/candidacy/candidate-asker.ts'
import type { CandidateIdentity } from '../use-cases/candidacy/candidate-token.ts'
import type { Core } from '../core/core.ts'
import { keepPoster } from './keep-poster.ts'
import { files, openFile } from './files.ts'
import { jobMedia } from './job-media.ts'
import { keepMediaPoster } from './keep-media-poster.ts'
import { jobMediaType } from '../core/pictures/job-media.ts'
import type { MediaLabel, StaffIdentity } from './purpose.ts'
import { recordings, type Submission } from './recordings.ts'
import { sealedType } from './file-content.ts'
import { uploads } from './uploads.ts'

/** Uploads bound to the platform: what they declare and confirm goes into the candidate's stream. */
export function openUploads(core: Core) {
  const { commands, engines } = core

  async function walkOf({ companyId, jobId, candidateId }: CandidateIdentity) {
    const asker = candidateAsker({ companyId, jobId, candidateId })
    const { state } = await commands.stateOf(candidateDecider, asker, candidateId)
    const job = await commands.stateOf(jobDecider, asker, jobId)
    const journey =
      isKnown(state) && state.journeyVersion !== null ? publishedJourney(job.state, state.journeyVersion) : null
    if (!journey) throw new Rejected('candidate/not-started', 'Please begin with the start form')
    const closesAt = job.state.status === 'unknown' ? null : (job.state.deadline?.at ?? null)
    return { asker, state, journey, closesAt }
  }

  async function submit({
    companyId,
    jobId,
    candidateId,
    recordingId,
    moduleId,
    questionId,
    take,
    mimeType,
  }: Submission) {
    const { asker, journey, closesAt } = await walkOf({ companyId, jobId, candidateId })
    const data = { candidateId, recordingId, moduleId, questionId, take, mimeType, journey, closesAt }
    await commands.handle(
      candidateDecider,
      candidateId,
      { type: 'SubmitRecording', data },
      core.context(asker, uuid5(recordingId, 'submit')),
    )
  }

  const recording = recordings({
    media: engines.media,
    submit,
    async confirm({ companyId, jobId, candidateId, recordingId, durationMs }, { sha256, size, mimeType }) {
      await commands.handle(
        candidateDecider,
        candidateId,
        { type: 'ConfirmRecording', data: { candidateId, recordingId, sha256, size, mimeType, durationMs } },
        core.context(candidateAsker({ companyId, jobId, candidateId }), uuid5(recordingId, 'confirm')),
      )
    },
  })
  const file = files({
    media: engines.media,
    keys: engines.keys,
    async allow(label) {
      const { state, journey } = await walkOf(label)
      roomForFile(label.moduleId, journey, state)
    },
    async confirm(label, { sha256, size, mimeType }) {
      const { candidateId, moduleId, recordingId: fileId } = label
      const { asker, journey } = await walkOf(label)
      const data = { candidateId, fileId, moduleId, sha256, size, mimeType: sealedType(mimeType) ?? mimeType, journey }
      const context = core.context(asker, uuid5(fileId, 'confirm'))
      await commands.handle(candidateDecider, candidateId, { type: 'ConfirmFile', data }, context)
    },
  })
  async function confirmMedia(
    { recordingId: mediaId, companyId, userId, keyId, place }: MediaLabel,
    { sha256, size, mimeType }: MediaInfo,
  ) {
    const data = { mediaId, place, mimeType: jobMediaType(mimeType) ?? mimeType, sha256, size }
    const asker = keyId
      ? ({ kind: 'apiKey', companyId, keyId, permissions: [] } as const)
      : ({ kind: 'user', companyId, userId, role: 'admin', creator: false, permissions: [] } as const)
    const context = core.context(asker, uuid5(mediaId, 'kept for a job'))
    await commands.handle(companyDecider, companyId, { type: 'AddJobMedia', data }, context)
  }
  const kept = uploads({
    directory: engines.folder('uploads'),
    keys: engines.keys,
    media: engines.media,
    admit: (holder) => admit(core, holder),
    purposes: { recording, file, media: jobMedia({ media: engines.media, confirm: confirmMedia }) },
    async owns(candidate, recordingId) {
      const { state } = await commands.stateOf(candidateDecider, candidateAsker(candidate), candidate.candidateId)
      return (
        isKnown(state) &&
        (state.takes.some((take) => take.recordingId === recordingId && take.uploaded) ||
          state.files.some(({ fileId }) => fileId === recordingId))
      )
    },
  })
  return {
    ...kept,
    keepPoster: keepPoster(core),
    keepMediaPoster: (colleague: StaffIdentity, sent: { mediaId: string; bytes: Buffer }) =>
      keepMediaPoster(engines.media, colleague, sent),
    openFile: (candidate: Pick<CandidateIdentity, 'companyId' | 'candidateId'>, fileId: string) =>
      openFile(engines, candidate, fileId),
  }
}
