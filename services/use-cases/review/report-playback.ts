import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { playbackId } from '#contracts/playback/commands.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { playbackDecider } from '#domain/playback/decider.ts'
import type { Core } from '../../core/core.ts'
import { allowOnCandidate } from '../../core/authorize.ts'

type Report = {
  candidateId: CandidateId
  recordingId: string
  ranges: [number, number][]
  commandId?: string
}

/** What a person's player has shown, from those who may watch it. Of a program, or of a recording that is no more, nothing is kept. */
export const reportPlayback =
  (core: Core) =>
  async (asker: Asker, { candidateId, recordingId, ranges, commandId }: Report): Promise<void> => {
    await allowOnCandidate(core, asker, 'candidates.read', candidateId)
    const { state } = await core.commands.stateOf(candidateDecider, asker, candidateId)
    if (!isKnown(state)) throw new Rejected('candidate/not-found', 'No such candidate')
    if (asker.kind !== 'user' || !state.takes.some((take) => take.recordingId === recordingId)) return
    const reviewerId = asker.userId
    await core.commands.handle(
      playbackDecider,
      playbackId(candidateId, reviewerId),
      { type: 'ReportPlayback', data: { candidateId, jobId: state.jobId, recordingId, reviewerId, ranges } },
      core.context(asker, commandId),
    )
  }
