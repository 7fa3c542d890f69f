import { lazy } from 'react'
import { readPoint } from '#contracts/job/modules/location.ts'
import { Field } from '../ui/field.tsx'
import { GlobeIcon } from '../ui/icons.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { blank } from './blank.ts'
import { textOf } from './form-data.ts'
import type { WebKindOf } from './kind.ts'

const devicePlace = () => import('./device-place.tsx')
const DevicePlace = lazy(devicePlace)

export const location: WebKindOf<'LOCATION'> = {
  icon: GlobeIcon,
  name: 'location',
  hint: 'locationHint',
  form: [],
  folded: (_, { t }) => [t('location')],
  create: (id) => ({ kind: 'LOCATION', ...blank(id) }),
  read: (form) => ({ kind: 'LOCATION', place: textOf(form, 'line'), point: readPoint(textOf(form, 'point')) }),
  code: devicePlace,
  Input: ({ module, answer, wiring }) => (
    <>
      <Field label={module.title} hideLabel required={wiring.required} error={wiring.error}>
        <TextInput
          name="line"
          dir="auto"
          autoComplete="street-address"
          defaultValue={answer?.place ?? ''}
          aria-describedby={wiring.describedBy}
        />
      </Field>
      <DevicePlace given={answer?.point ?? null} changed={wiring.changed} />
    </>
  ),
}
