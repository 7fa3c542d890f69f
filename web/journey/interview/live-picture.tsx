import { type ReactNode, useEffect, useRef } from 'react'
import { namespace } from '../../i18n/namespace.ts'

const useText = namespace('recording')

/** The camera as a mirror, which is how people know themselves. */
export function LivePicture({ stream, overlay, badge }: { stream: MediaStream; overlay: ReactNode; badge: ReactNode }) {
  const t = useText()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <div className="stage relative overflow-hidden rounded-lg bg-black">
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label={t('yourCamera')}
        className="size-full -scale-x-100 object-contain"
      />
      {overlay && (
        <div aria-hidden="true" className="absolute inset-0 flex items-center justify-center bg-black/30">
          {overlay}
        </div>
      )}
      {badge && <div className="absolute start-3 top-3">{badge}</div>}
    </div>
  )
}
