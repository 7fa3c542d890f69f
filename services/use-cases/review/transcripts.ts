import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { TranscriptOfRecording } from '#projections/candidates/transcripts.ts'
import { allowOnCandidate } from '../../core/authorize.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import type { Core } from '../../core/core.ts'

type Of = { candidateId: CandidateId; recordingId: string; commandId?: string }
type Written = Promise<{ token: ConsistencyToken }>

/** `service`: whether there is one that makes transcripts. @throws Rejected 'candidate/not-found' */
export const transcriptsOf =
  (core: Core) =>
  async (
    asker: Asker,
    candidateId: CandidateId,
  ): Promise<{ service: boolean; transcripts: readonly TranscriptOfRecording[] }> => {
    await allowOnCandidate(core, asker, 'candidates.read', candidateId)
    const transcripts = await core.readers.transcriptsOf(asker, candidateId)
    if (!transcripts) throw new Rejected('candidate/not-found', 'No such candidate')
    return { service: core.engines.transcriber !== null, transcripts }
  }

/**
 * Has a recording transcribed that has no transcript, or one in another language.
 * @throws Rejected 'transcriber/not-set-up', 'candidate/recording-not-found'
 */
export const askForTranscript =
  (core: Core) =>
  async (
    asker: Asker,
    { commandId, ...asked }: Of & Pick<Extract<CandidateCommand, { type: 'AskForTranscript' }>['data'], 'language'>,
  ): Written => {
    await allowOnCandidate(core, asker, 'candidates.review', asked.candidateId)
    const { state } = await core.commands.stateOf(candidateDecider, asker, asked.candidateId)
    if (!isKnown(state)) throw new Rejected('candidate/not-found', 'No such candidate')
    if (!core.engines.transcriber) throw new Rejected('transcriber/not-set-up', 'No transcription service is set up')
    return send(core, asker, { type: 'AskForTranscript', data: asked }, commandId)
  }

/** @throws Rejected 'candidate/transcript-changed' where another reviewer was first, 'candidate/transcript-not-found' */
export const correctTranscript =
  (core: Core) =>
  async (
    asker: Asker,
    { commandId, ...correction }: Of & { basedOn: number; segment: number; text: string },
  ): Written => {
    await allowOnCandidate(core, asker, 'candidates.review', correction.candidateId)
    return send(core, asker, { type: 'CorrectTranscript', data: correction }, commandId)
  }

async function send(core: Core, asker: Asker, command: CandidateCommand, commandId?: string): Written {
  const { candidateId } = command.data
  const { token } = await core.commands.handle(candidateDecider, candidateId, command, core.context(asker, commandId))
  return { token }
}
