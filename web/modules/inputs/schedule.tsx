import { useContext } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { textOf } from './form-data.ts'
import type { InputOf } from './kind.ts'
import { TimeInput, type TimeInputProps } from './time-input.ts'

const useText = namespace('answers')

export const schedule: InputOf<'SCHEDULE'> = {
  read: (form) => {
    const [start, zone] = [textOf(form, 'start'), textOf(form, 'zone')]
    if (!start) return null
    return { kind: 'SCHEDULE', start: start === 'others' ? null : start, asksOthers: start === 'others', zone }
  },
  Input: Chosen,
}

function Chosen(props: TimeInputProps) {
  const t = useText()
  const Own = useContext(TimeInput)
  return Own ? <Own {...props} /> : <p className="text-muted">{t('previewTimes')}</p>
}
