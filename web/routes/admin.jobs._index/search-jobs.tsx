import { MagnifyingGlassIcon } from '../../ui/icons.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { LiveSearch } from '../../ui/live-search.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const useText = namespace('jobs')

export function SearchJobs({ tab, search }: { tab: string; search: string }) {
  const t = useText()
  return (
    <LiveSearch key={tab} search={search} className="flex w-full gap-2 sm:w-72">
      {(field) => (
        <>
          <input type="hidden" name="currentTab" value={tab} />
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
        </>
      )}
    </LiveSearch>
  )
}
