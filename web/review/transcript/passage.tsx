import { memo, type ReactNode, useState } from 'react'
import type { Segment } from '#contracts/candidate/transcript.ts'
import { folded } from '#contracts/kernel/fold.ts'
import { namespace } from '../../i18n/namespace.ts'
import { clock } from '../../lib/clock.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/field.tsx'
import { Pencil2Icon } from '../../ui/icons.tsx'
import { TextArea } from '../../ui/text-area.tsx'

const useText = namespace('transcripts')

type PassageProps = {
  segment: Segment
  /** The word that is said now; null: none of this passage, or no times are known. */
  word: number | null
  current: boolean
  search: string
  language: string
  direction: 'ltr' | 'rtl' | 'auto'
  corrected: boolean
  onSeek: (second: number) => void
  /** Resolves with whether it was saved; absent for who may not. */
  onCorrect?: ((text: string) => Promise<boolean>) | undefined
}

/** What was said between two breaths: its second, its words, and the pencil of who may correct it. */
export const Passage = memo(function Passage(props: PassageProps) {
  const { segment, current, corrected, onSeek, onCorrect, language, direction } = props
  const t = useText()
  const [editing, setEditing] = useState(false)
  return (
    <li
      data-passage
      aria-current={current ? 'true' : undefined}
      className={classes(
        'group grid grid-cols-[3rem_minmax(0,1fr)_2rem] items-start gap-x-2 rounded-md px-1 py-0.5',
        current && 'bg-accent-soft',
      )}
    >
      <button
        type="button"
        className="link pt-px text-start text-sm tabular-nums max-sm:min-h-9"
        aria-label={t('playFrom', { time: clock(segment.start) })}
        onClick={() => onSeek(segment.start)}
      >
        {clock(segment.start)}
      </button>
      {editing && onCorrect ? (
        <Editing
          text={segment.text}
          {...{ language, direction }}
          onCancel={() => setEditing(false)}
          onSave={async (text) => (await onCorrect(text)) && setEditing(false)}
        />
      ) : (
        <p lang={language || undefined} dir={direction} className="leading-relaxed">
          <Words {...props} />
          {corrected && <span className="ms-1 text-xs text-muted">{t('corrected')}</span>}
        </p>
      )}
      {onCorrect && !editing ? (
        <Button
          size="sm"
          variant="quiet"
          icon
          className="opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
          aria-label={t('correctPassage', { time: clock(segment.start) })}
          onClick={() => setEditing(true)}
        >
          <Pencil2Icon />
        </Button>
      ) : (
        <span />
      )}
    </li>
  )
})

/** A click on a word plays from it; by keyboard the second of the passage does. */
function Words({ segment: { words, text }, word, search }: PassageProps): ReactNode {
  if (words.length === 0) return found(text, search)
  return words.map((each, index) => (
    <span key={index}>
      <span
        data-at={each.start}
        className={classes(
          'cursor-pointer rounded-sm hover:underline',
          index === word ? 'bg-accent text-on-accent' : 'hover:bg-sunken',
        )}
      >
        {index === word ? each.text : found(each.text, search)}
      </span>{' '}
    </span>
  ))
}

/** Words are compared one by one with those that are looked for. */
function found(text: string, search: string): ReactNode {
  const looked = folded(search).split(' ').filter(Boolean)
  const isFound = looked.length > 0 && looked.some((each) => folded(text).includes(each))
  return isFound ? <mark className="bg-warning-soft text-warning-ink">{text}</mark> : text
}

type EditingProps = {
  text: string
  language: string
  direction: 'ltr' | 'rtl' | 'auto'
  onSave: (text: string) => void
  onCancel: () => void
}

function Editing({ text, language, direction, onSave, onCancel }: EditingProps) {
  const t = useText()
  const [written, setWritten] = useState(text)
  return (
    <form
      className="col-span-2 flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(written)
      }}
    >
      <Field label={t('whatIsSaid')} hideLabel>
        <TextArea
          autoFocus
          lang={language || undefined}
          dir={direction}
          rows={2}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel()
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave(written)
          }}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary">
          {t('saveCorrection')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
