import { namespace } from '../../i18n/namespace.ts'
import type { Key } from '../../locales/text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MagnifyingGlassIcon } from '../../ui/icons.tsx'
import { LiveSearch } from '../../ui/live-search.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { type Asked, orderText } from './list.ts'

const useText = namespace('jobs')
type FindJobsProps = {
  asked: Asked
  owners: readonly { id: string; name: string }[]
  categories: readonly { categoryId: string; name: string; of: string | null }[]
}

/** The order that each name of a heading begins with. */
const orders = {
  title: 'job',
  '-candidates': 'candidates',
  '-review': 'toReview',
  '-hired': 'hired',
  owner: 'owner',
  '-open': 'daysOpen',
  '-activity': 'lastActivity',
} as const satisfies Record<string, Key<'jobs'>>
const ofDrafts: ReadonlySet<string> = new Set(['title', 'owner', '-activity'])

/** Which jobs the list shows; what is typed or chosen applies at once. Phones choose the order here, too. */
export function FindJobs({ asked: { tab, search, owner, category, order }, owners, categories }: FindJobsProps) {
  const t = useText()
  const now = order ? orderText(order) : ''
  const choices: { value: string; label: string }[] = Object.entries(orders)
    .filter(([value]) => tab === 'active' || (tab === 'draft' ? ofDrafts.has(value) : value !== '-open'))
    .map(([value, label]) => ({ value, label: t(label) }))
  const turned = order && !(now in orders) && orders[opposite(now) as keyof typeof orders]
  return (
    <LiveSearch key={tab} search={search} className="flex w-full flex-wrap gap-2 sm:w-auto">
      {(field) => (
        <>
          <input type="hidden" name="currentTab" value={tab} />
          <Field label={t('orderBy')} hideLabel className="w-[calc(50%-0.25rem)] grow sm:hidden">
            <FilterSelect
              name="sort"
              asked={now}
              placeholder={t('orderLastChange')}
              options={turned ? [...choices, { value: now, label: `${t(turned)} ↑` }] : choices}
            />
          </Field>
          {(owners.length > 1 || owner) && (
            <Field label={t('owner')} hideLabel className="w-[calc(50%-0.25rem)] grow sm:w-44 sm:grow-0">
              <FilterSelect
                name="owner"
                asked={owner ?? ''}
                placeholder={t('anyOwner')}
                options={owners.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </Field>
          )}
          {(categories.length > 0 || category) && (
            <Field label={t('category')} hideLabel className="w-[calc(50%-0.25rem)] grow sm:w-44 sm:grow-0">
              <FilterSelect
                name="category"
                asked={category ?? ''}
                placeholder={t('anyCategory')}
                options={categories.map(({ categoryId, name, of }) => ({
                  value: categoryId,
                  label: of ? `${of} › ${name}` : name,
                }))}
              />
            </Field>
          )}
          <span className="flex w-full gap-2 sm:w-64">
            <TextInput
              ref={field}
              type="search"
              name="search"
              aria-label={t('searchLabel')}
              placeholder={t('searchHint')}
              defaultValue={search}
              maxLength={200}
            />
            <Button type="submit" icon aria-label={t('search')}>
              <MagnifyingGlassIcon />
            </Button>
          </span>
        </>
      )}
    </LiveSearch>
  )
}

const opposite = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)
