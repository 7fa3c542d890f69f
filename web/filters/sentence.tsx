import { Link, useSearchParams } from '@remix-run/react'
import { filterParts, withoutPart } from '#contracts/candidate/filter.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Callout } from '../ui/callout.tsx'
import { Cross2Icon } from '../ui/icons.tsx'
import { type FilterData, withFilter } from './filter-data.ts'
import { usePartText } from './part-text.ts'

const useText = namespace('filters')

/** What the filter shows, as a sentence whose parts can be taken away; nothing where it has no parts. */
export function FilterSentence({ data }: { data: FilterData }) {
  const { list } = useFormat()
  const { filter, unread } = data
  const t = useText()
  const [query] = useSearchParams()
  const textOf = usePartText(data)
  const parts = filterParts(filter)
  return (
    <>
      {unread.length > 0 && <Callout tone="warning">{t('unread', { parts: list(unread) })}</Callout>}
      {parts.length > 0 && (
        <ul aria-label={t('whoAre')} className="flex flex-wrap items-center gap-1.5">
          {parts.map((part) => {
            const text = textOf(part)
            return (
              <li key={part.key + (part.value ?? '')} className="max-w-full">
                <Link
                  to={withFilter(query, withoutPart(filter, part))}
                  preventScrollReset
                  replace
                  aria-label={t('remove', { part: text })}
                  className="flex max-w-full items-center gap-1.5 rounded-full border border-line bg-raised py-1 ps-3 pe-2 text-sm text-ink no-underline hover:bg-hover"
                >
                  <bdi className="truncate">{text}</bdi>
                  <Cross2Icon aria-hidden="true" className="size-3 shrink-0 text-muted" />
                </Link>
              </li>
            )
          })}
          <li>
            <Link to={withFilter(query, {})} preventScrollReset replace className="link ps-1 text-sm">
              {t('clear')}
            </Link>
          </li>
        </ul>
      )}
    </>
  )
}
