import { useEffect, useRef } from 'react'
import { Select, type SelectProps } from './select.tsx'

type FilterSelectProps = Omit<SelectProps, 'defaultValue' | 'value'> & {
  /** The value in the address. */
  asked: string
}

/** Of a filter: shows the value in the address, also after a link led there, and keeps the focus of the person who chose. */
export function FilterSelect({ asked, ...props }: FilterSelectProps) {
  const field = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = asked
  }, [asked])
  return <Select ref={field} {...props} defaultValue={asked} />
}
