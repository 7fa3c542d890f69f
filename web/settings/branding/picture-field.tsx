import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react'
import type { PicturePlace } from '#contracts/company/brand.ts'
import { MAX_PICTURE_BYTES, MAX_PICTURE_MB, pictureTypes } from '#contracts/company/picture.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, useFieldWiring } from '../../ui/field.tsx'

const useText = namespace('settings')
const labels = { logo: 'pictureLogo', bannerImage: 'pictureBanner', backgroundImage: 'pictureBackground' } as const

type Props = {
  place: PicturePlace
  saved: string | null
  shown: string | null
  error: string | undefined
  onPicture: (url: string | null) => void
  children?: ReactNode
}

/** A picture of a brand: what there is, another one, or none. It is looked at before it is sent. */
export function PictureField({ place, saved, shown, error, onPicture, children }: Props) {
  const t = useText()
  const [problem, setProblem] = useState<'pictureTooBig' | 'pictureType' | null>(null)
  const [local, setLocal] = useState<string | null>(null)
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
    const url = file && !found ? URL.createObjectURL(file) : null
    setLocal(url)
    onPicture(url ?? saved)
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
          error={problem ? t(problem) : error}
        >
          <FileInput name={place} onChange={choose} />
        </Field>
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
