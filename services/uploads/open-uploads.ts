import { Rejected } from '#contracts/kernel/rejections.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { publishedJourney } from '#domain/job/job.ts'
import { uuid5 } from '#infra/hashing.ts'
import { admit, candidateAsker } from '../use-cases/candidacy/candidate-asker.ts'
import type { Core } from '../core/core.ts'
import { keepPoster } from './keep-poster.ts'
import { type Submission, uploads } from './uploads.ts'

/** Uploads bound to the platform: what they declare and confirm goes into the candidate's stream. */
export function openUploads(core: Core) {
  const { commands, engines } = core

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
    const asker = candidateAsker({ companyId, jobId, candidateId })
    const { state } = await commands.stateOf(candidateDecider, asker, candidateId)
    const job = await commands.stateOf(jobDecider, asker, jobId)
    const journey =
      isKnown(state) && state.journeyVersion !== null ? publishedJourney(job.state, state.journeyVersion) : null
    if (!journey) throw new Rejected('candidate/not-started', 'Please begin with the start form')
    await commands.handle(
      candidateDecider,
      candidateId,
      { type: 'SubmitRecording', data: { candidateId, recordingId, moduleId, questionId, take, mimeType, journey } },
      core.context(asker, uuid5(recordingId, 'submit')),
    )
  }

  const recordings = uploads({
    directory: engines.folder('uploads'),
    keys: engines.keys,
    media: engines.media,
    admit: (holder) => admit(core, holder),
    submit,
    async confirm({ candidateId, recordingId, durationMs, ...identity }, { sha256, size, mimeType }) {
      await commands.handle(
        candidateDecider,
        candidateId,
        { type: 'ConfirmRecording', data: { candidateId, recordingId, sha256, size, mimeType, durationMs } },
        core.context(candidateAsker({ ...identity, candidateId }), uuid5(recordingId, 'confirm')),
      )
    },
    async owns(candidate, recordingId) {
      const { state } = await commands.stateOf(candidateDecider, candidateAsker(candidate), candidate.candidateId)
      return isKnown(state) && state.takes.some((take) => take.recordingId === recordingId && take.uploaded)
    },
  })
  return { ...recordings, keepPoster: keepPoster(core) }
}
