import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { isStaff, type Uploader, type UploadLabel } from './purpose.ts'
import { MAX_RECORDING_BYTES } from './recording-file.ts'

/** An upload that gets no byte for this long is removed from disk. The take stays declared and can be sent anew. */
export const UNFINISHED_DAYS = 7
/** Whether what one began is the other's. */
export const isOf = (label: Uploader, other: Uploader): boolean =>
  label.companyId === other.companyId &&
  (isStaff(label)
    ? isStaff(other) && label.userId === other.userId
    : !isStaff(other) && label.candidateId === other.candidateId)

/** What one application, or one colleague, may have declared and not yet sent whole, in bytes. */
export const MOST_OF_APPLICATION = 5 * MAX_RECORDING_BYTES
/** What may have arrived for one company without being whole, in bytes: only bytes that were sent take room from others. */
export const MOST_OF_COMPANY = 100 * MAX_RECORDING_BYTES

/** An upload that is under way. `arrived`: bytes on disk. `lastByteAt`: milliseconds since 1970. */
export type Unfinished = { label: UploadLabel; arrived: number; lastByteAt: number }

export async function unfinishedIn(
  directory: string,
  labelOf: (id: string) => Promise<UploadLabel | null>,
): Promise<Unfinished[]> {
  const found: Unfinished[] = []
  for (const file of await readdir(directory)) {
    if (!file.endsWith('.json')) continue
    const id = file.slice(0, -'.json'.length)
    // It may be finished while this looks at it.
    const [label, bytes, begun] = await Promise.all([
      labelOf(id).catch(() => null),
      stat(join(directory, id)).catch(() => null),
      stat(join(directory, file)).catch(() => null),
    ])
    if (label && begun)
      found.push({ label, arrived: bytes?.size ?? 0, lastByteAt: Math.max(bytes?.mtimeMs ?? 0, begun.mtimeMs) })
  }
  return found
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** @throws Rejected 'media/too-many-uploads' when the application or its company has too much under way for one more. */
export function roomFor(wanted: UploadLabel, unfinished: Unfinished[]): void {
  const others = unfinished.filter(
    ({ label }) => label.companyId === wanted.companyId && label.recordingId !== wanted.recordingId,
  )
  const own = others.filter(({ label }) => isOf(label, wanted))
  if (
    sum(own.map(({ label }) => label.size)) + wanted.size > MOST_OF_APPLICATION ||
    sum(others.map(({ arrived }) => arrived)) > MOST_OF_COMPANY
  )
    throw new Rejected(
      'media/too-many-uploads',
      'Too many recordings are on their way at once. This one is sent when the others have arrived.',
    )
}

/** The uploads that got no byte for too long; complete ones are left to be finished. */
export const staleOf = (unfinished: Unfinished[], now: number) =>
  unfinished.filter(
    ({ label, arrived, lastByteAt }) => arrived < label.size && now - lastByteAt > UNFINISHED_DAYS * 24 * 3600_000,
  )
