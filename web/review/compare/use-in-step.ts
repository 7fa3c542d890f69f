import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { nextSpeed, rememberedSpeed, rememberSpeed } from '../player-memory.ts'

/** So far apart two players are brought together again. */
const APART_S = 0.3
const known = ({ duration }: HTMLVideoElement) => (Number.isFinite(duration) && duration > 0 ? duration : Infinity)

/**
 * Several videos as one: they play, pause, jump and change speed together, and each keeps its own volume. The longest one
 * leads; a shorter one stays at its end.
 */
export function useInStep() {
  const videos = useRef(new Map<string, HTMLVideoElement>())
  const [playing, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [speed, setSpeed] = useState(1)
  useEffect(() => setSpeed(rememberedSpeed()), [])

  const all = () => [...videos.current.values()]
  const seek = useCallback((second: number) => {
    const to = Math.max(0, Math.min(second, Math.max(0, ...all().map(known).filter(Number.isFinite))))
    for (const video of all()) video.currentTime = Math.min(to, known(video))
    setTime(to)
  }, [])
  const pause = useCallback(() => {
    for (const video of all()) video.pause()
    setPlaying(false)
  }, [])
  const toggle = useCallback(() => {
    if (all().some((video) => !video.paused && !video.ended)) return pause()
    if (all().every((video) => video.ended)) seek(0)
    for (const video of all()) {
      video.playbackRate = rememberedSpeed()
      if (!video.ended) video.play().catch(() => {})
    }
    setPlaying(all().length > 0)
  }, [pause, seek])
  const setRate = useCallback((rate: number) => {
    rememberSpeed(rate)
    setSpeed(rate)
    for (const video of all()) video.playbackRate = rate
  }, [])

  const register = useCallback((id: string, video: HTMLVideoElement | null) => {
    if (video) videos.current.set(id, video)
    else videos.current.delete(id)
  }, [])

  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => {
      const going = all().filter((video) => !video.ended)
      if (going.length === 0) return setPlaying(false)
      const lead = Math.max(...going.map(({ currentTime }) => currentTime))
      setTime(lead)
      for (const video of going)
        if (!video.seeking && lead - video.currentTime > APART_S && lead < known(video)) video.currentTime = lead
    }, 250)
    return () => clearInterval(timer)
  }, [playing])

  return useMemo(
    () => ({
      playing,
      time,
      speed,
      register,
      toggle,
      pause,
      seek,
      setRate,
      skip: (by: number) => seek(Math.max(0, ...all().map(({ currentTime }) => currentTime)) + by),
      faster: (by: 1 | -1) => setRate(nextSpeed(rememberedSpeed(), by)),
      /** The sound of one alone: the first, second, … candidate. */
      listenTo: (id: string) => {
        for (const [each, video] of videos.current) video.muted = each !== id
      },
    }),
    [playing, time, speed, register, toggle, pause, seek, setRate],
  )
}
export type InStep = ReturnType<typeof useInStep>
