import { Link, useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { HistoryActor, HistoryCause, HistoryChange, HistoryEntry } from '#contracts/views/history.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import { Badge, type Tone } from '../ui/badge.tsx'
import { useTitleThen } from '../ui/titles.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { ArrowRightIcon } from '../ui/icons.tsx'
import { Instant } from '../ui/instant.tsx'
import { isEmpty, worthTelling } from './changes.ts'
import { relative } from '../i18n/relative.ts'
import { useHistoryWords } from './words.ts'

const useText = namespace('history')

const tones: Record<HistoryActor['kind'], Tone> = {
  user: 'info',
  candidate: 'success',
  apiKey: 'violet',
  guest: 'warning',
  process: 'neutral',
}

type EntryProps = { entry: HistoryEntry; now: string; rawFrom: string | null; momentAddress: string }

/** One event: what, who, when, why, before and after; and the event itself on demand. */
export function Entry({ entry, now, rawFrom, momentAddress }: EntryProps) {
  const { revision, actor, at, cause, changes, stage, type, eventId } = entry
  const t = useText()
  const words = useHistoryWords()
  const titleThen = useTitleThen()
  const format = useFormat()
  const { text, undone, rest } = words.headline({ ...entry, changes: worthTelling(changes) })
  return (
    <li
      id={`event-${revision}`}
      tabIndex={-1}
      className="relative flex flex-col gap-2 border-s-2 border-line ps-5 pb-6 target:border-accent"
    >
      <span
        aria-hidden="true"
        className="absolute -start-[7px] top-1.5 size-3 rounded-full border-2 border-accent bg-raised"
      />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h4 className="font-semibold">{text}</h4>
        {undone && <Badge tone="warning">{t('undone')}</Badge>}
        <Badge tone={tones[actor.kind]}>{words.actor(actor)}</Badge>
        <span className="text-sm text-muted">
          <Instant at={at} precision="time" /> ({relative(at, now, format)})
        </span>
      </div>
      {cause && <Because cause={cause} />}
      <Changes number={revision + 1} changes={rest} />
      <details className="text-sm">
        <summary className="w-fit text-muted">{t('entryDetails')}</summary>
        <div className="mt-1 flex flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <span>{t('stageThen', { stage: titleThen(stage) })}</span>
            <Link className="link" to={momentAddress} preventScrollReset>
              {t('showMoment')}
            </Link>
            <CopyButton size="sm" variant="quiet" text={eventId} label={t('copyId')} copiedLabel={t('idCopied')} />
          </div>
          {rawFrom && <Raw address={rawFrom} what={t('rawEvent', { type, revision })} />}
        </div>
      </details>
    </li>
  )
}

/** Fetched when it is opened; without scripts the link leads to it. */
function Raw({ address, what }: { address: string; what: string }) {
  const raw = useFetcher<unknown>()
  const t = useText()
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Opened before the scripts were here, it fired no event.
  useEffect(() => setOpen(details.current!.open), [])
  const { state, data, load } = raw
  useEffect(() => {
    if (isOpen && state === 'idle' && data === undefined) load(address)
  }, [isOpen, state, data, load, address])
  return (
    <details ref={details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-muted">{what}</summary>
      {raw.data !== undefined ? (
        <pre
          className="mt-2 max-h-96 overflow-auto rounded-md bg-sunken p-3 font-mono text-xs"
          tabIndex={0}
          aria-label={what}
        >
          {JSON.stringify(raw.data, null, 2)}
        </pre>
      ) : (
        <a className="link" href={address}>
          {t('inTheLog')}
        </a>
      )}
    </details>
  )
}

function Because({ cause }: { cause: HistoryCause }) {
  const words = useHistoryWords().cause(cause)
  const { to } = cause
  const part =
    to === null ? (
      <span>{words}</span>
    ) : to.startsWith('#') ? (
      <a className="link" href={to} />
    ) : (
      <Link className="link" to={to} />
    )
  return (
    <p className="text-sm">
      <Sentence text={useText()('becauseOf', { what: `<what>${words}</what>` })} parts={{ what: part }} />
    </p>
  )
}

function Changes({ number, changes }: { number: number; changes: readonly HistoryChange[] }) {
  const t = useText()
  const words = useHistoryWords()
  if (changes.length === 0) return null
  return (
    <table className="w-fit max-w-full text-start text-sm">
      <caption className="sr-only">{t('changedBy', { number })}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, index) => {
          const { field, before, after } = change
          return (
            <tr key={index}>
              <th
                scope="row"
                className="min-w-24 py-0.5 pe-4 text-start align-top font-normal text-muted wrap-anywhere"
              >
                {words.field(change)}
              </th>
              <td className="min-w-20 py-0.5 pe-2 align-top wrap-anywhere">
                {isEmpty(before) ? (
                  <span className="text-muted">–</span>
                ) : (
                  <del className="text-muted">
                    <bdi>{words.value(field, before)}</bdi>
                  </del>
                )}
              </td>
              <td className="min-w-24 py-0.5 align-top wrap-anywhere whitespace-pre-wrap">
                <ArrowRightIcon aria-hidden="true" className="me-2 inline-block text-muted rtl:-scale-x-100" />
                {isEmpty(after) ? (
                  <span className="text-muted">{t('nothing')}</span>
                ) : (
                  <bdi>{words.value(field, after)}</bdi>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
