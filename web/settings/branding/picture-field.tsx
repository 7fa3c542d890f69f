import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { PicturePlace } from '#contracts/company/brand.ts'
import { IMAGE_SIDE, LOGO_SIDE, MAX_PICTURE_BYTES, MAX_PICTURE_MB, pictureTypes } from '#contracts/company/picture.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, useFieldWiring } from '../../ui/field.tsx'
import { useLater } from '../../ui/use-later.ts'
import type { Refused } from '../tab.ts'

const useText = namespace('settings')
const labels = { logo: 'pictureLogo', bannerImage: 'pictureBanner', backgroundImage: 'pictureBackground' } as const

const crop = () => import('../crop.tsx')
/** A logo is shown whole in a square, a banner fills its frame; a background has none. */
const frames = {
  logo: { frame: { width: LOGO_SIDE, height: LOGO_SIDE }, fit: 'contain' },
  bannerImage: { frame: { width: IMAGE_SIDE, height: Math.round(IMAGE_SIDE / 3) }, fit: 'cover' },
  backgroundImage: null,
} as const

type Props = {
  place: PicturePlace
  saved: string | null
  shown: string | null
  refused: Refused | null
  onPicture: (url: string | null) => void
  children?: ReactNode
}

/** A picture of a brand: what there is, another one, or none. It is looked at before it is sent. */
export function PictureField({ place, saved, shown, refused, onPicture, children }: Props) {
  const t = useText()
  const [problem, setProblem] = useState<'pictureTooBig' | 'pictureType' | null>(null)
  const [local, setLocal] = useState<string | null>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  /** Another was chosen since the last answer: what that said is about one that is gone. */
  const [isNewer, setNewer] = useState(false)
  useEffect(() => setNewer(false), [refused])
  const input = useRef<HTMLInputElement | null>(null)
  const frame = frames[place]
  const code = useLater(crop)
  useEffect(() => (local ? () => URL.revokeObjectURL(local) : undefined), [local])

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    const found =
      file && file.size > MAX_PICTURE_BYTES
        ? 'pictureTooBig'
        : file && !(pictureTypes as readonly string[]).includes(file.type)
          ? 'pictureType'
          : null
    if (found) target.value = ''
    setProblem(found)
    setNewer(true)
    const url = file && !found ? URL.createObjectURL(file) : null
    setLocal(url)
    setChosen(url && file ? file : null)
    input.current = target
    onPicture(url ?? saved)
  }
  const cutTo = (file: File) => {
    const files = new DataTransfer()
    files.items.add(file)
    if (input.current) input.current.files = files.files
    const url = URL.createObjectURL(file)
    setLocal(url)
    onPicture(url)
  }
  return (
    <div className="flex flex-wrap items-start gap-4">
      <div className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-md border border-line bg-sunken">
        {shown && <img src={shown} alt="" className="size-full object-contain" />}
      </div>
      <div className="flex min-w-0 grow basis-64 flex-col gap-2">
        <Field
          label={t(labels[place])}
          hint={t(place === 'logo' ? 'pictureLogoHint' : 'pictureImageHint', { most: MAX_PICTURE_MB })}
          error={problem ? t(problem) : isNewer ? undefined : refused?.refused.fields[place]}
        >
          <FileInput name={place} onChange={choose} />
        </Field>
        {chosen && frame && code && <code.default file={chosen} {...frame} onCut={cutTo} />}
        {children}
        {saved && (
          <Checkbox
            name={`remove-${place}`}
            label={t('pictureRemove')}
            onChange={(event) => onPicture(event.target.checked ? null : (local ?? saved))}
          />
        )}
      </div>
    </div>
  )
}

const FileInput = (props: { name: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void }) => (
  <input
    {...useFieldWiring()}
    {...props}
    type="file"
    accept={pictureTypes.join()}
    className="max-w-full text-sm file:me-2 file:rounded-md file:border file:border-solid file:border-control file:bg-raised file:px-3 file:py-1.5 file:font-medium file:text-ink"
  />
)
