import { Form, useSearchParams } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { besides, type FilterChoices, type FilterData } from './filter-data.ts'
import { FilterFields } from './filter-fields.tsx'

const useText = namespace('filters')

/** The filter's form on the page itself, where no script opens a dialog. Days are meant in UTC then. */
export default function FilterOnPage({ filter, choices }: Pick<FilterData, 'filter'> & { choices: FilterChoices }) {
  const t = useText()
  const [query] = useSearchParams()
  return (
    <Card>
      <Form method="get" aria-label={t('filterCandidates')} className="flex flex-col gap-3">
        {besides(query).map(([key, value]) => (
          <input key={key + value} type="hidden" name={key} value={value} />
        ))}
        {filter.search && <input type="hidden" name="q" value={filter.search} />}
        {filter.zone && <input type="hidden" name="tz" value={filter.zone} />}
        <FilterFields filter={filter} choices={choices} />
        <div>
          <Button type="submit" variant="primary">
            {t('apply')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
