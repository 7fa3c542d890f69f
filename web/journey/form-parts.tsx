import { useEffect, useRef } from 'react'

/** After a refusal the first field to mend has the focus, so that nobody has to look for it. */
export function FormFocus({ errors }: { errors: Readonly<Record<string, string>> }) {
  const ref = useRef<HTMLSpanElement>(null)
  const wrong = Object.keys(errors).join()
  useEffect(() => {
    if (wrong) ref.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong, errors])
  return <span ref={ref} hidden />
}

export const Hidden = ({ values }: { values: Readonly<Record<string, string>> }) => (
  <>
    {Object.entries(values).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
)
