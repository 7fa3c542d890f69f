import { Link } from '@remix-run/react'
import type { CSSProperties, ReactNode } from 'react'
import { LanguageBar } from './language-choice.tsx'
import { namespace } from '../i18n/namespace.ts'
import { Logo } from '../ui/logo.tsx'
import { useWhiteLabel, wearing } from './worn-page.tsx'

const useText = namespace('common')

/** A whole page that says one thing: not found, no permission, something broke. */
export function MessagePage({
  code,
  title,
  children,
  action,
  brand: worn,
}: {
  code?: string | undefined
  title: string
  children: ReactNode
  action?: ReactNode
  /** Whose page it is, in place of our own name; its colors are the style. */
  brand?: { head: ReactNode; style?: CSSProperties | undefined } | undefined
}) {
  const whiteLabel = useWhiteLabel()
  const brand = worn ?? wearing(whiteLabel)
  return (
    <main
      id="main"
      style={brand?.style}
      className="mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center gap-6 px-4 py-12"
    >
      {brand ? brand.head : <Home />}
      <div className="flex w-full flex-col items-center gap-4 rounded-xl border border-line bg-raised p-6 text-center shadow-card sm:p-10">
        {code && <p className="text-sm font-medium text-muted tabular-nums">{code}</p>}
        <h1 className="text-2xl font-semibold text-balance">{title}</h1>
        <div className="text-lg text-pretty text-muted">{children}</div>
        {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
      </div>
      <footer className="flex">
        <LanguageBar />
      </footer>
    </main>
  )
}

const Home = () => (
  <Link to="/" className="rounded-md" aria-label={useText()('toStart')}>
    <Logo />
  </Link>
)
