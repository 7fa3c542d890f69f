import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { type FormEvent, useRef, useState } from 'react'
import { MAX_BRAND_NAME, type PicturePlace, picturePlaces } from '#contracts/company/brand.ts'
import { namespace } from '../../i18n/namespace.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { addressOfTab } from '../names.ts'
import type { Refused, TabProps } from '../tab.ts'
import { BrandPreview } from './brand-preview.tsx'
import { ColorField } from './color-field.tsx'
import { PictureField } from './picture-field.tsx'
import type { branding } from './tab.server.ts'

const useText = namespace('settings')
type Props = TabProps<typeof branding>['data'] & {
  refused: Refused | null
  /** Where the brand is shown again as it was saved, where that is not its tab. */
  revertTo?: string
  /** Within a section that has a title of its own. */
  inside?: boolean
}
const colorNames = ['primary', 'secondary', 'overlay'] as const

export function BrandForm({ brand, companyName, has, jobs, cutsAny, refused, revertTo, inside }: Props) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const busy = useNavigation().formData?.get('intent')
  const fields = refused?.refused.fields ?? {}
  useFocusOnError(form, refused)
  const [name, setName] = useState(brand.brandName)
  const [colors, setColors] = useState({ ...brand.colors, overlay: brand.overlay })
  const [pictures, setPictures] = useState<Record<PicturePlace, string | null>>(brand.pictures)
  const [asks, setAsks] = useState<'save' | 'delete' | null>(null)

  const send = (intent: 'save' | 'delete') => {
    const data = new FormData(form.current!)
    data.set('intent', intent)
    setAsks(null)
    submit(data, { method: 'post', encType: 'multipart/form-data', preventScrollReset: true })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!has.several) setAsks('save')
    else send('save')
  }
  return (
    <Card title={inside ? undefined : t('tabBranding')}>
      <p className="mb-4 text-muted">{t('brandingAbout')}</p>
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <Form
          method="post"
          encType="multipart/form-data"
          ref={form}
          noValidate
          preventScrollReset
          onSubmit={save}
          className="flex min-w-0 flex-col gap-5"
        >
          <input type="hidden" name="brandId" value={brand.brandId} />
          {has.several && (
            <Field label={t('brandName')} hint={t('brandNameHint')} error={fields.brandName} optional>
              <TextInput
                name="brandName"
                maxLength={MAX_BRAND_NAME}
                value={name}
                placeholder={companyName}
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
          )}
          {picturePlaces
            .filter((place) => place === 'logo' || has.images)
            .map((place) => (
              <PictureField
                key={place}
                place={place}
                saved={brand.pictures[place]}
                shown={pictures[place]}
                refused={refused}
                onPicture={(url) => setPictures((before) => ({ ...before, [place]: url }))}
              >
                {place === 'logo' && (
                  <Checkbox name="cut" label={t('pictureCut')} hint={t(cutsAny ? 'pictureCutAny' : 'pictureCutEven')} />
                )}
              </PictureField>
            ))}
          {colorNames.map((each) => (
            <ColorField
              key={each}
              name={each}
              value={colors[each]}
              error={fields[each]}
              disabled={!has.colors}
              onColor={(color) => setColors((before) => ({ ...before, [each]: color }))}
            />
          ))}
          {has.several && !brand.isDefault && <Checkbox name="asDefault" label={t('brandAsDefault')} />}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" name="intent" value="save" variant="primary" busy={busy === 'save'}>
              {t('brandSave')}
            </Button>
            <ButtonLink
              to={revertTo ?? `${addressOfTab('branding')}&brand=${brand.brandId || 'new'}`}
              reloadDocument
              variant="quiet"
            >
              {t('brandRevert')}
            </ButtonLink>
            {has.several && brand.brandId && !inside && (
              <Button variant="quiet" onClick={() => setAsks('delete')} busy={busy === 'delete'} className="scripted">
                {t('brandDelete')}
              </Button>
            )}
          </div>
        </Form>
        <section aria-label={t('brandingSample')} className="flex flex-col gap-4 lg:sticky lg:top-17 lg:self-start">
          {(['light', 'dark'] as const).map((mode) => (
            <BrandPreview
              key={mode}
              mode={mode}
              name={name || companyName}
              colors={colors}
              overlay={colors.overlay}
              pictures={pictures}
            />
          ))}
        </section>
      </div>
      <Dialog
        open={asks !== null}
        onClose={() => setAsks(null)}
        title={t(asks === 'delete' ? 'brandDeleteTitle' : 'brandForAll')}
        footer={
          <>
            <Button onClick={() => setAsks(null)}>{t('brandNo')}</Button>
            <Button variant={asks === 'delete' ? 'danger' : 'primary'} onClick={() => asks && send(asks)}>
              {t('brandYes')}
            </Button>
          </>
        }
      >
        {asks === 'delete' && (
          <>
            <p>{jobs.length > 0 ? t('brandDeleteJobs', { count: jobs.length }) : t('brandDeleteNoJobs')}</p>
            <ul className="mt-2 list-disc ps-5">
              {jobs.map((title, index) => (
                <li key={index}>
                  <bdi>{title}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
      </Dialog>
    </Card>
  )
}
