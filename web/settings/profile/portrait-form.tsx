import { Form, useNavigation } from '@remix-run/react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { MAX_PORTRAIT_BYTES, portraitTypes } from '#contracts/user/portrait.ts'
import { namespace } from '../../i18n/namespace.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, useFieldWiring } from '../../ui/field.tsx'
import { useLater } from '../../ui/use-later.ts'
import type { Refused } from '../tab.ts'
import { squareOf } from './square-of.ts'

const useText = namespace('settings')

const crop = () => import('../crop.tsx')
const square = { width: 512, height: 512 }

type PortraitFormProps = { userId: string; name: string; picture: string | null; refused: Refused | null }

/** The picture colleagues see. It is cut to a square here, so that what is sent is small and what is previewed is what is saved. */
export function PortraitForm({ userId, name, picture, refused }: PortraitFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [whole, setWhole] = useState<File | null>(null)
  const code = useLater(crop)
  const error = refused?.refused.fields.image
  useFocusOnError(form, error && refused)
  const busy = String(useNavigation().formData?.get('intent') ?? '')

  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])

  /** A file that the browser cannot read is left as it is: the server says what is wrong with it. */
  async function show({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const chosen = input.files?.[0]
    const square = chosen && (await squareOf(chosen))
    if (square) {
      const files = new DataTransfer()
      files.items.add(square)
      input.files = files.files
    }
    setPreview(square ? URL.createObjectURL(square) : null)
    setWhole(square && chosen ? chosen : null)
  }
  const cutTo = (file: File) => {
    const files = new DataTransfer()
    files.items.add(file)
    const input = form.current?.elements.namedItem('image')
    if (input instanceof HTMLInputElement) input.files = files.files
    setPreview(URL.createObjectURL(file))
  }

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      ref={form}
      noValidate
      preventScrollReset
      className="flex flex-wrap items-center gap-x-4 gap-y-3"
    >
      <Avatar name={name} seed={userId} picture={preview ?? picture} size="lg" />
      <div className="flex min-w-0 grow basis-64 flex-col gap-2">
        <Field label={t('portrait')} hint={t('portraitHint', { most: MAX_PORTRAIT_BYTES / 1024 / 1024 })} error={error}>
          <FileInput onChange={(event) => void show(event)} />
        </Field>
        {whole && code && <code.default file={whole} frame={square} fit="cover" onCut={cutTo} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="portrait" busy={busy === 'portrait'}>
            {t('portraitSave')}
          </Button>
          {picture && (
            <Button
              type="submit"
              variant="quiet"
              name="intent"
              value="remove-portrait"
              busy={busy === 'remove-portrait'}
            >
              {t('portraitRemove')}
            </Button>
          )}
        </div>
      </div>
    </Form>
  )
}

const FileInput = ({ onChange }: { onChange: (event: ChangeEvent<HTMLInputElement>) => void }) => (
  <input
    {...useFieldWiring()}
    type="file"
    name="image"
    accept={portraitTypes.join()}
    onChange={onChange}
    className="max-w-full text-sm file:me-2 file:rounded-md file:border file:border-solid file:border-control file:bg-raised file:px-3 file:py-1.5 file:font-medium file:text-ink"
  />
)
