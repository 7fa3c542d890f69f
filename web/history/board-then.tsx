import { ERASED } from '#contracts/kernel/erased.ts'
import { Form, Link } from '@remix-run/react'
import type { BoardColumn, BoardPage, Card } from '#contracts/views/board.ts'
import '../board/board.css'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { StatusBadge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { StarFilledIcon } from '../ui/icons.tsx'
import { useColumnTitle } from '../ui/titles.ts'
import { Field } from '../ui/field.tsx'
import { MomentInput } from './moment-input.tsx'

const useText = namespace('past')
const useBoardText = namespace('board')

type BoardThenProps = {
  jobId: string
  at: string
  hideRejected: boolean
  then: { title: string; board: BoardPage } | null
}

/** The board of an earlier moment: the same columns and cards, and nothing on it that could change anything. */
export function BoardThen({ jobId, at, hideRejected, then }: BoardThenProps) {
  const t = useText()
  const format = useFormat()
  const moment = format.instant(at, { timeZone: 'UTC', precision: 'second' })
  const address = (more: Record<string, string> = {}) =>
    `?${new URLSearchParams({ at, rejected: hideRejected ? 'hide' : 'show', ...more })}`
  return (
    <div className="flex flex-col gap-4">
      <section
        aria-label={t('earlierMoment')}
        className="flex flex-wrap items-end gap-3 rounded-lg bg-warning-soft p-3 text-warning-ink"
      >
        <p className="min-w-0 grow">
          <strong className="block tabular-nums">{t('asOf', { moment })}</strong>
          {then ? t('boardThenWith', { count: then.board.total }) : t('boardThen')}
        </p>
        <Form method="get" className="flex min-w-0 flex-wrap items-end gap-2" preventScrollReset>
          <input type="hidden" name="rejected" value={hideRejected ? 'hide' : 'show'} />
          <Field label={t('dateAndTime')} className="min-w-0 max-w-full">
            <MomentInput label={t('dateAndTime')} shown={at} />
          </Field>
          <Button type="submit">{t('show')}</Button>
        </Form>
        <ButtonLink to={address({ rejected: hideRejected ? 'show' : 'hide' })} preventScrollReset>
          {hideRejected ? t('showRejected') : t('hideRejected')}
        </ButtonLink>
        <ButtonLink variant="primary" to={hideRejected ? '?rejected=hide' : '?rejected=show'}>
          {t('backToNow')}
        </ButtonLink>
      </section>
      {!then ? (
        <p className="text-muted">{t('noJobYet')}</p>
      ) : (
        <div className="board" role="region" aria-label={t('boardAsOf', { moment })} tabIndex={0}>
          {then.board.columns.map((column) => (
            <ColumnThen
              key={column.id}
              column={column}
              jobId={jobId}
              at={at}
              hidden={hideRejected && column.kind === 'rejected'}
              wholeAddress={address({ column: column.id })}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function ColumnThen({
  column,
  jobId,
  at,
  hidden,
  wholeAddress,
}: {
  column: BoardColumn
  jobId: string
  at: string
  hidden: boolean
  wholeAddress: string
}) {
  const { id, count, cards, more } = column
  const title = useColumnTitle()(column)
  const t = useText()
  const format = useFormat()
  return (
    <section className="board-column" data-column={id} aria-label={title}>
      <header className="flex min-h-11 items-center gap-2 border-b border-line px-3">
        <h2 className="truncate font-semibold">{title}</h2>
        <span className="text-muted tabular-nums" data-count aria-label={t('candidates', { count })}>
          {format.number(count)}
        </span>
      </header>
      <div className="board-list">
        {hidden && count > 0 && <p className="px-2 py-6 text-center text-muted">{t('rejectedHidden')}</p>}
        {count === 0 && <p className="px-2 py-6 text-center text-muted">{t('nobodyWasHere')}</p>}
        <ol>
          {cards.map((card) => (
            <CardThen key={card.id} card={card} to={`/admin/jobs/${jobId}/candidates/${card.id}/history?at=${at}`} />
          ))}
        </ol>
        {more && (
          <p className="py-2 text-center text-sm">
            {cards.length > 0 && `${t('moreNotShown', { count: count - cards.length })} `}
            <Link className="link" to={wholeAddress}>
              {cards.length >= 1000 ? t('firstOf', { number: format.number(1000) }) : t('showColumn')}
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}

function CardThen({ card, to }: { card: Card; to: string }) {
  const { name, status, rating, recordings, comments, enteredColumnAt } = card
  const t = useText()
  const board = useBoardText()
  const format = useFormat()
  const facts = [
    recordings > 0 && board('videos', { count: recordings }),
    comments > 0 && board('comments', { count: comments }),
  ]
  return (
    <li className="mb-2 flex flex-col gap-1 rounded-md border border-line bg-raised p-2" data-card={card.id}>
      <Link className="font-medium text-ink no-underline wrap-anywhere hover:underline" to={to}>
        {name === ERASED ? t('erasedCandidate') : name}
      </Link>
      <span>
        <StatusBadge status={status} />
      </span>
      <span className="text-sm text-muted">
        {rating !== null && (
          <>
            <StarFilledIcon aria-label={board('averageOfStage')} role="img" className="inline size-3 align-baseline" />{' '}
            {format.decimal(rating, 1)} ·{' '}
          </>
        )}
        {[...facts, t('hereSince', { day: format.instant(enteredColumnAt, { timeZone: 'UTC', precision: 'day' }) })]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  )
}
