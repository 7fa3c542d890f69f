import { useEffect, useRef } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { useShell } from '../shell/use-shell.ts'
import { ChevronRightIcon } from '../ui/icons.tsx'
import { classes } from '../ui/classes.ts'
import { type GroupName, groupText } from './groups.ts'
import { HitIcon } from './hit-icon.tsx'
import type { Hit } from './hits.ts'

const useText = namespace('palette')

type HitsProps = {
  id: string
  groups: { group: GroupName; hits: Hit[] }[]
  active: number
  onActive: (at: number) => void
  onChoose: (hit: Hit) => void
}

/** The list below the question; the focus stays in the question, which names the option it is at. */
export function Hits({ id, groups, active, onActive, onChoose }: HitsProps) {
  const t = useText()
  const { features } = useShell()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active, groups])
  let at = -1
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('title')}
      tabIndex={-1}
      className={classes('overflow-y-auto p-2 outline-none', groups.length === 0 && 'hidden')}
    >
      {groups.map(({ group, hits }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} role="presentation" className="px-2 pt-2 pb-1 text-xs font-medium text-muted">
            {t(groupText(group, features.review))}
          </p>
          {hits.map((hit) => {
            const here = ++at
            return (
              <div
                key={hit.key}
                id={`${id}-${here}`}
                role="option"
                aria-selected={here === active}
                onMouseMove={() => here !== active && onActive(here)}
                onClick={() => onChoose(hit)}
                className={classes(
                  'flex min-h-9 cursor-pointer items-center gap-2 rounded-md px-2 py-1',
                  here === active && 'bg-accent-soft text-accent-ink',
                )}
              >
                <HitIcon hit={hit} />
                <bdi className="max-w-3/4 shrink-0 truncate font-medium">{hit.title}</bdi>
                {hit.detail && (
                  <bdi className={classes('truncate text-sm', here !== active && 'text-muted')}>{hit.detail}</bdi>
                )}
                {hit.keys && (
                  <span className="ms-auto shrink-0">
                    <kbd dir="ltr" className="rounded-sm border border-line bg-sunken px-1.5 text-xs text-muted">
                      {hit.keys}
                    </kbd>
                  </span>
                )}
                {hit.more && (
                  <ChevronRightIcon
                    aria-hidden="true"
                    className={classes('shrink-0 rtl:-scale-x-100', !hit.keys && 'ms-auto')}
                  />
                )}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
