import { type JobMedia, sourceOf } from '#contracts/job/media/media.ts'

export const tabs = ['file', 'link', 'record'] as const
export type Tab = (typeof tabs)[number]

/** The tab that an upload widget opens with follows from the URL it has (B§4). */
export function initialTab(url: string): Tab {
  if (url === '') return 'file'
  const source = sourceOf(url)
  return source === 'recordings' ? 'record' : source === 'files' ? 'file' : 'link'
}

export const tabOf = (media: JobMedia | undefined) => initialTab(media?.url ?? '')
