import type { Option } from './select.tsx'

export type DateFieldProps = {
  name: string
  /** Of the field it is in, for those who hear it. */
  label: string
  /** `2026-03-02`, or with a `moment` `2026-03-02T12:00:01`; empty where none is set. */
  defaultValue: string
  /** A day with its time to the second, in UTC. */
  moment?: boolean
  required?: boolean
  /** The last day that can be chosen. */
  max?: string
  /** Told once the form holds another; empty when it is cleared. A date that is half typed is none. */
  onChoose?: (value: string) => void
}

export type SearchSelectProps = {
  name?: string
  /** Of the field it is in, for those who hear it. */
  label: string
  options: readonly Option[]
  /** The text for nothing chosen. */
  placeholder: string
  value: string
  onChoose: (value: string) => void
  id?: string
  'aria-describedby'?: string | undefined
}
