import { useSearchParams } from '@remix-run/react'
import { useFormat } from '../i18n/format.ts'
import { ButtonLink } from '../ui/button.tsx'

type Props = { name: string; page: number; pages: number; title: string }

/** The pages of a long list, by number; `name` is where the address keeps which one is shown. */
export function Pages({ name, page, pages, title }: Props) {
  const { number } = useFormat()
  const [query] = useSearchParams()
  if (pages <= 1) return null
  const to = (wanted: number) => {
    const next = new URLSearchParams(query)
    next.set(name, String(wanted))
    return `?${next.toString()}`
  }
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter((each) => each >= 1 && each <= pages)
  return (
    <nav className="mt-3 flex flex-wrap items-center gap-2" aria-label={title}>
      {near.map((each) =>
        each === page ? (
          <b key={each} aria-current="page" className="px-3 tabular-nums">
            {number(each)}
          </b>
        ) : (
          <ButtonLink key={each} to={to(each)}>
            {number(each)}
          </ButtonLink>
        ),
      )}
    </nav>
  )
}
