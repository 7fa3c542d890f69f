import { boardOrders } from '#contracts/views/board.ts'
import type { BoardAsked } from '../../board/asked.ts'
import { FILTERS, SEARCH } from '../../board/filter-places.ts'
import { FilterButton } from '../../filters/filter-button.tsx'
import type { SavedFilterData } from '../../filters/filter-data.ts'
import { FilterSearch } from '../../filters/filter-search.tsx'
import { SavedFilters } from '../../filters/late-saved.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { Field } from '../../ui/field.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'

const useText = namespace('board')

const orderText = { newest: 'orderNewest', oldest: 'orderOldest', name: 'orderName', rating: 'orderRating' } as const

/** Which cards the board shows, and in which order; what is typed or chosen applies at once. */
export function Filters({ jobId, asked, saved }: { jobId: string; asked: BoardAsked; saved: SavedFilterData }) {
  const t = useText()
  const { filter, order } = asked
  return (
    <>
      <FilterSearch id={SEARCH} filter={filter} replaces={['sort']}>
        <Field label={t('order')} hideLabel className="w-36 shrink-0 max-sm:hidden">
          <FilterSelect
            name="sort"
            asked={order}
            options={boardOrders.map((value) => ({ value, label: t(orderText[value]) }))}
          />
        </Field>
      </FilterSearch>
      <FilterButton id={FILTERS} filter={filter} jobId={jobId} />
      <SavedFilters jobId={jobId} filter={filter} saved={saved} />
    </>
  )
}
