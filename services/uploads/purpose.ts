import type { MediaInfo } from '#infra/engines/media-store/media-store.ts'
import type { CandidateIdentity } from '../use-cases/candidacy/candidate-token.ts'

/** What is written beside an upload when it begins. Without a purpose it is a recording. */
export type UploadLabel = CandidateIdentity & {
  recordingId: string
  mimeType: string
  sha256: string
  durationMs: number
  size: number
} & ({ purpose?: undefined } | { purpose: 'file'; moduleId: string; ending: string })

export type FileLabel = Extract<UploadLabel, { purpose: 'file' }>
export type RecordingLabel = Exclude<UploadLabel, FileLabel>

/** What its sender says of an upload before the first byte: names to texts. */
export type Metadata = Record<string, string | null>

/** One sort of upload: how it is described, what its bytes have to be, and how it is kept. */
export type Purpose<Label extends UploadLabel> = {
  /** @throws Rejected when it is not described well enough, or larger than allowed. */
  labelOf(candidate: CandidateIdentity, metadata: Metadata, size: number | undefined): Label
  /** Declares it; refuses one that the journey does not allow. */
  declare(label: Label, metadata: Metadata): Promise<void>
  /** The type that the bytes on disk have. @throws Rejected 'media/unsupported-type'. */
  typeOf(label: Label, path: string): Promise<string>
  /** Into the media store, durably; answers the same when repeated, also when the file at `path` has gone there already. */
  keep(label: Label, path: string, mimeType: string): Promise<MediaInfo>
  /** Puts the fact into the candidate's stream; repeating it is harmless. */
  confirm(label: Label, stored: MediaInfo): Promise<void>
}

export type Purposes = { recording: Purpose<RecordingLabel>; file: Purpose<FileLabel> }
/** The table sees to it that each is only ever given its own labels. */
export const purposeOf = (purposes: Purposes, name: string | null | undefined): Purpose<UploadLabel> =>
  (name === 'file' ? purposes.file : purposes.recording) as Purpose<UploadLabel>
