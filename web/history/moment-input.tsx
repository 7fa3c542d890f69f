import { useEffect, useRef } from 'react'
import { TextInput } from '../ui/text-input.tsx'
import { forControl } from './moment.ts'

/** The field a moment is typed into. It follows the moment that is shown and stays in its place: whoever typed in it has the focus on it. */
export function MomentInput({ shown }: { shown: string }) {
  const field = useRef<HTMLInputElement>(null)
  const value = forControl(shown)
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  return <TextInput ref={field} type="datetime-local" step={1} name="at" required defaultValue={value} />
}
