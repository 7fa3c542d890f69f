import { useEffect, useRef } from 'react'
import { Select, type SelectProps } from './select.tsx'

type FilterSelectProps = Omit<SelectProps, 'defaultValue' | 'value'> & {
  /** What the page was asked for. */
  asked: string
}

/** Of a filter: shows what the page was asked for, also after a link led there, and keeps the focus of the person who chose. */
export function FilterSelect({ asked, ...props }: FilterSelectProps) {
  const field = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = asked
  }, [asked])
  return <Select ref={field} {...props} defaultValue={asked} />
}
