import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import type { Core } from '../core/core.ts'
import { erasure } from '../effects/reactions.ts'
import type { ProcessManager } from './process-manager.ts'

/** A file that is no longer an answer is erased. */
export const removedFileIsErased: ProcessManager<CandidateEvent> = {
  name: 'removed-file-is-erased',
  category: 'candidate',
  on: ['FileRemoved'],
  react: ({ event, stream }) =>
    event.type === 'FileRemoved'
      ? [erasure({ candidateId: parseStream(stream).id, recordingId: event.data.fileId })]
      : [],
}

/** When a candidate is deleted, so are their recordings, the stills of them and their files, wherever their sending had got to. */
export const deletedCandidateLosesRecordings: ProcessManager<CandidateEvent, string[]> = {
  name: 'deleted-candidate-loses-recordings',
  category: 'candidate',
  on: ['CandidateDeleted'],
  look: recordingsOf,
  react: ({ stream }, recordings) => {
    const candidateId = parseStream(stream).id
    return recordings.map((recordingId) => erasure({ candidateId, recordingId }))
  },
}

async function recordingsOf({ engines, codec }: Core, { stream }: Recorded<CandidateEvent>): Promise<string[]> {
  const history = await codec.decodeAll<CandidateEvent>(await engines.store.read(stream))
  return [
    ...new Set(
      history.flatMap(({ event }) =>
        event.type === 'RecordingSubmitted'
          ? [event.data.recordingId]
          : event.type === 'RecordingPosterAdded'
            ? [event.data.posterId]
            : event.type === 'FileUploaded'
              ? [event.data.fileId]
              : [],
      ),
    ),
  ]
}
