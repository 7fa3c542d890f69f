import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { LanguageBar } from './language-choice.tsx'
import { namespace } from '../i18n/namespace.ts'
import { Logo } from '../ui/logo.tsx'

const useText = namespace('common')

/** Frame of the pages before the sign-in: one card, one heading. */
export function PublicPage({
  title,
  intro,
  children,
  below,
}: {
  title: string
  intro?: ReactNode
  children: ReactNode
  below?: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-8 sm:justify-center">
      <header className="mb-6">
        <Link to="/" aria-label={useText()('toStart')} className="rounded-md no-underline">
          <Logo />
        </Link>
      </header>
      <main id="main" className="w-full max-w-md rounded-lg border border-line bg-raised p-6 shadow-card sm:p-8">
        <h1 className="text-xl font-semibold">{title}</h1>
        {intro && <div className="mt-1 text-muted">{intro}</div>}
        <div className="mt-5">{children}</div>
      </main>
      <footer className="mt-5 flex flex-col items-center gap-4 text-muted">
        {below && <div>{below}</div>}
        <LanguageBar />
      </footer>
    </div>
  )
}
