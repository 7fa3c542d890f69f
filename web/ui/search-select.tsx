import { useRef } from 'react'
import type { SearchSelectProps } from './control-props.ts'
import { Select } from './select.tsx'
import { useLater } from './use-later.ts'

const box = () => import('./aria/combo-box.tsx')

/** A long list to choose from, found by typing. The browser's own list serves until the code for that is there. */
export function SearchSelect(props: SearchSelectProps) {
  const { label: _label, onChoose, ...rest } = props
  const field = useRef<HTMLSelectElement>(null)
  const code = useLater(box, () => document.activeElement === field.current)
  if (code) return <code.ComboBoxField {...props} />
  return <Select ref={field} {...rest} onChange={({ target }) => onChoose(target.value)} />
}
