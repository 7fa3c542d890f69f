import type { ReactNode } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ArrowLeftIcon } from '../ui/icons.tsx'

const useText = namespace('places')

/** A page of its own for one task, with the way back (NAV-038). */
export function Standalone({ title, back, children }: { title: string; back: string; children: ReactNode }) {
  const t = useText()
  return (
    <div className="min-h-dvh">
      <header className="flex items-center gap-4 border-b border-line bg-raised px-4 py-2">
        <ButtonLink to={back} variant="quiet">
          <ArrowLeftIcon aria-hidden="true" />
          {t('backToDashboard')}
        </ButtonLink>
        <h1 className="min-w-0 truncate text-lg font-semibold">{title}</h1>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-4xl p-4 pt-6 outline-none">
        {children}
      </main>
    </div>
  )
}
