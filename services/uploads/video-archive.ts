import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import type { MediaInfo, MediaStore } from '#infra/engines/media-store/media-store.ts'
import { readableName, videoName } from './video-name.ts'

type Recorded = Pick<CandidateDetail, 'name' | 'recordings'>

/**
 * The uploaded recordings of candidates as one archive, a folder for each candidate, read while it is sent. Videos that are lost
 * are named in a text file. `size` is that of the whole archive in bytes.
 */
export async function videoArchive(
  media: MediaStore,
  companyId: string,
  candidates: readonly Recorded[],
): Promise<{ size: number; body: Readable }> {
  const zip = new ZipFile()
  const lost: string[] = []
  const folders = new Set<string>()
  let reading: Readable | undefined
  for (const { name, recordings } of candidates) {
    const folder = unused(readableName(name) || 'Video', folders)
    for (const [place, { recordingId, state, mimeType, submittedAt }] of recordings.entries()) {
      if (state !== 'uploaded') continue
      const file = `${folder}/${videoName(name, place + 1, mimeType)}`
      const info = await media.info(recordingId).catch(() => null)
      if (info?.tenant === companyId) add(file, info, submittedAt)
      else lost.push(file)
    }
  }
  if (lost.length > 0) zip.addBuffer(Buffer.from(`${lost.join('\n')}\n`), 'Not included.txt', { compress: false })
  const body = new PassThrough()
  // A read that fails ends the answer before its length: the browser says that it is not whole.
  zip.on('error', (error) => body.destroy(error))
  // Who asked may go away in the middle.
  body.on('close', () => reading?.destroy())
  const size = await new Promise<number>((resolve) =>
    // The types of yazl leave out the size that it passes.
    zip.end({ forceZip64Format: false, comment: '' }, resolve as () => void),
  )
  zip.outputStream.pipe(body)
  return { size, body }

  function add(file: string, { id, size }: MediaInfo, submittedAt: string) {
    const options = { compress: false, size, mtime: new Date(submittedAt) }
    zip.addReadStreamLazy(file, options, (opened) => {
      media.read(id).then(
        (stream) => {
          reading = stream
          opened(null, stream)
        },
        (error: unknown) => opened(error, null as never),
      )
    })
  }
}

/** Two people of one name have two folders. */
function unused(name: string, used: Set<string>): string {
  let free = name
  for (let time = 2; used.has(free.toLowerCase()); time++) free = `${name} (${time})`
  used.add(free.toLowerCase())
  return free
}
