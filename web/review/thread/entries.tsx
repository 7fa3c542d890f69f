import { namespace } from '../../i18n/namespace.ts'
import { Badge } from '../../ui/badge.tsx'
import { classes } from '../../ui/classes.ts'
import { Instant } from '../../ui/instant.tsx'
import { Waiting } from './waiting.tsx'
import type { Thread } from './thread.server.ts'

const useText = namespace('thread')
type Entry = Thread['entries'][number]

const happened = {
  invitation: 'invited',
  reminder: 'reminded',
  link: 'newLink',
  started: 'started',
  completed: 'completed',
  rejected: 'rejected',
} as const
const states = {
  held: { text: 'held', tone: 'neutral' },
  queued: { text: 'queued', tone: 'neutral' },
  sent: { text: 'sent', tone: 'success' },
  undelivered: { text: 'undelivered', tone: 'danger' },
  cancelled: { text: 'cancelled', tone: 'neutral' },
} as const
const failures = {
  address: 'failedAddress',
  number: 'failedNumber',
  volume: 'failedVolume',
  optedOut: 'failedOptedOut',
} as const

type EntriesProps = { entries: readonly Entry[]; label: string; mayWrite: boolean }

export function Entries({ entries, label, mayWrite }: EntriesProps) {
  const reach = mayWrite && entries.findLast(({ kind }) => kind === 'invitation' || kind === 'reminder')
  return (
    <ol className="flex max-h-[32rem] flex-col gap-3 overflow-y-auto" aria-label={label} tabIndex={0}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.kind === 'message' || entry.kind === 'comment' ? (
            <Said entry={entry} mayWrite={mayWrite} />
          ) : (
            <Happened entry={entry} />
          )}
          {entry === reach && entry.sendsAt && !entry.state && <Waiting entry={entry} />}
        </li>
      ))}
    </ol>
  )
}

/** Words of a person: to the candidate, or among colleagues. */
function Said({ entry, mayWrite }: { entry: Entry; mayWrite: boolean }) {
  const t = useText()
  const isMessage = entry.kind === 'message'
  return (
    <article
      className={classes(
        'flex flex-col gap-1 rounded-lg border p-3',
        isMessage ? 'border-accent-soft bg-accent-soft' : 'border-line bg-sunken',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <span className="font-medium text-ink">
          <bdi>{entry.author ?? t(entry.isAutomatic ? 'automation' : 'formerColleague')}</bdi>
        </span>
        <span>{t(isMessage ? (entry.channel === 'sms' ? 'byText' : 'byMail') : 'comment')}</span>
        <Instant at={entry.at} />
        {entry.state && <State entry={entry} />}
      </p>
      {entry.subject && (
        <p className="font-medium">
          <bdi>{entry.subject}</bdi>
        </p>
      )}
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {entry.text}
      </p>
      {entry.state === 'held' && mayWrite && <Waiting entry={entry} />}
      {entry.failure && <p className="text-sm text-danger-ink">{t(failures[entry.failure])}</p>}
    </article>
  )
}

function Happened({ entry }: { entry: Entry }) {
  const t = useText()
  if (entry.kind === 'message' || entry.kind === 'comment') return null
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-center text-sm text-muted">
      <span>
        {entry.author ? t('byPerson', { what: t(happened[entry.kind]), name: entry.author }) : t(happened[entry.kind])}
      </span>
      <Instant at={entry.at} />
      {entry.state && <State entry={entry} />}
    </p>
  )
}

function State({ entry: { state } }: { entry: Entry }) {
  const t = useText()
  if (!state) return null
  return <Badge tone={states[state].tone}>{t(states[state].text)}</Badge>
}
