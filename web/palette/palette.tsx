import { useNavigate } from '@remix-run/react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { newCommandId, useSteady } from '../offline/index.ts'
import { namespace } from '../i18n/namespace.ts'
import { nameFor } from '../i18n/product-name.ts'
import { MagnifyingGlassIcon } from '../ui/icons.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { groupsOf } from './groups.ts'
import { type Act, type Hit, rememberRecent } from './hits.ts'
import { Hits } from './hits-list.tsx'
import { useAct } from './use-act.tsx'
import { useFound } from './use-found.ts'

const useText = namespace('palette')
const useCommonText = namespace('common')

/** Finds and opens jobs, candidates, colleagues, pages and actions, from the keyboard. A combobox over a list in groups. */
export default function Palette({ open, onClose, userKey }: { open: boolean; onClose: () => void; userKey: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const t = useText()
  const { submit } = useSteady()
  const { run, dialog: asked } = useAct()
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])
  return (
    <>
      <dialog
        ref={dialog}
        aria-label={t('title')}
        onClose={onClose}
        onMouseDown={(event) => event.target === dialog.current && onClose()}
        className="dialog mt-[10dvh] mb-auto max-w-xl"
      >
        {open && (
          <Asking
            onClose={onClose}
            userKey={userKey}
            onAct={run}
            onPost={(action) => submit({ commandId: newCommandId() }, { method: 'post', action })}
          />
        )}
      </dialog>
      {asked}
    </>
  )
}

/** Rows in the place of those that the first answer brings. */
const OnItsWay = () => (
  <div className="flex flex-col gap-3 p-4">
    {['w-1/3', 'w-2/3', 'w-1/2', 'w-3/5'].map((width) => (
      <Skeleton key={width} className={`h-5 ${width}`} />
    ))}
  </div>
)

type AskingProps = {
  onClose: () => void
  userKey: string
  onAct: (act: Act) => void
  onPost: (to: string) => void
}

function Asking({ onClose, userKey, onAct, onPost }: AskingProps) {
  const t = useText()
  const common = useCommonText()
  const [listId, navigate] = [useId(), useNavigate()]
  const [question, setQuestion] = useState('')
  const [active, setActive] = useState(0)
  const { data, missed } = useFound(question, userKey)

  const [inside, setInside] = useState<Hit[] | null>(null)
  const groups = useMemo(() => {
    if (inside) return [{ group: 'here' as const, hits: inside }]
    return data ? groupsOf(data) : []
  }, [data, inside])
  const hits = groups.flatMap((group) => group.hits)
  const answered = data?.question.trim() === question.trim()
  useEffect(() => setActive(0), [data, inside])
  useEffect(() => setInside(null), [question])

  function choose(hit: Hit) {
    if (hit.more) return setInside(hit.more)
    rememberRecent(userKey, hit)
    onClose()
    if (hit.act) onAct(hit.act)
    else if (hit.post) onPost(hit.to)
    else if (hit.to.startsWith('/api/')) location.assign(hit.to)
    else navigate(hit.to)
  }

  function pressed(event: KeyboardEvent) {
    const last = hits.length - 1
    const to = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(last, active + 5),
      PageUp: Math.max(0, active - 5),
    }[event.key]
    if (inside && event.key === 'Backspace' && question === '') {
      event.preventDefault()
      setInside(null)
    } else if (to !== undefined && last >= 0) {
      event.preventDefault()
      setActive(to)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      const hit = hits[active]
      // What is shown belongs to another question until the answer to this one is here.
      if (hit && answered) choose(hit)
    }
  }

  return (
    <div className="flex max-h-[75dvh] flex-col">
      <div className="flex items-center gap-2 border-b border-line px-4">
        <MagnifyingGlassIcon aria-hidden="true" className="shrink-0 text-muted" />
        <input
          type="text"
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={hits[active] && `${listId}-${active}`}
          aria-label={t('question')}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          autoFocus
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
          onKeyDown={pressed}
          className="min-h-12 min-w-0 grow bg-transparent outline-none placeholder:text-muted"
        />
        <button
          type="button"
          onClick={onClose}
          className="rounded-sm border border-line px-1.5 text-xs text-muted hover:text-ink"
        >
          {t('close')}
        </button>
      </div>
      {!data && !missed && <OnItsWay />}
      <Hits id={listId} groups={groups} active={active} onActive={setActive} onChoose={choose} />
      <p
        role="status"
        className={!missed && (hits.length > 0 || !answered) ? 'sr-only' : 'px-4 py-8 text-center text-muted'}
      >
        {missed
          ? common('notReached', { name: nameFor(null) })
          : !answered
            ? ''
            : hits.length === 0
              ? t('nothing', { question: question.trim() })
              : t('found', { count: hits.length })}
      </p>
    </div>
  )
}
