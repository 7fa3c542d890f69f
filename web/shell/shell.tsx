import { useNavigation } from '@remix-run/react'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { codeOf, useOnHand } from '../offline/index.ts'
import { BannerList } from './banner-list.tsx'
import { Behind } from './behind.tsx'
import { useRememberOpened } from './opened.ts'
import type { ShellData } from './shell-data.ts'
import { Sidebar } from './sidebar.tsx'
import { ASK_AFTER_MS, ASKED_COOKIE } from './together.ts'
import { type Search, TopBar } from './top-bar.tsx'
import { type Popup, ShellContext } from './use-shell.ts'
import { useShellData } from './use-shell-data.ts'
import { namespace } from '../i18n/namespace.ts'

const useText = namespace('shell')

/** Reading a page does not need them. */
const popups = () => import('./popups/popups.tsx')
const Popups = lazy(popups)
/** What can be pressed on any of these pages. */
const onHand = [popups, ...['admin.resume', 'jobs-cep.create', 'logout'].map((route) => codeOf(`routes/${route}`))]

type ShellProps = { loaded: ShellData; title?: string; search: Search; children: ReactNode }

/** The frame of every page under /admin. */
export function Shell({ loaded, title, search, children }: ShellProps) {
  const { shell, ask, idle } = useShellData(loaded)
  const [popup, open] = useState<Popup | null>(null)
  const { jobId, review, noNewJob } = shell
  const controls = useMemo(() => ({ open, features: { jobId, review }, noNewJob }), [jobId, review, noNewJob])
  useTeamPopup(shell, open)
  useRememberOpened(shell.user.email)
  useOnHand(onHand)
  return (
    <ShellContext.Provider value={controls}>
      <div className="flex min-h-dvh">
        <Underway />
        {!shell.minimal && <Sidebar {...shell} />}
        <div className="flex min-w-0 grow flex-col">
          <TopBar shell={shell} title={title} search={search} />
          <BannerList banners={shell.banners} />
          <Behind events={shell.behind.events} ask={ask} idle={idle} />
          <main id="main" tabIndex={-1} className="grow p-4 outline-none sm:p-6">
            {children}
          </main>
        </div>
        {popup && (
          <Suspense fallback={null}>
            <Popups popup={popup} shell={shell} onClose={() => open(null)} />
          </Suspense>
        )}
      </div>
    </ShellContext.Provider>
  )
}

/** The global loader: a line at the top while the next page is on its way. */
function Underway() {
  const t = useText()
  if (useNavigation().state === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label={t('topLoading')}
      className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-accent"
    />
  )
}

/** Asks for the team once, five seconds after the page has loaded, and never over something else. */
function useTeamPopup({ teamPopup, minimal }: ShellData, open: (popup: Popup) => void) {
  useEffect(() => {
    if (!teamPopup || minimal) return
    const timer = setTimeout(() => {
      if (document.querySelector('dialog[open]')) return
      document.cookie = `${ASKED_COOKIE}=yes; Path=/; Max-Age=31536000; SameSite=Lax`
      open({ kind: teamPopup })
    }, ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [teamPopup, minimal, open])
}
