import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Field, useFieldWiring } from '../ui/field.tsx'
import { type Cut, dragged, type Fit, MOST_ZOOM, placed, wholeCut } from './crop-frame.ts'

const useText = namespace('settings')
/** The file is made once the hand rests. */
const REST_MS = 150

type Props = {
  file: File
  /** Of what is sent, in pixels. */
  frame: { width: number; height: number }
  /** Whether all of the picture is shown at first, with nothing around it, or as much as fills the frame. */
  fit: Fit
  onCut: (file: File) => void
}

/** The part of a picture that is shown: with a finger or mouse on the picture, or with keys on the sliders. */
export default function Crop({ file, frame, fit, onCut }: Props) {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const grip = useRef<{ x: number; y: number } | null>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [cut, setCut] = useState<Cut>(wholeCut)
  useEffect(() => {
    let gone = false
    setCut(wholeCut)
    createImageBitmap(file).then(
      (found) => (gone ? found.close() : setPicture(found)),
      // What a browser cannot read is left as it is: the server says what is wrong with it.
      () => setPicture(null),
    )
    return () => void (gone = true)
  }, [file])
  const shown = picture && placed(picture, frame, fit, cut)

  useEffect(() => {
    const paper = canvas.current?.getContext('2d')
    if (!paper || !picture || !shown) return
    paper.clearRect(0, 0, frame.width, frame.height)
    paper.drawImage(picture, shown.left, shown.top, shown.width, shown.height)
    if (cut === wholeCut) return
    const type = fit === 'contain' ? 'image/png' : 'image/jpeg'
    const later = setTimeout(
      () =>
        canvas.current?.toBlob(
          (blob) => blob && onCut(new File([blob], `picture.${type.slice(6)}`, { type })),
          type,
          0.9,
        ),
      REST_MS,
    )
    return () => clearTimeout(later)
    // `shown` follows from these, and `onCut` is for the newest file alone.
  }, [picture, cut])

  if (!shown) return null
  const [spareAcross, spareDown] = shown.spare
  const drag = ({ clientX: x, clientY: y }: PointerEvent<HTMLCanvasElement>) => {
    const from = grip.current
    if (!from || !canvas.current) return
    const pixels = frame.width / canvas.current.clientWidth
    grip.current = { x, y }
    setCut((now) => dragged(now, shown.spare, { x: (x - from.x) * pixels, y: (y - from.y) * pixels }))
  }
  const sliders = [
    { of: 'zoom', label: t('cropZoom'), min: 1, max: MOST_ZOOM, off: false },
    { of: 'across', label: t('cropAcross'), min: -1, max: 1, off: spareAcross === 0 },
    { of: 'down', label: t('cropDown'), min: -1, max: 1, off: spareDown === 0 },
  ] as const
  return (
    <fieldset className="flex min-w-0 flex-wrap items-start gap-4 rounded-md border border-line p-3">
      <legend className="px-1 text-sm font-medium">{t('cropTitle')}</legend>
      <canvas
        ref={canvas}
        width={frame.width}
        height={frame.height}
        aria-hidden="true"
        className="h-auto w-full max-w-60 cursor-move touch-none rounded-md border border-line bg-sunken"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          grip.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => (grip.current = null)}
        onPointerCancel={() => (grip.current = null)}
      />
      <div className="flex min-w-0 grow basis-40 flex-col gap-2">
        {sliders.map(({ of, label, min, max, off }) => (
          <Field key={of} label={label}>
            <Slider
              min={min}
              max={max}
              value={cut[of]}
              disabled={off}
              onValue={(value) => setCut((now) => ({ ...now, [of]: value }))}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

type SliderProps = { min: number; max: number; value: number; disabled: boolean; onValue: (value: number) => void }
const Slider = ({ onValue, ...rest }: SliderProps) => (
  <input
    {...useFieldWiring()}
    {...rest}
    type="range"
    dir="ltr"
    step={0.05}
    onChange={({ target }) => onValue(Number(target.value))}
    className="w-full accent-accent"
  />
)
