import { useState } from 'react'
import type { ColumnMapping } from '#contracts/candidate-import/columns.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { Table, Th } from '../ui/table.tsx'
import type { ReadAnswer } from './import-requests.ts'

const useText = namespace('outreach')
const parts = { name: 'columnName', surname: 'columnSurname', email: 'columnEmail', phone: 'columnPhone' } as const

type ImportColumnsProps = {
  read: ReadAnswer
  busy: boolean
  onCheck: (mapping: ColumnMapping, headed: boolean) => void
}

/** Which column holds what, beside the first rows of the list. */
export function ImportColumns({ read, busy, onCheck }: ImportColumnsProps) {
  const t = useText()
  const [mapping, setMapping] = useState(read.mapping)
  const [headed, setHeaded] = useState(read.headed)
  const names = read.columns.map((name, index) => (headed && name) || t('columnNumber', { number: index + 1 }))
  const options = names.map((label, index) => ({ value: String(index), label }))
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {(Object.keys(parts) as (keyof ColumnMapping)[]).map((part) => (
          <Field key={part} label={t(parts[part])}>
            <Select
              options={options}
              placeholder={t('columnNone')}
              value={mapping[part] === null ? '' : String(mapping[part])}
              onChange={({ target: { value } }) =>
                setMapping((before) => ({ ...before, [part]: value === '' ? null : Number(value) }))
              }
            />
          </Field>
        ))}
      </div>
      <Checkbox label={t('headed')} checked={headed} onChange={(event) => setHeaded(event.target.checked)} />
      <Table
        caption={t('sampleOf')}
        head={names.map((name, index) => (
          <Th key={index}>
            <bdi>{name}</bdi>
          </Th>
        ))}
      >
        {read.sample.slice(headed ? 1 : 0).map((row, at) => (
          <tr key={at}>
            {names.map((_, index) => (
              <td key={index} className="max-w-60 truncate px-3 py-2">
                <bdi>{row[index] ?? ''}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <Button
        variant="primary"
        className="self-start"
        busy={busy}
        disabled={mapping.email === null && mapping.phone === null && mapping.name === null}
        onClick={() => onCheck(mapping, headed)}
      >
        {t('checkList', { count: read.rows - (headed ? 1 : 0) })}
      </Button>
    </>
  )
}
