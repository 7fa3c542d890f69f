import type { KeyboardEvent } from 'react'
import { videoLimits } from '#contracts/job/video/choices.ts'
import { answerTypeOf } from '#contracts/job/video/answer-types.ts'
import type { QuestionEntry } from '#contracts/job/video/questions.ts'
import { TextBlock } from '../builder/bound-fields.tsx'
import { useEditor } from '../builder/editor.tsx'
import { glance } from '../builder/glance.ts'
import { VideoQuestion } from '../builder/late-media-field.tsx'
import { MoveButtons } from '../builder/move-buttons.tsx'
import { RemoveButton } from '../builder/remove-button.tsx'
import { namespace } from '../i18n/namespace.ts'
import { durationText } from '../journey/length.ts'
import { Badge } from '../ui/badge.tsx'
import { ChevronDownIcon, DragHandleDots2Icon } from '../ui/icons.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { AnswerTypeField, typeTexts } from './answer-type-field.tsx'
import { editRecording, editSaid, pathOf, removeQuestion, said } from './questions.ts'

const useText = namespace('legacy')
const useBuilderText = namespace('builder')
const useJourneyText = namespace('journey')

type Props = { entry: QuestionEntry; position: { index: number; of: number; move: (to: number) => void } }

/** The stored pages a question's problems are under. */
const prefixOf = (entry: QuestionEntry) =>
  entry.of === 'video' ? `journey.${entry.frame.id}.questions.${entry.question.id}.` : `journey.${entry.module.id}.`

/** One question: a line while it is folded. One without text stays open, so that it is found. */
export function QuestionCard({ entry, position: { index, of, move } }: Props) {
  const t = useText()
  const builder = useBuilderText()
  const journey = useJourneyText()
  const { change, isExpanded, expand, problems, rules } = useEditor()
  const { question, description, partDuration, videoQuestion } = said(entry)
  const number = index + 1
  const told = Object.keys(problems).filter((path) => path.startsWith(prefixOf(entry))).length
  const foldable = question.trim() !== ''
  const open = isExpanded(entry.id) || isExpanded(revealedAs(entry)) || !foldable
  const fold = () => {
    expand(revealedAs(entry), false)
    expand(entry.id, !open)
  }
  const set = (changes: Parameters<typeof editSaid>[2], typed?: string) =>
    change((now) => editSaid(now, entry.id, changes), typed && `${entry.id}.${typed}`)
  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(index + (event.key === 'ArrowUp' ? -1 : 1))
  }
  const folded = [t(typeTexts[answerTypeOf(entry)]), partDuration > 0 ? durationText(journey, partDuration) : null]

  return (
    <section
      aria-label={t('questionNumber', { number })}
      onKeyDown={keys}
      className="rounded-lg border border-line bg-raised shadow-card"
    >
      <div className="flex min-h-11 items-center gap-1 px-2 py-1">
        <span data-handle="" title={builder('dragToMove')} className="cursor-grab touch-none p-1 text-muted">
          <DragHandleDots2Icon aria-hidden="true" />
        </span>
        <button
          type="button"
          aria-expanded={open}
          disabled={open && !foldable}
          onClick={fold}
          className="flex min-h-9 min-w-0 grow items-center gap-2 text-start"
        >
          <span className="min-w-0 grow">
            <span className="block truncate font-medium">
              {number}. <bdi>{glance(question) || builder('newQuestion')}</bdi>
            </span>
            {!open && <span className="block truncate text-sm text-muted">{folded.filter(Boolean).join(' · ')}</span>}
          </span>
          {told > 0 && <Badge tone="danger">{builder('toMend', { count: told })}</Badge>}
          <ChevronDownIcon aria-hidden="true" className={`shrink-0 ${open ? 'rotate-180' : ''}`} />
        </button>
        <MoveButtons
          index={index}
          of={of}
          up={builder('questionUp', { number })}
          down={builder('questionDown', { number })}
          move={(_, to) => move(to)}
        />
        <RemoveButton
          list="journey.modules"
          index={index}
          label={builder('removeQuestion', { number })}
          onRemove={() => change((now) => removeQuestion(now, entry.id))}
        />
      </div>
      {open && (
        // Open because it had no text yet, it stays open while that is typed.
        <div
          className="flex flex-col gap-4 border-t border-line p-4"
          onFocus={() => !isExpanded(entry.id) && expand(entry.id)}
        >
          <TextBlock
            path={pathOf(entry, 'question')}
            label={builder('question')}
            required
            rows={2}
            limit={rules.longQuestions ? undefined : videoLimits.question}
            value={question}
            onText={(text) => set({ question: text }, 'question')}
          />
          <TextBlock
            path={pathOf(entry, 'description')}
            label={builder('description')}
            optional
            rows={2}
            limit={videoLimits.description}
            value={description}
            onText={(text) => set({ description: text }, 'description')}
          />
          <VideoQuestion
            path={pathOf(entry, 'videoQuestion')}
            media={videoQuestion}
            onChange={(video) => {
              set({ videoQuestion: video })
              if (video && entry.of === 'video') change((now) => editRecording(now, entry.id, { thinkingTime: 0 }))
            }}
          />
          <AnswerTypeField entry={entry} />
          <AnswerFields entry={entry} />
        </div>
      )}
    </section>
  )
}

/** What the wizard opens when a problem is in it, by the ids of what is stored. */
const revealedAs = (entry: QuestionEntry) =>
  entry.of === 'video' ? `${entry.frame.id}.${entry.question.id}` : entry.module.id
