import { useParams } from '@remix-run/react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { MAX_QUESTION } from '#contracts/assistant/messages.ts'
import { numberFormat } from '#contracts/kernel/formatters.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ChatBubbleIcon, Cross2Icon, PaperPlaneIcon } from '../../ui/icons.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { type About, aboutOver } from './requests.ts'
import { UpgradeDialog } from './upgrade-dialog.tsx'
import { type Said, useConversation } from './use-conversation.ts'

const useText = namespace('assistant')

/** Answers questions about the job beside it (AI-006). Without a model it searches, and says so. */
export default function AskPanel() {
  const t = useText()
  const { jobId = '' } = useParams()
  const [about, setAbout] = useState<About | null>(null)
  const [open, setOpen] = useState(false)
  const [upgrade, setUpgrade] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    let here = true
    void aboutOver(jobId).then((about) => here && setAbout(about))
    return () => {
      here = false
    }
  }, [jobId])
  if (about === null || about === 'away') return null
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="quiet"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (about === 'locked' ? setUpgrade(true) : setOpen(!open))}
      >
        <ChatBubbleIcon aria-hidden="true" />
        {t('ask')}
      </Button>
      {open && about !== 'locked' && <Panel {...{ id, jobId, about }} onClose={close} />}
      <UpgradeDialog open={upgrade} onClose={() => setUpgrade(false)} />
    </>
  )
}

type PanelProps = { id: string; jobId: string; about: Exclude<About, string>; onClose: () => void }

function Panel({ id, jobId, about: { source, model, ktokens }, onClose }: PanelProps) {
  const t = useText()
  const [text, setText] = useState('')
  const { locale } = useFormat()
  const money = (currency: string, amount: number) =>
    numberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 4 }).format(amount)
  const { said, busy, ask } = useConversation(jobId, source)
  const end = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
  }, [])
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [said])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy || text.trim() === '') return
    ask(text.trim())
    setText('')
  }
  return (
    <aside
      id={id}
      aria-label={t('askTitle')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="fixed inset-x-2 bottom-2 z-20 flex max-h-[70dvh] flex-col rounded-lg border border-line bg-raised shadow-card sm:inset-x-auto sm:end-4 sm:bottom-4 sm:w-96"
    >
      <header className="flex items-start justify-between gap-2 border-b border-line px-4 py-3">
        <div>
          <h2 className="font-semibold">{t('askTitle')}</h2>
          <p className="text-sm text-muted">
            {source === 'model' ? t('askModel', { model: model ?? '' }) : t('askLibrary')}
          </p>
          {ktokens && (
            <p className="text-sm text-muted">
              {t('usedToday', { used: ktokens.used, limit: ktokens.limit })}
              {ktokens.cost && ` ${t('costToday', { cost: money(ktokens.cost.currency, ktokens.cost.amount) })}`}
            </p>
          )}
        </div>
        <Button size="sm" variant="quiet" icon aria-label={t('close')} onClick={onClose}>
          <Cross2Icon />
        </Button>
      </header>
      <div
        role="log"
        tabIndex={0}
        aria-label={t('askTitle')}
        className="flex grow flex-col gap-3 overflow-y-auto px-4 py-3"
      >
        {said.map((each, index) => (
          <Message key={index} said={each} />
        ))}
        <div ref={end} />
      </div>
      <form onSubmit={send} className="flex items-end gap-2 border-t border-line px-4 py-3">
        <Field label={t('question')} hideLabel className="grow">
          <TextInput
            ref={input}
            dir="auto"
            autoComplete="off"
            maxLength={MAX_QUESTION}
            placeholder={t('question')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" icon busy={busy} aria-label={t('send')}>
          <PaperPlaneIcon className="rtl:-scale-x-100" />
        </Button>
      </form>
    </aside>
  )
}

function Message({ said: { from, text, help, outcome } }: { said: Said }) {
  const t = useText()
  const empty = outcome === 'failed' ? t('askFailed') : outcome === 'nothing' ? t('nothingFound') : t('working')
  return (
    <div className={from === 'person' ? 'ms-8 rounded-md bg-accent-soft px-3 py-2 text-accent-ink' : 'me-8'}>
      <p className="text-xs font-medium text-muted">{t(from === 'person' ? 'you' : 'assistant')}</p>
      {(text || help.length === 0) && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {text || empty}
        </p>
      )}
      {help.length > 0 && (
        <div className="mt-1 flex flex-col gap-1">
          <p className="text-sm text-muted">{t('fromHelp')}</p>
          {help.map(({ topic, title, text }) => (
            <details key={topic} className="rounded-md border border-line px-3 py-2">
              <summary className="font-medium">{title}</summary>
              <p className="mt-1">{text}</p>
            </details>
          ))}
        </div>
      )}
    </div>
  )
}
