import type { MediaPlace } from '#contracts/job/media/media.ts'
import type { CompanyId, UserId } from '#contracts/kernel/ids.ts'
import type { MediaInfo } from '#infra/engines/media-store/media-store.ts'
import type { CandidateIdentity } from '../use-cases/candidacy/candidate-token.ts'

/** A signed-in person who may edit jobs; `keyId` if a program acts, for that person or on its own. */
export type StaffIdentity = { companyId: CompanyId; userId: UserId; keyId?: string | undefined }
export type Uploader = CandidateIdentity | StaffIdentity
export const isStaff = (uploader: object): uploader is StaffIdentity => 'userId' in uploader

type Common = { recordingId: string; mimeType: string; sha256: string; durationMs: number; size: number }
/** What is written beside an upload when it begins. Without a purpose it is a recording. */
export type RecordingLabel = CandidateIdentity & Common & { purpose?: undefined }
export type FileLabel = CandidateIdentity & Common & { purpose: 'file'; moduleId: string; ending: string }
/** A video or picture for a job. */
export type MediaLabel = StaffIdentity & Common & { purpose: 'media'; place: MediaPlace; ending: string }
export type UploadLabel = RecordingLabel | FileLabel | MediaLabel

/** What its sender says of an upload before the first byte: names to texts. */
export type Metadata = Record<string, string | null>

/** One sort of upload: how it is described, what its bytes have to be, and how it is kept. */
export type Purpose<Label extends UploadLabel, Sender extends Uploader = CandidateIdentity> = {
  /** @throws Rejected when it is not described well enough, or larger than allowed. */
  labelOf(sender: Sender, metadata: Metadata, size: number | undefined): Label
  /** Declares it; refuses one that the journey does not allow. */
  declare(label: Label, metadata: Metadata): Promise<void>
  /** The type that the bytes on disk have. @throws Rejected 'media/unsupported-type'. */
  typeOf(label: Label, path: string): Promise<string>
  /** Into the media store, durably; answers the same when repeated, also when the file at `path` has gone there already. */
  keep(label: Label, path: string, mimeType: string): Promise<MediaInfo>
  /** Puts the fact on record; repeating it is harmless. */
  confirm(label: Label, stored: MediaInfo): Promise<void>
}

export type Purposes = {
  recording: Purpose<RecordingLabel>
  file: Purpose<FileLabel>
  media: Purpose<MediaLabel, StaffIdentity>
}
type Any = Purpose<UploadLabel, Uploader>
/** The table sees to it that each is only ever given its own labels. */
export const purposeOf = (purposes: Purposes, { purpose }: Pick<UploadLabel, 'purpose'>): Any =>
  purposes[purpose ?? 'recording'] as unknown as Any
/** What a sender may begin: staff send media for jobs, candidates recordings and files. */
export const purposeFor = (purposes: Purposes, sender: Uploader, { purpose }: Metadata): Any =>
  purposeOf(purposes, { purpose: isStaff(sender) ? 'media' : purpose === 'file' ? 'file' : undefined })
