import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { CommandId } from '../../offline/index.ts'
import { Button } from '../../ui/button.tsx'

type ActProps = {
  intent: string
  values: Record<string, string>
  label: string
  /** Where the label alone does not say of what. */
  named?: string
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  done: object | undefined
  className?: string
  /** Fields in front of the button. */
  children?: ReactNode
}

/** One thing to do, in a form of its own. */
export function Act({ intent, values, label, named, variant = 'secondary', done, className, children }: ActProps) {
  const sent = useNavigation().formData
  const busy =
    sent?.get('intent') === intent && Object.entries(values).every(([name, value]) => sent.get(name) === value)
  return (
    <Form method="post" preventScrollReset className={className}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CommandId done={done} />
      {children}
      <Button type="submit" size="sm" variant={variant} busy={busy} aria-label={named}>
        {label}
      </Button>
    </Form>
  )
}
