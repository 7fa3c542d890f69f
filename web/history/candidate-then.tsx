import type { ReactNode } from 'react'
import type { CandidateAt } from '#contracts/views/history.ts'
import { useFormat } from '../i18n/format.ts'
import { Badge, StatusBadge } from '../ui/badge.tsx'
import { Instant } from '../ui/instant.tsx'

/** The candidate at the moment the time control is set to. Only shown, never to be changed. */
export function CandidateThen({ then, now }: { then: CandidateAt; now: boolean }) {
  const { view, columnTitle } = then
  const format = useFormat()
  const moment = now ? 'now' : format.instant(then.at, { timeZone: 'UTC', precision: 'second' })
  return (
    <section aria-label={`The candidate ${now ? 'now' : 'at that moment'}`} className="flex flex-col gap-3 rounded-lg border border-line bg-raised p-4 shadow-card">
      <h2 className="text-lg font-semibold">
        {now ? 'The candidate now' : 'The candidate as of'} {!now && <span className="block text-base font-normal tabular-nums">{moment}</span>}
      </h2>
      {!now && (
        <p>
          <Badge tone="warning">Read-only: an earlier moment</Badge>
        </p>
      )}
      {!view ? (
        <p className="text-muted">{then.revision === null ? 'The candidate was not there yet.' : 'The candidate had been deleted.'}</p>
      ) : (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          <Fact name="Name">{view.name}</Fact>
          <Fact name="E-mail">{view.email}</Fact>
          {view.phone && <Fact name="Phone">{view.phone}</Fact>}
          <Fact name="Status">
            <StatusBadge status={view.status} />
          </Fact>
          <Fact name="Stage">{columnTitle}</Fact>
          {view.rejected && <Fact name="Rejected">{view.rejectionReason || 'yes'}</Fact>}
          <Fact name="Rating">{view.ratingsAvg === null ? 'none' : `${view.ratingsAvg} of 5, ${view.ratings.length} ${view.ratings.length === 1 ? 'rating' : 'ratings'}`}</Fact>
          <Fact name="Answers">{view.answers.length}</Fact>
          <Fact name="Recordings">
            {view.recordings.filter(({ state }) => state === 'uploaded').length} of {view.recordings.length} received
          </Fact>
          <Fact name="Added">
            <Instant at={view.addedAt} />
          </Fact>
          {view.comments.length > 0 && (
            <Fact name="Comments">
              <ul className="flex flex-col gap-1">
                {view.comments.map(({ commentId, text }) => (
                  <li key={commentId} className="break-words">
                    {text}
                  </li>
                ))}
              </ul>
            </Fact>
          )}
        </dl>
      )}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}
