import { type KeyboardEvent, useEffect, useRef } from 'react'
import {
  isRanked,
  noQualities,
  type Quality,
  qualities,
  QUALITY_SLOTS,
  type QualitySlots,
} from '#contracts/job/qualities.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Cross2Icon, DragHandleDots2Icon, PlusIcon } from '../../ui/icons.tsx'
import { setQualities } from '../draft.ts'
import { useEditor } from '../editor.tsx'
import { at } from '../focus.ts'
import { Gated } from '../gated.tsx'
import { free, place, placeNext, unplaced } from './slots.ts'

const useText = namespace('builder')

const qualityTexts = {
  creative: 'creative',
  strategic: 'strategic',
  disciplined: 'disciplined',
  driven: 'driven',
  friendly: 'friendly',
  outgoing: 'outgoing',
  assertive: 'assertive',
  persuasive: 'persuasive',
  stressTolerant: 'stressTolerant',
  optimistic: 'optimistic',
} as const satisfies Record<Quality, string>

/** The top qualities of the ideal candidate: chosen by press, drag or keyboard, ranked in five places. */
export function IntelligenceBlock() {
  const t = useText()
  const { draft, change, rules, announce } = useEditor()
  const slots = draft.scorecard.qualities ?? noQualities()
  const locked = rules.lacks.includes('intelligence')
  const set = (next: QualitySlots) => change((draft) => setQualities(draft, next))
  const nameOf = (quality: Quality) => t(qualityTexts[quality])

  const put = (quality: Quality, to: number) => {
    const next = place(slots, quality, to)
    if (next === slots || next[to] === slots[to]) return
    set(next)
    announce(t('qualityPlaced', { quality: nameOf(quality), place: to + 1, of: QUALITY_SLOTS }))
    focusSlot(to)
  }
  const takeOff = (to: number) => {
    set(free(slots, to))
    focusSlot(to)
  }
  const block = useRef<HTMLDivElement>(null)
  useDragging(block, locked, (dropped, to) => {
    const quality = qualities.find((each) => each === dropped)
    if (!quality) return
    if (to !== null) put(quality, to)
    else if (slots.includes(quality)) takeOff(slots.indexOf(quality))
  })

  return (
    <Gated
      feature="intelligence"
      title={t('smartShortlisting')}
      onClear={isRanked(slots) ? () => set(noQualities()) : undefined}
    >
      <p className="mb-3 text-muted">{t('smartShortlistingText')}</p>
      <div ref={block} className="grid items-start gap-4 md:grid-cols-2">
        <section aria-label={t('qualities')}>
          <ul className="flex flex-wrap gap-2">
            {unplaced(slots).map((quality) => (
              <li
                key={quality}
                data-quality={quality}
                className="flex cursor-grab items-center gap-1 rounded-md border border-line bg-surface ps-1"
              >
                <DragHandleDots2Icon aria-hidden="true" className="text-muted" />
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={!slots.includes(null)}
                  aria-label={t('rankQuality', { quality: nameOf(quality) })}
                  onClick={() => {
                    const to = slots.indexOf(null)
                    set(placeNext(slots, quality))
                    announce(t('qualityPlaced', { quality: nameOf(quality), place: to + 1, of: QUALITY_SLOTS }))
                  }}
                >
                  <PlusIcon aria-hidden="true" />
                  {nameOf(quality)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
        <div>
          <p className="mb-1 text-sm text-muted">{t('topPriority')}</p>
          <ol aria-label={t('rankedQualities')} className="flex flex-col gap-2">
            {slots.map((quality, index) => (
              <Slot key={index} index={index} quality={quality} put={put} takeOff={takeOff} nameOf={nameOf} />
            ))}
          </ol>
          <p className="mt-1 text-sm text-muted">{t('lowerPriority')}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {isRanked(slots) && !locked && (
          <Button size="sm" variant="quiet" onClick={() => set(noQualities())}>
            {t('clearRanking')}
          </Button>
        )}
        <p className="text-sm text-muted pointer-coarse:hidden">{t('rankByKeys')}</p>
      </div>
    </Gated>
  )
}

type SlotProps = {
  index: number
  quality: Quality | null
  put: (quality: Quality, to: number) => void
  takeOff: (at: number) => void
  nameOf: (quality: Quality) => string
}

/** One place. Alt and an arrow swap what is in it with its neighbor; Delete takes it off. */
function Slot({ index, quality, put, takeOff, nameOf }: SlotProps) {
  const t = useText()
  const { errorOf, touch } = useEditor()
  const path = `scorecard.qualities.${index}`
  const error = errorOf(path)
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const removes = event.key === 'Delete' || event.key === 'Backspace'
    if (quality === null || (!removes && !(event.altKey && step !== 0))) return
    event.preventDefault()
    if (removes) takeOff(index)
    else put(quality, index + step)
  }
  return (
    <li
      data-slot={index}
      className="rounded-md border border-line bg-surface data-[over]:border-accent data-[over]:bg-accent-soft"
    >
      <div
        {...(quality && { 'data-quality': quality })}
        className={`flex min-h-10 items-center gap-2 ps-2 pe-1 ${quality ? 'cursor-grab' : ''}`}
      >
        <DragHandleDots2Icon aria-hidden="true" className={quality ? 'text-muted' : 'invisible'} />
        <button
          type="button"
          {...at(path)}
          aria-describedby={error ? `${path}-error` : undefined}
          onKeyDown={keys}
          onBlur={() => touch(path)}
          className="min-h-9 min-w-0 grow truncate rounded-sm text-start"
        >
          <span className="me-1 text-muted tabular-nums">{index + 1}</span>{' '}
          {quality ? nameOf(quality) : <span className="text-muted">{t('freePlace')}</span>}
        </button>
        {quality && (
          <Button
            size="sm"
            variant="quiet"
            icon
            aria-label={t('unrankQuality', { quality: nameOf(quality) })}
            onClick={() => takeOff(index)}
          >
            <Cross2Icon />
          </Button>
        )}
      </div>
      <FieldError id={`${path}-error`} error={error} />
    </li>
  )
}

const focusSlot = (index: number) =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-path="scorecard.qualities.${index}"]`)?.focus(),
  )

/** The library comes once the block is shown; pressing and the keyboard do the same without it. */
function useDragging(
  block: { current: HTMLElement | null },
  locked: boolean,
  onDrop: (quality: string, to: number | null) => void,
) {
  const drop = useRef(onDrop)
  drop.current = onDrop
  useEffect(() => {
    const element = block.current
    if (!element || locked) return
    let stop = () => {}
    let left = false
    void import('./drag.ts').then(({ dragOnto }) => {
      if (!left) stop = dragOnto(element, (quality, to) => drop.current(quality, to))
    })
    return () => {
      left = true
      stop()
    }
  }, [block, locked])
}
