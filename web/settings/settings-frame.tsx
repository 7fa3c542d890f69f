import type { ReactNode } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Tabs } from '../ui/tabs.tsx'
import type { TabName, tabsFor } from './names.ts'

const useText = namespace('settings')

/** Every page of Settings: the tabs that are open to the reader, by group, and the one that is shown. */
export function SettingsFrame({
  name,
  tabs,
  children,
}: {
  name: TabName
  tabs: ReturnType<typeof tabsFor>
  children: ReactNode
}) {
  const t = useText()
  // Room below for what is said at the edge of the window, so that it never covers the last button for good.
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-20 xl:grid-cols-[11rem_minmax(0,1fr)] xl:gap-8">
      <div className="xl:sticky xl:top-20">
        <Tabs
          rail
          label={t('title')}
          tabs={tabs.map(({ name: each, label, group, to }, at) => ({
            to,
            label: t(label),
            current: each === name,
            group: tabs[at - 1]?.group === group ? undefined : t(group),
          }))}
        />
      </div>
      <div className="flex max-w-5xl min-w-0 flex-col gap-6">{children}</div>
    </div>
  )
}
