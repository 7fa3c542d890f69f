import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ModuleOf } from '#contracts/job/journey.ts'
import { goesOnAfter } from '#contracts/job/modules/section-break.ts'
import { namespace } from '../i18n/namespace.ts'
import { Media } from '../media/late-media.tsx'
import { Button } from '../ui/button.tsx'
import { Back, Hidden } from './form-parts.tsx'
import type { JourneyPageProps } from './journey-page-props.ts'

const useText = namespace('journey')

type Props = Pick<JourneyPageProps, 'busy' | 'onSubmit' | 'onBack' | 'backTo' | 'heading' | 'hidden' | 'shelf'> & {
  module: ModuleOf<'SECTION_BREAK'>
  last: boolean
}

/** A page that asks for nothing. Without scripts it waits for nothing either. */
export default function SectionBreak({ module, last, busy, onSubmit, onBack, backTo, hidden, shelf, heading }: Props) {
  const t = useText()
  const Heading = heading ?? 'h1'
  const form = useRef<HTMLFormElement>(null)
  const [stays, setStays] = useState(false)
  const passed = usePassedSeconds()
  const toSee = passed === null ? 0 : Math.max(0, (module.minimumTimeShown ?? 0) - passed)
  const end = goesOnAfter(module)
  // A preview stays where its reader is.
  const toGo = passed === null || end === null || stays || !shelf ? null : Math.max(0, end - passed)

  useEffect(() => {
    if (toGo === 0) form.current?.requestSubmit()
  }, [toGo])

  return (
    <form
      ref={form}
      method="post"
      onSubmit={(event: FormEvent<HTMLFormElement>) => (toSee > 0 ? event.preventDefault() : onSubmit?.(event))}
      className="mx-auto flex w-full max-w-2xl grow flex-col gap-6"
    >
      <Hidden values={{ ...hidden, intent: 'next', moduleId: module.id }} />
      <div className="my-auto py-8 text-center">
        <Heading dir="auto" className="text-3xl font-semibold text-balance">
          {module.title || t('untitledSection')}
        </Heading>
        {module.description && (
          <p dir="auto" className="mx-auto mt-3 max-w-prose text-lg whitespace-pre-line text-muted">
            {module.description}
          </p>
        )}
        <Media media={module.questionMedia} label={t('questionMedia')} className="mx-auto mt-5 max-w-xl" />
      </div>
      {toGo !== null && toSee === 0 && (
        <p className="flex flex-wrap items-center justify-center gap-2 text-muted">
          <span role="timer">{t('goesOnIn', { seconds: toGo })}</span>
          <Button variant="quiet" onClick={() => setStays(true)}>
            {t('stayHere')}
          </Button>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Back onBack={onBack} backTo={backTo} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={busy}
          disabled={toSee > 0}
          className="ms-auto tabular-nums max-sm:flex-1"
        >
          {toSee > 0 ? t('continueIn', { seconds: toSee }) : t(last ? 'finish' : 'continue')}
        </Button>
      </div>
    </form>
  )
}

/** Whole seconds since the page was first seen; null before scripts run. */
function usePassedSeconds() {
  const [passed, setPassed] = useState<number | null>(null)
  useEffect(() => {
    const begun = performance.now()
    setPassed(0)
    const timer = setInterval(() => {
      if (!document.hidden) setPassed(Math.floor((performance.now() - begun) / 1000))
    }, 250)
    return () => clearInterval(timer)
  }, [])
  return passed
}
