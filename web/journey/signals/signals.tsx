import { useEffect, useMemo, useRef } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { EyeOpenIcon } from '../../ui/icons.tsx'
import type { AnswerShelf } from '../answer-shelf.ts'
import { AnswerTime } from './answer-time.tsx'
import { signalShelf } from './signal-shelf.ts'

const useText = namespace('journey')

/** A shorter switch to another window is ordinary use of a computer. */
const SHORTEST_AWAY_MS = 2000

type Props = { moduleId: string; questionId?: string | null; shelf: AnswerShelf | undefined }

/** Tells beforehand that this page notes when it is left and what is pasted, and does so. A preview, which has no shelf, only tells. */
export default function Signals({
  shelf,
  watched = true,
  seconds = 0,
  ...page
}: Props & { watched?: boolean; seconds?: number }) {
  return (
    <>
      {seconds > 0 && <AnswerTime moduleId={page.moduleId} seconds={seconds} shelf={shelf} />}
      {watched && <Watched shelf={shelf} {...page} />}
    </>
  )
}

function Watched({ shelf, ...page }: Props) {
  const t = useText()
  return (
    <>
      <p className="flex items-start gap-2 text-sm text-muted">
        <EyeOpenIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>{t('signalsNoted')}</span>
      </p>
      <Noting shelf={shelf} {...page} />
      <SendSignals shelf={shelf} moduleId={page.moduleId} />
    </>
  )
}

/** Notes while it is on the page: how long it was left, and how many characters were pasted into the form around it. */
export function Noting({ moduleId, questionId = null, shelf }: Props) {
  const mark = useRef<HTMLSpanElement>(null)
  const kept = useMemo(() => shelf && signalShelf(shelf), [shelf])
  useEffect(() => {
    if (!kept) return
    const form = mark.current?.closest('form')
    let left: number | null = document.hidden ? Date.now() : null
    const look = () => {
      const now = Date.now()
      if (document.hidden) left ??= now
      else if (left !== null) {
        if (now - left >= SHORTEST_AWAY_MS)
          kept.note(moduleId, { type: 'away', at: left, seconds: Math.round((now - left) / 1000), questionId })
        left = null
      }
    }
    const paste = (event: ClipboardEvent) => {
      const characters = event.clipboardData?.getData('text').length ?? 0
      if (characters > 0) kept.note(moduleId, { type: 'pasted', at: Date.now(), characters, questionId })
    }
    document.addEventListener('visibilitychange', look)
    form?.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('visibilitychange', look)
      form?.removeEventListener('paste', paste)
    }
  }, [kept, moduleId, questionId])
  return <span ref={mark} hidden />
}

/** Puts what was noted into the form around it, each time that is sent. */
export function SendSignals({ moduleId, shelf }: Pick<Props, 'moduleId' | 'shelf'>) {
  const mark = useRef<HTMLSpanElement>(null)
  const kept = useMemo(() => shelf && signalShelf(shelf), [shelf])
  useEffect(() => {
    const form = mark.current?.closest('form')
    if (!kept || !form) return
    const fill = ({ formData }: FormDataEvent) => {
      const seen = kept.seen(moduleId, Date.now())
      if (seen.length > 0) formData.set('signals', JSON.stringify(seen))
    }
    form.addEventListener('formdata', fill)
    return () => form.removeEventListener('formdata', fill)
  }, [kept, moduleId])
  return <span ref={mark} hidden />
}
