import { useEffect, useRef, useState } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { lengthClock } from '../../lib/clock.ts'
import type { KeptTake } from './recorder/recorder.machine.ts'
import type { TakeStore } from './recorder/take-store.ts'

const useText = namespace('recording')

type TakePreviewProps = { store: TakeStore; take: KeptTake; onPlay: () => void; onEnd: () => void }

/** What was recorded, exactly as it will be sent: read back from where it is kept. */
export function TakePreview({ store, take, onPlay, onEnd }: TakePreviewProps) {
  const t = useText()
  const [url, setUrl] = useState<string | null>(null)
  const measured = useRef(false)
  useEffect(() => {
    let made: string | null = null
    let gone = false
    void store.read(take.recordingId).then((blob) => {
      if (gone || !blob) return
      made = URL.createObjectURL(blob)
      measured.current = false
      setUrl(made)
    })
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [store, take.recordingId])

  return (
    <figure className="flex flex-col gap-1">
      <video
        src={url ?? undefined}
        controls
        playsInline
        preload="auto"
        aria-label={t('take', { number: take.take })}
        className="stage w-full rounded-lg bg-black object-contain"
        onPlay={onPlay}
        onEnded={onEnd}
        onPause={onEnd}
        onLoadedMetadata={({ currentTarget: video }) => {
          // A recording carries no length until it was read to its end; jumping there makes the player find out.
          if (Number.isFinite(video.duration) || measured.current) return
          measured.current = true
          const back = () => {
            if (!Number.isFinite(video.duration)) return
            for (const event of ['durationchange', 'seeked']) video.removeEventListener(event, back)
            video.currentTime = 0
          }
          for (const event of ['durationchange', 'seeked']) video.addEventListener(event, back)
          video.currentTime = 1e7
        }}
      />
      <figcaption className="text-sm text-muted tabular-nums">
        {t('takeAndLength', { number: take.take, length: lengthClock(take.seconds) })}
      </figcaption>
    </figure>
  )
}
