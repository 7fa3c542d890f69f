import { forwardRef, type InputHTMLAttributes } from 'react'
import { classes } from './classes.ts'
import { useFieldWiring } from './field.tsx'

type TextInputProps = InputHTMLAttributes<HTMLInputElement>

export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput({ className, ...rest }, ref) {
  return <input ref={ref} {...rest} {...useFieldWiring(rest)} className={classes('control', className)} />
})
