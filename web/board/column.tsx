import { useFormat } from '../i18n/format.ts'
import { namespace, useLanguage } from '../i18n/namespace.ts'
import { ChevronLeftIcon, DotsHorizontalIcon, StarFilledIcon } from '../ui/icons.tsx'
import { memo, useCallback, useEffect, useRef } from 'react'
import { averageOf } from '#contracts/candidate/average.ts'
import type { BoardColumn } from '#contracts/views/board.ts'
import { buttonClasses } from '../ui/button.tsx'
import { Menu, MenuItem, MenuLink } from '../ui/menu.tsx'
import type { StageLimits } from './card-html.ts'
import { CardList } from './card-list.tsx'
import { cardWords } from './card-words.ts'
import { ColumnRail } from './column-rail.tsx'
import { emptyText } from './empty-text.ts'
import { ReviewEntry } from './review-entry.tsx'

const useText = namespace('board')

export type ColumnActions = {
  loadMore: (columnId: string) => void
  selectAll: (columnId: string) => Promise<void>
  collapse: (columnId: string) => void
  rename: (columnId: string) => void
  shift: (columnId: string, by: -1 | 1) => Promise<void>
  remove: (columnId: string) => void
}
type ColumnProps = {
  column: BoardColumn
  jobId: string
  mayEdit: boolean
  /** May change the columns themselves. */
  mayShape: boolean
  /** Where it is shown, for one that is hidden. */
  hiddenTo: string | null
  collapsed: boolean
  /** Only some of its cards are looked for. */
  searching: boolean
  now: number
  limits: StageLimits
  selected: ReadonlySet<string>
  actions: ColumnActions
}

/** One column. It is drawn again only when itself, its selection or its fold changed. */
export const Column = memo(function Column({
  column,
  jobId,
  mayEdit,
  mayShape,
  hiddenTo,
  collapsed,
  searching,
  now,
  limits,
  selected,
  actions,
}: ColumnProps) {
  const t = useText()
  const { number } = useFormat()
  const scroller = useRef<HTMLDivElement>(null)
  const { id, title, kind, count, cards, more } = column
  const words = cardWords(useLanguage())
  const own = kind === 'custom' && mayShape
  const stars = more ? column.rating : averageOf(cards.flatMap(({ rating }) => rating ?? []))
  const open = useCallback(() => actions.collapse(id), [actions, id])
  if (hiddenTo !== null) return <ColumnRail column={column} open={{ href: hiddenTo, label: t('showRejected') }} />
  if (collapsed) return <ColumnRail column={column} open={open} />
  return (
    <section className="board-column" data-column={id} data-kind={kind} id={`column-${id}`} aria-label={title}>
      <header className="flex min-h-11 items-center gap-2 border-b border-line px-3">
        <h2 className="truncate font-semibold" title={title}>
          {title}
        </h2>
        <span className="text-muted tabular-nums" data-count aria-label={t('candidates', { count })}>
          {number(count)}
        </span>
        <span className="grow" />
        {stars !== null && (
          <span
            className="inline-flex items-center gap-1 text-sm text-muted tabular-nums"
            title={t('averageOfStage')}
            data-average
          >
            <StarFilledIcon aria-hidden="true" className="size-3" />
            {words.average(stars)}
          </span>
        )}
        <Menu
          label={t('columnMenu', { column: title })}
          trigger={<DotsHorizontalIcon />}
          align="end"
          triggerClassName={buttonClasses({ variant: 'quiet', size: 'sm', icon: true })}
        >
          {() => (
            <>
              <MenuItem onClick={() => actions.collapse(id)}>
                <ChevronLeftIcon aria-hidden="true" /> {t('collapse')}
              </MenuItem>
              {cards.length > 0 && <ReviewEntry jobId={jobId} columnId={id} />}
              {mayEdit && cards.length > 0 && (
                <MenuItem onClick={() => void actions.selectAll(id)}>
                  {t('selectAll', { number: number(Math.min(count, 500)) })}
                </MenuItem>
              )}
              {mayShape && <MenuLink to={`/jobs/${jobId}/editAutomation/new?stage=${id}`}>{t('automations')}</MenuLink>}
              {own && <MenuItem onClick={() => actions.rename(id)}>{t('rename')}</MenuItem>}
              {own && <MenuItem onClick={() => void actions.shift(id, -1)}>{t('moveLeft')}</MenuItem>}
              {own && <MenuItem onClick={() => void actions.shift(id, 1)}>{t('moveRight')}</MenuItem>}
              {own && (
                <MenuItem danger onClick={() => actions.remove(id)}>
                  {t('removeColumn')}
                </MenuItem>
              )}
            </>
          )}
        </Menu>
      </header>
      <div ref={scroller} className="board-list" tabIndex={-1}>
        {cards.length === 0 ? (
          <p className="px-2 py-6 text-center text-muted">{t(emptyText(kind, searching))}</p>
        ) : (
          <CardList
            cards={cards}
            count={count}
            jobId={jobId}
            mayEdit={mayEdit}
            now={now}
            limits={limits}
            selected={selected}
            scroller={scroller}
            label={t('candidatesIn', { column: title })}
          />
        )}
        {!more && cards.length > 0 && count > cards.length && (
          <a className="link block px-2 py-2 text-center text-sm" href={`/admin/jobs/${jobId}/list?stage=${id}`}>
            {t('restInList', { count: count - cards.length })}
          </a>
        )}
        {more && (
          <More
            scroller={scroller}
            label={t('showMore', { column: title })}
            onReach={() => actions.loadMore(id)}
            known={cards.length}
          />
        )}
      </div>
    </section>
  )
})

/** The end of what is loaded: coming near it asks for the next cards; the button does so for those who do not scroll. */
function More({
  scroller,
  label,
  onReach,
  known,
}: {
  scroller: React.RefObject<HTMLDivElement | null>
  label: string
  onReach: () => void
  known: number
}) {
  const end = useRef<HTMLButtonElement>(null)
  const reach = useRef(onReach)
  reach.current = onReach
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && reach.current(),
      {
        root: scroller.current,
        rootMargin: '400px 0px',
      },
    )
    // The page itself comes with a screenful; what follows is fetched once the person starts to scroll.
    const start = () => end.current && watcher.observe(end.current)
    const element = scroller.current
    if (known > 20) start()
    else element?.addEventListener('scroll', start, { once: true, passive: true })
    return () => {
      element?.removeEventListener('scroll', start)
      watcher.disconnect()
    }
  }, [scroller, known])
  return (
    <button
      ref={end}
      type="button"
      className={buttonClasses({ variant: 'quiet', size: 'sm' }, 'mt-1 w-full')}
      onClick={onReach}
    >
      {label}
    </button>
  )
}
