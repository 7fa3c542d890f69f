import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { wordsWithout } from '#projections/board/words.ts'
import { type TranscriptOfRecording, transcripts, type TranscriptsView } from '#projections/candidates/transcripts.ts'
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
    const data = { ...correction, words: await wordsAfter(core, asker, correction) }
    return send(core, asker, { type: 'CorrectTranscript', data }, commandId)
  }

/** What the transcript would use most: of the record as it is, which a person from whom names are hidden does not read. */
async function wordsAfter(core: Core, { companyId }: Asker, correction: Of & { segment: number; text: string }) {
  const { candidateId, recordingId, segment, text } = correction
  const records = await core.engines.store.read(streamName(companyId, 'candidate', candidateId))
  const history = await core.codec.decodeAll<CandidateEvent>(records)
  const view = history.reduce<TranscriptsView | null>((before, each) => transcripts.evolve(before, each), null)
  const heard = view?.transcripts.find((each) => each.recordingId === recordingId)
  if (!heard) return undefined
  const said = heard.segments.map((each, index) => (index === segment ? text : each.text)).join(' ')
  const names = history.flatMap(({ event }) => ('name' in event.data ? [String(event.data.name)] : []))
  return wordsWithout(names, { text: said, language: heard.language })
}

async function send(core: Core, asker: Asker, command: CandidateCommand, commandId?: string): Written {
  const { candidateId } = command.data
  const { token } = await core.commands.handle(candidateDecider, candidateId, command, core.context(asker, commandId))
  return { token }
}
