import { type FormEvent, useEffect, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { JourneyPage } from '../journey/journey-page.tsx'
import { classes } from '../ui/classes.ts'
import { EyeOpenIcon } from '../ui/icons.tsx'
import { hear, type Previewed, tell } from './messages.ts'

const useText = namespace('journey')

/**
 * The candidate's page as a preview: it shows what the page around it tells it to, or else `published`. Nothing that
 * is entered here is sent anywhere; a submitted form only turns the page.
 */
export function PreviewedPage({ published, mobile }: { published: Previewed | null; mobile: boolean }) {
  const t = useText()
  const [told, setTold] = useState<Previewed | null>(null)
  const [turnedTo, setTurnedTo] = useState<string | null>(null)
  useEffect(() => {
    if (window.parent === window) return
    const stop = hear(
      () => window.parent,
      (message) => message.type === 'preview.shown' && setTold(message.previewed),
    )
    tell(window.parent, { type: 'preview.ready' })
    return stop
  }, [])

  const shown = told ?? (published && { ...published, moduleId: turnedTo ?? published.moduleId })
  const pages = shown?.journey.modules ?? []
  const at = pages.findIndex(({ id }) => id === shown?.moduleId)
  const turn = (by: 1 | -1) => {
    if (told) tell(window.parent, { type: 'preview.turned', by })
    else setTurnedTo(pages[at + by]?.id ?? null)
  }

  return (
    <main
      id="main"
      className={classes(
        'flex min-h-dvh flex-col',
        mobile && !told && 'mx-auto w-full max-w-[375px] border-line sm:border-x',
      )}
    >
      <p className="flex items-center justify-center gap-1.5 bg-accent-soft px-4 py-1 text-center text-xs text-accent-ink">
        <EyeOpenIcon aria-hidden="true" className="shrink-0" />
        {t(shown ? 'previewOnly' : 'previewEmpty')}
      </p>
      {shown && (
        <JourneyPage
          key={shown.moduleId}
          job={shown.job}
          journey={shown.journey}
          moduleId={shown.moduleId}
          answers={shown.answers ?? {}}
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            if (at < pages.length - 1) turn(1)
          }}
          onBack={at > 0 ? () => turn(-1) : undefined}
        />
      )}
    </main>
  )
}
