import { lazy } from 'react'
import { readPoint } from '#contracts/job/modules/location.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { textOf } from './form-data.ts'
import type { InputOf } from './kind.ts'

const devicePlace = () => import('./device-place.tsx')
const DevicePlace = lazy(devicePlace)

export const location: InputOf<'LOCATION'> = {
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
