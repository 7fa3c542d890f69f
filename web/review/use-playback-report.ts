import { type RefObject, useEffect } from 'react'

const EVERY_MS = 10_000
type Range = [from: number, to: number]

/** Tells the platform which seconds of a recording were shown: every 10 s while it plays, on pause, and when the page is left. */
export function usePlaybackReport(video: RefObject<HTMLVideoElement | null>, candidateId: string, recordingId: string) {
  useEffect(() => {
    const element = video.current
    if (!element) return
    let shown: Range[] = []
    let begun: number | null = null

    /** What has been shown since it began, or since it was last taken. */
    function take() {
      if (begun === null) return
      if (element!.currentTime > begun) shown.push([rounded(begun), rounded(element!.currentTime)])
      begun = element!.currentTime
    }
    function report() {
      take()
      if (shown.length === 0) return
      const body = JSON.stringify({ candidate_id: candidateId, recording_id: recordingId, ranges: shown })
      shown = []
      // A report that is lost makes a figure a little too low: not worth a message.
      fetch('/api/analytics/playbacks', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        keepalive: true,
      }).catch(() => {})
    }
    let last = 0
    const listeners: [string, () => void][] = [
      ['playing', () => (begun ??= last = element.currentTime)],
      [
        'timeupdate',
        () => {
          if (!element.seeking) last = element.currentTime
        },
      ],
      [
        // Where it was before the jump is where the part that was shown ends.
        'seeking',
        () => {
          if (begun === null) return
          if (last > begun) shown.push([rounded(begun), rounded(last)])
          begun = null
        },
      ],
      ['seeked', () => !element.paused && (begun = last = element.currentTime)],
      [
        'pause',
        () => {
          report()
          begun = null
        },
      ],
    ]
    for (const [name, listener] of listeners) element.addEventListener(name, listener)
    const timer = setInterval(report, EVERY_MS)
    addEventListener('pagehide', report)
    return () => {
      report()
      clearInterval(timer)
      removeEventListener('pagehide', report)
      for (const [name, listener] of listeners) element.removeEventListener(name, listener)
    }
  }, [video, candidateId, recordingId])
}

const rounded = (seconds: number) => Math.round(seconds * 10) / 10
