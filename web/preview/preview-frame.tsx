import { useEffect, useRef, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { classes } from '../ui/classes.ts'
import { Spinner } from '../ui/spinner.tsx'
import { hear, type Previewed, tell } from './messages.ts'

const useText = namespace('builder')

/** Pages are laid out at the width of the device they are previewed for, and shrunk to fit. */
const deviceWidth = { phone: 375, desktop: 1100 } as const
export type Device = keyof typeof deviceWidth

type Props = {
  src: string
  previewed: Previewed
  device: Device
  tall: boolean
  onTurn: (by: 1 | -1) => void
}

/** The candidate's own page in a frame, told of every change. */
export function PreviewFrame({ src, previewed, device, tall, onTurn }: Props) {
  const t = useText()
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [scale, setScale] = useState(1)
  // Drawn by scripts alone: a frame of the server's page would be ready before its message is heard.
  const [mounted, setMounted] = useState(false)
  const [ready, setReady] = useState<string | null>(null)
  useEffect(() => setMounted(true), [])
  const width = deviceWidth[device]
  const turned = useRef(onTurn)
  turned.current = onTurn

  useEffect(() => {
    const element = room.current
    if (!element) return
    const fit = () => setScale(Math.min(1, element.clientWidth / width))
    const observer = new ResizeObserver(fit)
    fit()
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])

  // The frame asks again each time it has loaded: what was said before then was not heard.
  const latest = useRef(previewed)
  latest.current = previewed
  useEffect(
    () =>
      hear(
        () => frame.current?.contentWindow,
        (message) => {
          if (message.type === 'preview.turned') turned.current(message.by)
          if (message.type !== 'preview.ready') return
          tell(frame.current!.contentWindow!, { type: 'preview.shown', previewed: latest.current })
          setReady(src)
        },
      ),
    [src],
  )
  useEffect(() => {
    if (ready === src) tell(frame.current!.contentWindow!, { type: 'preview.shown', previewed })
  }, [previewed, ready, src])

  return (
    <div
      ref={room}
      data-frame
      aria-busy={mounted && ready !== src}
      className={classes(
        'relative flex justify-center overflow-hidden rounded-lg border border-line bg-sunken',
        tall ? 'h-[70dvh]' : 'h-[min(75dvh,44rem)]',
      )}
    >
      {mounted && (
        <iframe
          ref={frame}
          src={src}
          title={t(device === 'phone' ? 'onPhone' : 'onDesktop')}
          className="shrink-0 origin-top bg-surface"
          style={{
            width,
            height: `calc(100% / ${scale})`,
            transform: scale < 1 ? `scale(${scale})` : undefined,
            marginInline: scale < 1 ? `${(width * (scale - 1)) / 2}px` : undefined,
          }}
        />
      )}
      {ready !== src && (
        <div className="absolute inset-0 flex items-center justify-center gap-2 bg-sunken text-sm text-muted">
          <Spinner /> <span role="status">{t('previewLoading')}</span>
        </div>
      )}
    </div>
  )
}
