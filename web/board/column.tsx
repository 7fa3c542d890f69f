import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { ChevronLeftIcon, ChevronRightIcon, DotsHorizontalIcon } from '../ui/icons.tsx'
import { memo, useEffect, useRef } from 'react'
import type { BoardColumn } from '#contracts/views/board.ts'
import { buttonClasses } from '../ui/button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { CardList } from './card-list.tsx'
import { emptyText } from './empty-text.ts'

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
  hidden: boolean
  collapsed: boolean
  /** Only some of its cards are looked for. */
  searching: boolean
  now: number
  selected: ReadonlySet<string>
  actions: ColumnActions
}

/** One column. It is drawn again only when itself, its selection or its fold changed. */
export const Column = memo(function Column({
  column,
  jobId,
  mayEdit,
  mayShape,
  hidden,
  collapsed,
  searching,
  now,
  selected,
  actions,
}: ColumnProps) {
  const t = useText()
  const { number } = useFormat()
  const scroller = useRef<HTMLDivElement>(null)
  const { id, title, kind, count, cards, more } = column
  const own = kind === 'custom' && mayShape
  if (collapsed)
    return (
      <section
        className="board-column"
        data-column={id}
        data-collapsed
        aria-label={t('columnCollapsed', { column: title, number: number(count) })}
      >
        <button
          type="button"
          className="flex h-full w-full items-center gap-2 p-2 font-semibold sm:flex-col"
          aria-expanded={false}
          onClick={() => actions.collapse(id)}
        >
          <ChevronRightIcon aria-hidden="true" />
          <span className="sm:[writing-mode:vertical-rl]">{title}</span>
          <span className="text-muted tabular-nums">{number(count)}</span>
        </button>
      </section>
    )
  return (
    <section className="board-column" data-column={id} id={`column-${id}`} aria-label={title}>
      <header className="flex min-h-11 items-center gap-2 border-b border-line px-3">
        <h2 className="truncate font-semibold">{title}</h2>
        <span className="text-muted tabular-nums" data-count aria-label={t('candidates', { count })}>
          {number(count)}
        </span>
        <span className="grow" />
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
              {mayEdit && cards.length > 0 && (
                <MenuItem onClick={() => void actions.selectAll(id)}>
                  {t('selectAll', { number: number(Math.min(count, 500)) })}
                </MenuItem>
              )}
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
        {hidden || cards.length === 0 ? (
          <p className="px-2 py-6 text-center text-muted">{t(emptyText({ kind, count, hidden, searching }))}</p>
        ) : (
          <CardList
            cards={cards}
            count={count}
            jobId={jobId}
            mayEdit={mayEdit}
            now={now}
            selected={selected}
            scroller={scroller}
            label={t('candidatesIn', { column: title })}
          />
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
    // The page itself comes with a screenful; what follows is fetched once somebody starts to scroll.
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
