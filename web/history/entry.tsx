import { Link, useFetcher } from '@remix-run/react'
import type { HistoryActor, HistoryEntry, HistoryValue } from '#contracts/views/history.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Instant } from '../ui/instant.tsx'
import { relative } from './moment.ts'

const tones: Record<HistoryActor['kind'], Tone> = { user: 'info', candidate: 'success', apiKey: 'violet', process: 'neutral' }
const kinds: Record<HistoryActor['kind'], string> = { user: 'Person', candidate: 'Candidate', apiKey: 'Program', process: 'Automation' }

type EntryProps = { entry: HistoryEntry; now: string; rawFrom: string | null; momentAddress: string }

/** One event: what, who, when, why, before and after; and the event itself on demand. */
export function Entry({ entry, now, rawFrom, momentAddress }: EntryProps) {
  const { revision, activities, actor, at, cause, changes, stage, type, eventId } = entry
  return (
    <li id={`event-${revision}`} className="relative flex flex-col gap-2 border-s-2 border-line ps-5 pb-6 target:border-accent">
      <span aria-hidden="true" className="absolute -start-[7px] top-1.5 size-3 rounded-full border-2 border-accent bg-raised" />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="font-semibold first-letter:uppercase">{activities.join(', ')}</h3>
        <Badge tone={tones[actor.kind]}>
          {kinds[actor.kind]}: {actor.name}
        </Badge>
        <span className="text-sm text-muted">
          <Instant at={at} precision="second" /> ({relative(at, now)})
        </span>
      </div>
      {cause && (
        <p className="text-sm">
          because of {cause.to === null ? cause.text : cause.to.startsWith('#') ? <a className="link" href={cause.to}>{cause.text}</a> : <Link className="link" to={cause.to}>{cause.text}</Link>}
        </p>
      )}
      {changes.length > 0 && (
        <table className="w-fit max-w-full text-start text-sm">
          <caption className="sr-only">What event {revision + 1} changed</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ label, before, after }) => (
              <tr key={label}>
                <th scope="row" className="py-0.5 pe-4 text-start align-top font-normal text-muted">{label}</th>
                <td className="py-0.5 pe-2 align-top break-words">{before === null ? <span className="text-muted">–</span> : <del className="text-muted">{shown(before)}</del>}</td>
                <td className="py-0.5 align-top break-words whitespace-pre-wrap">
                  <span aria-hidden="true" className="pe-2 text-muted">→</span>
                  {after === null ? <span className="text-muted">nothing</span> : shown(after)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span>Stage: {stage}</span>
        <Link className="link" to={momentAddress} preventScrollReset>
          Show this moment
        </Link>
        <CopyButton size="sm" variant="quiet" text={eventId} label="Copy id" copiedLabel="Id copied" />
      </div>
      {rawFrom && <Raw address={rawFrom} what={`${type}, revision ${revision}`} />}
    </li>
  )
}

const shown = (value: HistoryValue) => String(value)

/** Fetched when it is opened; without scripts the link leads to it. */
function Raw({ address, what }: { address: string; what: string }) {
  const raw = useFetcher<unknown>()
  const open = (isOpen: boolean) => isOpen && raw.state === 'idle' && raw.data === undefined && raw.load(address)
  return (
    <details className="text-sm" onToggle={(event) => open(event.currentTarget.open)}>
      <summary className="cursor-pointer text-muted">Raw event ({what})</summary>
      {raw.data !== undefined ? (
        <pre className="mt-2 max-h-96 overflow-auto rounded-md bg-sunken p-3 font-mono text-xs" tabIndex={0} aria-label={`Raw event: ${what}`}>{JSON.stringify(raw.data, null, 2)}</pre>
      ) : (
        <a className="link" href={address}>
          As it lies in the log
        </a>
      )}
    </details>
  )
}
