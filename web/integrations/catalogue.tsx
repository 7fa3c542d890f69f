import { useMemo, useState } from 'react'
import { integrationGroups } from '#contracts/integration/catalogue.ts'
import type { Listed } from '#contracts/views/integrations.ts'
import { namespace } from '../i18n/namespace.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { IntegrationCard } from './card.tsx'

const useText = namespace('integrations')
const groupNames = {
  ats: 'groupAts',
  automation: 'groupAutomation',
  calendar: 'groupCalendar',
  analytics: 'groupAnalytics',
} as const

/** Every system that there is, by what it is for; what is typed narrows it at once. */
export function Catalogue({ integrations }: { integrations: Listed[] }) {
  const t = useText()
  const [search, setSearch] = useState('')
  const found = useMemo(() => {
    const wanted = search.trim().toLowerCase()
    return integrations.filter(({ title }) => title.toLowerCase().includes(wanted))
  }, [integrations, search])
  return (
    <div className="flex flex-col gap-8">
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        className="max-w-sm"
      />
      {found.length === 0 && <EmptyState title={t('none')} />}
      {integrationGroups.map((group) => {
        const shown = found.filter((each) => each.group === group)
        if (shown.length === 0) return null
        return (
          <section key={group} aria-labelledby={`group-${group}`} className="flex flex-col gap-3">
            <h2 id={`group-${group}`} className="text-base font-semibold">
              {t(groupNames[group])}
            </h2>
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {shown.map((integration) => (
                <IntegrationCard key={integration.type} integration={integration} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
