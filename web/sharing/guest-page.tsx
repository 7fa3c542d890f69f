import { Link, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { LanguageBar } from '../frame/language-choice.tsx'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { wearing } from '../frame/worn-page.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Instant } from '../ui/instant.tsx'
import type { OpenPage } from './guest.server.ts'
import { GuestFeedback } from './guest-feedback.tsx'
import { Judgments, SharedAnswers } from './guest-answers.tsx'
import { Recordings } from './guest-recordings.tsx'
import { Watermark } from './watermark.tsx'

const useText = namespace('sharing')
/** How often an open page asks whether the link still opens. Each video asks for itself. */
const ASK_MS = 20_000

export function GuestPage(page: OpenPage & { token: string }) {
  const { token, company, title, message, job, candidates, current, frozenAt, expiresAt, watermark, now } = page
  const t = useText()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && revalidate(), ASK_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  const brand = wearing(company)
  const nameOf = ({ name }: { name: string | null }, index: number) =>
    name ?? t('candidateNumber', { number: index + 1 })
  const at = candidates.findIndex((each) => each?.candidateId === current?.candidateId)
  const mark = watermark && <Watermark text={watermark} at={now} />

  return (
    <main id="main" style={brand?.style} className="relative mx-auto flex min-h-dvh max-w-5xl flex-col gap-4 px-4 py-6">
      <header>
        {brand?.head}
        <h1 className="text-2xl font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </h1>
        <p className="text-muted">
          <bdi>{t('forJob', { job })}</bdi> · {t('opensUntil')} <Instant at={expiresAt} />
        </p>
        {message && (
          <p className="mt-3 max-w-prose whitespace-pre-wrap wrap-anywhere" dir="auto">
            {message}
          </p>
        )}
        {frozenAt && (
          <p className="mt-2 text-sm text-muted">
            {t('frozen')} <Instant at={frozenAt} />
          </p>
        )}
      </header>
      {candidates.length > 1 && (
        <nav aria-label={t('candidates')}>
          <ol className="flex flex-wrap gap-2">
            {candidates.map((each, index) => (
              <li key={each?.candidateId ?? index}>
                {each ? (
                  <Link
                    to={`?candidate=${each.candidateId}`}
                    preventScrollReset
                    aria-current={index === at ? 'page' : undefined}
                    className={classes('button button-md', index === at ? 'button-primary' : 'button-secondary')}
                  >
                    <bdi>{nameOf(each, index)}</bdi>
                  </Link>
                ) : (
                  <span className="button button-md button-quiet cursor-default text-muted">{t('gone')}</span>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      {current ? (
        <div key={current.candidateId} className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <Who name={nameOf(current, at)} email={current.email} phone={current.phone} />
            {current.chapters.length > 0 && <Recordings {...{ token, mark }} {...current} />}
            <Card>
              <SharedAnswers token={token} candidateId={current.candidateId} answers={current.answers} />
            </Card>
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {(page.feedback.rating || page.feedback.comment) && (
              <GuestFeedback takes={page.feedback} knownAs={page.guestName} {...current} />
            )}
            <Judgments {...current} />
          </div>
        </div>
      ) : (
        <EmptyState title={t('nobodyLeft')}>{t('nobodyLeftText')}</EmptyState>
      )}
      {mark}
      <footer className="mt-auto border-t border-line pt-3">
        <LanguageBar />
      </footer>
    </main>
  )
}

function Who({ name, email, phone }: { name: string; email: string | null; phone: string | null }) {
  const { list } = useFormat()
  const contact = [email, phone].filter((each): each is string => Boolean(each))
  return (
    <div>
      <h2 className="text-xl font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </h2>
      {contact.length > 0 && <p className="text-muted">{list(contact)}</p>}
    </div>
  )
}
