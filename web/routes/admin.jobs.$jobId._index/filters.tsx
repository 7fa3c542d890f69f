import { candidateSources } from '#contracts/candidate/statuses.ts'
import { type BoardAsked, boardOrders } from '#contracts/views/board.ts'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { sourceText } from '../../review/sources.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { LiveSearch } from '../../ui/live-search.tsx'
import { filtersIn, ratings } from '../../board/asked.ts'
import { FILTERS, SEARCH } from '../../board/filter-places.ts'

const useText = namespace('board')
const useCommonText = namespace('common')

const orderText = { newest: 'orderNewest', oldest: 'orderOldest', name: 'orderName', rating: 'orderRating' } as const

function closeOn(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.preventDefault()
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

/** The choices cover cards: they are gone when the focus is elsewhere. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}

/** Which cards the board shows, and in which order; what is typed or chosen applies at once. */
export function Filters({ asked, hideRejected }: { asked: BoardAsked; hideRejected: boolean }) {
  const t = useText()
  const common = useCommonText()
  const { number } = useFormat()
  const set = filtersIn(asked)
  const { search, rating, source, order } = asked
  return (
    <LiveSearch search={search} className="flex min-w-0 grow gap-2 sm:grow-0">
      {(field) => (
        <>
          {!hideRejected && <input type="hidden" name="rejected" value="show" />}
          <input
            ref={field}
            id={SEARCH}
            type="search"
            name="q"
            defaultValue={search}
            maxLength={200}
            placeholder={t('searchHint')}
            aria-label={t('searchLabel')}
            className="control min-w-0 grow sm:w-64"
          />
          <details id={FILTERS} className="relative" onKeyDown={closeOn} onBlur={closeBehind}>
            <summary className={buttonClasses({}, 'list-none whitespace-nowrap')}>
              {set > 0 ? t('filtersSet', { number: number(set) }) : t('filters')}
            </summary>
            <div className="absolute end-0 z-20 mt-1 flex w-64 flex-col gap-3 rounded-lg border border-line bg-raised p-3 shadow-float sm:start-0 sm:end-auto">
              <Field label={t('filterRating')}>
                <FilterSelect
                  name="rating"
                  asked={String(rating ?? '')}
                  placeholder={t('anyRating')}
                  options={ratings.map((value) => ({
                    value,
                    label: value === 'none' ? t('notRated') : t('starsOrMore', { stars: '★'.repeat(Number(value)) }),
                  }))}
                />
              </Field>
              <Field label={t('filterSource')}>
                <FilterSelect
                  name="source"
                  asked={source ?? ''}
                  placeholder={t('anySource')}
                  options={candidateSources.map((value) => ({ value, label: common(sourceText[value]) }))}
                />
              </Field>
              <Field label={t('order')}>
                <FilterSelect
                  name="sort"
                  asked={order}
                  options={boardOrders.map((value) => ({ value, label: t(orderText[value]) }))}
                />
              </Field>
            </div>
          </details>
          <noscript>
            <Button type="submit">{t('search')}</Button>
          </noscript>
        </>
      )}
    </LiveSearch>
  )
}
