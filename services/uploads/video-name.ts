const endings: Readonly<Record<string, string>> = {
  'video/webm': 'webm',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'audio/webm': 'weba',
  'audio/mp4': 'm4a',
}

/**
 * What the file of a downloaded recording is called: the candidate and the place of the question, without what a file system
 * reads as a path, as the end of a name or not at all. Letters of every script stay.
 */
export function videoName(name: string, place: number, mimeType: string): string {
  const ending = endings[mimeType.split(';')[0]!.trim()] ?? 'bin'
  return `${readableName(name) || 'Video'} - ${place}.${ending}`
}

export const readableName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 100)
    .trim()
