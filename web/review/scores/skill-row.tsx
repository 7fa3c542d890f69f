import { type KeyboardEvent, useRef } from 'react'
import { MUST_HAVE } from '#contracts/candidate/scoring.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Cross2Icon } from '../../ui/icons.tsx'
import { stepped, typed } from './keys.ts'

const useText = namespace('scores')

type Skill = { metricId: string; name: string; weight: number }
type SkillRowProps = { skill: Skill; points: number | null; onPoints: (points: number | null) => void }

/** Points for one skill: dragged, typed as a number, or moved by arrows; Delete takes them back. */
export function SkillRow({ skill, points, onPoints }: SkillRowProps) {
  const t = useText()
  const { number } = useFormat()
  const last = useRef({ digits: '', at: 0 })
  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      return onPoints(null)
    }
    const read = typed(last.current, event.key, event.timeStamp)
    last.current = read
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = read.points ?? stepped(points ?? 50, event, isRtl)
    if (next === null) return
    // The page's own keys, which give stars and skip through the recording, are not meant here.
    event.preventDefault()
    onPoints(next)
  }
  return (
    <div className="flex flex-col gap-0.5">
      <div className="flex items-center gap-2">
        <span className="min-w-0 grow truncate font-medium" title={skill.name}>
          <bdi>{skill.name}</bdi>
        </span>
        {skill.weight !== 1 && (
          <span className="shrink-0 text-xs text-muted">
            {t(skill.weight === MUST_HAVE ? 'mustHave' : 'niceToHave')}
          </span>
        )}
        <span className="w-8 shrink-0 text-end font-semibold tabular-nums" aria-hidden="true">
          {points === null ? '–' : number(points)}
        </span>
        <Button
          size="sm"
          variant="quiet"
          icon
          className={classes(points === null && 'invisible')}
          tabIndex={-1}
          aria-label={t('clearPoints', { skill: skill.name })}
          onClick={() => onPoints(null)}
        >
          <Cross2Icon aria-hidden="true" />
        </Button>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={points ?? 50}
        data-score={skill.metricId}
        aria-label={skill.name}
        aria-valuetext={points === null ? t('notJudged') : t('points', { count: points })}
        className={classes('h-8 w-full accent-accent sm:h-6', points === null && 'opacity-40 grayscale')}
        onKeyDown={pressed}
        onChange={({ currentTarget }) => onPoints(Number(currentTarget.value))}
      />
    </div>
  )
}
