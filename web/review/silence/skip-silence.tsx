import { type RefObject, useEffect, useState } from 'react'
import { mediaPath } from '#contracts/candidate/poster.ts'
import type { CandidateRecording } from '#contracts/views/candidate.ts'
import { namespace } from '../../i18n/namespace.ts'
import { lengthClock } from '../../lib/clock.ts'
import { rememberSkipping, skipsSilence } from '../player-memory.ts'
import { analyse, type Unknown } from './analyse.ts'
import { secondsIn, type Silence, skippedTo } from './silences.ts'

const useText = namespace('cockpit')
const why = {
  tooLong: 'silenceTooLong',
  noSpeech: 'silenceNoSpeech',
  unreadable: 'silenceUnreadable',
} as const satisfies Record<Unknown, string>

export type SkipSilenceProps = {
  video: RefObject<HTMLVideoElement | null>
  candidateId: string
  recording: CandidateRecording
}

/** Plays a recording without its pauses; the recording itself stays as it is. */
export default function SkipSilence({ video, candidateId, recording }: SkipSilenceProps) {
  const { recordingId, size, durationMs } = recording
  const [on, setOn] = useState(skipsSilence)
  const [found, setFound] = useState<{ silences: readonly Silence[] } | { unknown: Unknown } | null>(null)
  const t = useText()

  useEffect(() => {
    if (!on) return
    const aborted = new AbortController()
    const url = mediaPath(recordingId, candidateId)
    analyse({ url, size, seconds: durationMs / 1000 }, aborted.signal).then(setFound, () => {})
    return () => aborted.abort()
  }, [on, candidateId, recordingId, size, durationMs])

  useEffect(() => {
    const element = video.current
    if (!on || !element || !found || !('silences' in found)) return
    const { silences } = found
    const skip = () => {
      const to = element.paused || element.seeking ? null : skippedTo(silences, element.currentTime)
      if (to !== null) element.currentTime = to
    }
    element.addEventListener('timeupdate', skip)
    return () => element.removeEventListener('timeupdate', skip)
  }, [on, found, video])

  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm">
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={on}
          onChange={({ target: { checked } }) => {
            rememberSkipping(checked)
            setOn(checked)
          }}
        />
        {t('skipSilence')}
      </label>
      <span className="text-muted" role="status">
        {on && said()}
      </span>
    </div>
  )

  function said() {
    if (!found) return t('silenceLooking')
    if ('unknown' in found) return t(why[found.unknown])
    const seconds = secondsIn(found.silences)
    return seconds < 1 ? t('silenceNone') : t('silenceSkipped', { length: lengthClock(seconds) })
  }
}
