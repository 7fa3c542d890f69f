import { useEffect, useState } from 'react'
import type { Segment } from '#contracts/candidate/transcript.ts'
import { wordAt } from './shown.ts'

/** The player of a recording, once it is on the page. */
const playerOf = (recordingId: string) =>
  document.querySelector<HTMLVideoElement>(`video[data-recording="${CSS.escape(recordingId)}"]`)

/** Which word the player is at; it follows while the recording plays, and once after every jump. */
export function useFollow(recordingId: string, segments: readonly Segment[]) {
  const [at, setAt] = useState<ReturnType<typeof wordAt>>(null)
  useEffect(() => {
    const video = playerOf(recordingId)
    if (!video) return
    let frame = 0
    const look = () => {
      const now = wordAt(segments, video.currentTime)
      setAt((before) => (before?.segment === now?.segment && before?.word === now?.word ? before : now))
    }
    const follow = () => {
      look()
      frame = video.paused ? 0 : requestAnimationFrame(follow)
    }
    const events = ['play', 'seeked', 'timeupdate'] as const
    const heard = () => {
      cancelAnimationFrame(frame)
      follow()
    }
    for (const event of events) video.addEventListener(event, heard)
    return () => {
      cancelAnimationFrame(frame)
      for (const event of events) video.removeEventListener(event, heard)
    }
  }, [recordingId, segments])
  return at
}

/** Captions in the player, from the transcript of this version. */
export function useCaptions(
  recordingId: string,
  { path, label, language, version }: { path: string; label: string; language: string; version: number },
) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const video = playerOf(recordingId)
    if (!video || version === 0) return
    const track = document.createElement('track')
    Object.assign(track, { kind: 'captions', label, srclang: language, src: `${path}&version=${version}` })
    video.append(track)
    track.track.mode = 'hidden'
    return () => track.remove()
  }, [recordingId, path, label, language, version])
  useEffect(() => {
    const track = playerOf(recordingId)?.textTracks[0]
    if (track) track.mode = shown ? 'showing' : 'hidden'
  }, [recordingId, shown, version])
  return { shown, setShown }
}
