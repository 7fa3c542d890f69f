import { useEffect, useRef, useState } from 'react'

/** After a refusal the first field to mend has the focus, so that nobody has to look for it. */
export function FormFocus({ errors }: { errors: Readonly<Record<string, string>> }) {
  const ref = useRef<HTMLSpanElement>(null)
  const wrong = Object.keys(errors).join()
  useEffect(() => {
    if (wrong) ref.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong, errors])
  return <span ref={ref} hidden />
}

/** What is still to be mended: a message goes as soon as its field is changed, and comes again when that is refused as well. */
export function useOpenErrors(errors: Readonly<Record<string, string>>) {
  const [mended, setMended] = useState({ of: errors, names: [] as readonly string[] })
  const names = mended.of === errors ? mended.names : []
  return {
    open: Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))) as Readonly<
      Record<string, string>
    >,
    mend: (name: string) =>
      name in errors && !names.includes(name) && setMended({ of: errors, names: [...names, name] }),
  }
}

export const Hidden = ({ values }: { values: Readonly<Record<string, string>> }) => (
  <>
    {Object.entries(values).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
)
