import { said, type Words } from '../../kernel/wording.ts'
import { endingOf, fileNameProblem, UNSUPPORTED_FILE } from '../modules/files.ts'
import { NOT_VERTICAL } from '../modules/media-words.ts'
import { matchLink } from './link.ts'

/** A video or picture of a job. Its URL says what it is (B§4): a stored recording, a stored file, or a link. */
export type JobMedia = {
  url: string
  type: 'video' | 'picture'
  /** Whether a still of the video is stored beside it. */
  poster?: boolean | undefined
  /** The name of the file it was. */
  title?: string | undefined
}

/** What is kept by the company itself. */
export const storedSorts = ['recordings', 'files'] as const
export type StoredSort = (typeof storedSorts)[number]
export type MediaSource = StoredSort | 'link'

const MEDIA_PATH = '/job-media'
export const mediaUrl = (sort: StoredSort, mediaId: string) => `${MEDIA_PATH}/${sort}/${mediaId}`
const stored = new RegExp(`^${MEDIA_PATH}/(recordings|files)/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`)

/** The stored file behind a URL; null for a link. */
export function storedIn(url: string): { sort: StoredSort; mediaId: string } | null {
  const [, sort, mediaId] = stored.exec(url) ?? []
  return sort && mediaId ? { sort: sort as StoredSort, mediaId } : null
}

/** Null for what is nothing of ours, and no link of a known provider either. */
export const sourceOf = (url: string): MediaSource | null =>
  storedIn(url)?.sort ?? (matchLink(url).state === 'matched' ? 'link' : null)

/** A picture is a stored file; a link is a video. */
export const isSound = ({ url, type }: Pick<JobMedia, 'url' | 'type'>) => {
  const source = sourceOf(url)
  return source !== null && (type === 'video' || source === 'files')
}

/** Where in a job a medium is put, with what fits there, in megabytes (B§5, B§9). */
export const mediaPlaces = {
  intro: { video: 200, picture: null },
  /** Of a job whose candidates come to its page, most of them on a phone. */
  portrait: { video: 200, picture: null },
  outro: { video: 200, picture: null },
  question: { video: 100, picture: 2 },
  videoQuestion: { video: 100, picture: null },
} as const satisfies Record<string, Record<JobMedia['type'], number | null>>
export type MediaPlace = keyof typeof mediaPlaces
export const isPlace = (place: string | null | undefined): place is MediaPlace =>
  Object.hasOwn(mediaPlaces, place ?? '')

/** Seconds of a recording made in the upload widget (B§9). */
export const WIDGET_RECORDING_S = 60

/** What to say of a video that is wider than high where phones show it (REC-030). It is taken all the same. */
export const frameAdvice = (place: MediaPlace, frame: { width: number; height: number } | null): Words | null =>
  place === 'portrait' && frame && frame.height <= frame.width ? NOT_VERTICAL : null

const MB = 1024 * 1024
export const tooBig = (megabytes: number) => said`This file is too big (max. size is ${megabytes}MB)`

/** Types by content, with the endings that a name may have. */
export const mediaTypes: Readonly<Record<string, { type: JobMedia['type']; endings: readonly string[] }>> = {
  'video/mp4': { type: 'video', endings: ['mp4', 'm4v'] },
  'video/webm': { type: 'video', endings: ['webm'] },
  'video/quicktime': { type: 'video', endings: ['mov', 'qt'] },
  'image/png': { type: 'picture', endings: ['png'] },
  'image/jpeg': { type: 'picture', endings: ['jpg', 'jpeg', 'jpe'] },
  'image/gif': { type: 'picture', endings: ['gif'] },
  'image/webp': { type: 'picture', endings: ['webp'] },
}

/** What a file would be in this place by its content; null when it does not fit there. */
export function fittingType(place: MediaPlace, mimeType: string): JobMedia['type'] | null {
  const { type } = mediaTypes[mimeType] ?? { type: null }
  return type && mediaPlaces[place][type] !== null ? type : null
}

export const mostBytes = (place: MediaPlace, type: JobMedia['type']) => (mediaPlaces[place][type] ?? 0) * MB

/** What is wrong with a file as far as its name and size say; what it holds is looked at where it arrives. */
export function mediaFileProblem(place: MediaPlace, { name, size }: { name: string; size: number }): Words | null {
  const ending = endingOf(name)
  const [, known] = Object.entries(mediaTypes).find(([, { endings }]) => endings.includes(ending)) ?? []
  const megabytes = known && mediaPlaces[place][known.type]
  if (!megabytes) return UNSUPPORTED_FILE
  return size > megabytes * MB ? tooBig(megabytes) : fileNameProblem(name)
}

/** For a file chooser. */
export const acceptedMedia = (place: MediaPlace) =>
  Object.keys(mediaTypes)
    .filter((mimeType) => fittingType(place, mimeType) !== null)
    .join()
