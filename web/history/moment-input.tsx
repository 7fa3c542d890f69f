import { DateField } from '../ui/date-field.tsx'
import { forControl } from './moment.ts'

/** The field a moment is typed into. It follows the moment that is shown and stays in its place: a person who typed in it has the focus on it. */
export const MomentInput = ({ shown, label }: { shown: string; label: string }) => (
  <DateField moment required name="at" label={label} defaultValue={forControl(shown)} />
)
