import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { nextSpeed, rememberedSpeed, rememberSpeed } from './player-memory.ts'

/** What a file says of its own length: a recording made in a browser often says nothing until it was read to its end. */
const isKnown = (duration: number) => Number.isFinite(duration) && duration > 0

/**
 * A video element as a player. `knownSeconds` is the length measured while recording; where the file has none of its
 * own, the browser is sent past its end once, after which it knows and can seek.
 */
export function usePlayer(video: RefObject<HTMLVideoElement | null>, recordingId: string, knownSeconds: number) {
  const [duration, setDuration] = useState(knownSeconds)
  const [time, setTime] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [failed, setFailed] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [sound, setSound] = useState({ muted: false, volume: 1 })
  const measuring = useRef(false)
  const wanted = useRef<number | null>(null)

  useEffect(() => setSpeed(rememberedSpeed()), [])

  useEffect(() => {
    const element = video.current
    if (!element) return
    setDuration(knownSeconds)
    setTime(0)
    setPlaying(false)
    setFailed(false)
    measuring.current = false

    function settle() {
      if (!isKnown(element!.duration)) return
      setDuration(element!.duration)
      if (!measuring.current && wanted.current === null) return
      measuring.current = false
      element!.currentTime = wanted.current ?? 0
      wanted.current = null
    }
    const listeners: [string, () => void][] = [
      [
        'loadedmetadata',
        () => {
          element.playbackRate = rememberedSpeed()
          if (isKnown(element.duration)) return settle()
          measuring.current = true
          element.currentTime = 1e7
        },
      ],
      ['durationchange', settle],
      ['seeked', settle],
      ['timeupdate', () => !measuring.current && setTime(element.currentTime)],
      ['play', () => setPlaying(true)],
      ['pause', () => setPlaying(false)],
      ['volumechange', () => setSound({ muted: element.muted, volume: element.volume })],
      ['error', () => setFailed(true)],
    ]
    for (const [name, listener] of listeners) element.addEventListener(name, listener)
    // The file may have been read before scripts were.
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) listeners[0]![1]()
    if (element.error) setFailed(true)
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener)
    }
  }, [video, recordingId, knownSeconds])

  const seek = useCallback(
    (seconds: number) => {
      const element = video.current
      if (!element) return
      const end = isKnown(element.duration) ? element.duration : seconds
      const target = Math.min(Math.max(0, seconds), end)
      if (measuring.current || element.readyState < HTMLMediaElement.HAVE_METADATA) wanted.current = target
      else element.currentTime = target
      setTime(target)
    },
    [video],
  )
  const toggle = useCallback(() => {
    const element = video.current
    if (!element) return
    if (element.paused) element.play().catch(() => setFailed(element.error !== null))
    else element.pause()
  }, [video])
  const setRate = useCallback(
    (rate: number) => {
      if (video.current) video.current.playbackRate = rate
      rememberSpeed(rate)
      setSpeed(rate)
    },
    [video],
  )
  const setMuted = useCallback(
    (muted: boolean) => {
      if (video.current) video.current.muted = muted
    },
    [video],
  )
  const setVolume = useCallback(
    (volume: number) => {
      if (!video.current) return
      video.current.volume = volume
      video.current.muted = volume === 0
    },
    [video],
  )
  const faster = useCallback((by: 1 | -1) => setRate(nextSpeed(video.current?.playbackRate ?? 1, by)), [setRate, video])

  return useMemo(
    () => ({
      duration,
      time,
      playing,
      failed,
      speed,
      ...sound,
      setMuted,
      setVolume,
      seek,
      toggle,
      setRate,
      faster,
      skip: (by: number) => seek((video.current?.currentTime ?? 0) + by),
    }),
    [duration, time, playing, failed, speed, sound, setMuted, setVolume, seek, toggle, setRate, faster, video],
  )
}
export type Player = ReturnType<typeof usePlayer>
/** A second of a recording, and whether it plays on from there. */
export type Start = { second: number; play?: boolean }
