import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Behind } from './behind.tsx'
import { Sidebar } from './sidebar.tsx'
import { type ShellData, TopBar } from './top-bar.tsx'

/** What every page under /admin stands in. */
export function Shell({ children, ...shell }: ShellData & { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh">
      <Underway />
      <Sidebar permissions={shell.permissions} remembered={shell.sidebar} />
      <div className="flex min-w-0 grow flex-col">
        <TopBar {...shell} />
        <Behind behind={shell.behind} />
        <main id="main" tabIndex={-1} className="grow p-4 outline-none sm:p-6">
          {children}
        </main>
      </div>
    </div>
  )
}

/** A line at the top while the next page is on its way, shown only when that takes a moment. */
function Underway() {
  if (useNavigation().state === 'idle') return null
  return <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-accent" />
}
