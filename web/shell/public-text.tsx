import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { LanguageBar } from '../frame/language-choice.tsx'
import { namespace } from '../i18n/namespace.ts'
import { Logo } from '../ui/logo.tsx'

const useCommonText = namespace('common')

/** A public page to read: Help Center, About Us, Contact Us, Terms of Use. */
export function PublicText({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col gap-6 px-4 py-8 sm:px-6">
      <header>
        <Link to="/" aria-label={useCommonText()('toStart')} className="rounded-md no-underline">
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="flex grow flex-col gap-5 outline-none">
        <h1 className="text-2xl font-semibold">{title}</h1>
        {intro && <p className="text-lg text-muted">{intro}</p>}
        {children}
      </main>
      <footer>
        <LanguageBar />
      </footer>
    </div>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mt-1 text-muted">{children}</p>
    </section>
  )
}
