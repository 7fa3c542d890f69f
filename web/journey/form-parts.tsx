import { useEffect, useRef, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ArrowLeftIcon } from '../ui/icons.tsx'
import type { JourneyPageProps } from './journey-page-props.ts'

const useText = namespace('journey')

/** After a refusal the first field to mend has the focus, so that it is found at once. */
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

/** To the page before; nothing where there is none. */
export function Back({ onBack, backTo }: Pick<JourneyPageProps, 'onBack' | 'backTo'>) {
  const t = useText()
  const content = (
    <>
      <ArrowLeftIcon aria-hidden="true" /> {t('back')}
    </>
  )
  if (onBack)
    return (
      <Button variant="quiet" size="lg" onClick={onBack}>
        {content}
      </Button>
    )
  if (backTo)
    return (
      <ButtonLink variant="quiet" size="lg" to={backTo}>
        {content}
      </ButtonLink>
    )
  return null
}
