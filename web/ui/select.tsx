import { forwardRef, type SelectHTMLAttributes } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { classes } from './classes.ts'
import { useFieldWiring } from './field.tsx'

const useText = namespace('common')

export type Option = {
  value: string
  label: string
  disabled?: boolean
  /** Of the label, where it is not in the page's language. */
  lang?: string
}
export type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  options: readonly Option[]
  /** First entry, with an empty value: nothing chosen yet. */
  placeholder?: string
}

export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, placeholder, className, ...rest },
  ref,
) {
  const t = useText()
  return (
    <select ref={ref} {...rest} {...useFieldWiring(rest)} className={classes('control', className)}>
      {options.length === 0 ? (
        <option value="">{t('noOptions')}</option>
      ) : (
        placeholder !== undefined && <option value="">{placeholder}</option>
      )}
      {options.map(({ value, label, disabled, lang }) => (
        <option key={value} value={value} disabled={disabled} lang={lang}>
          {label}
        </option>
      ))}
    </select>
  )
})
