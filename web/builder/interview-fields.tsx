import { ChevronDownIcon, PlusIcon } from '../ui/icons.tsx'
import { useId } from 'react'
import type { InterviewQuestion, ModuleOf } from '#contracts/job/journey.ts'
import { takeLimits } from '#contracts/job/modules/widget.ts'
import { VIDEO_QUESTION_REASON } from '#contracts/job/modules/media-words.ts'
import { namespace } from '../i18n/namespace.ts'
import { useRuleText } from '../i18n/rule-text.ts'
import { durationText } from '../journey/length.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Choice, TextBlock } from './bound-fields.tsx'
import { durationOptions, recordTimes, takes, thinkingTimes } from './durations.ts'
import { useEditor } from './editor.tsx'
import { adds, at as control, focusPath } from './focus.ts'
import { glance } from './glance.ts'
import { addQuestion, editQuestion, moveQuestion, removeQuestion } from './lists.ts'
import { MoveButtons } from './move-buttons.tsx'
import { newId } from './new-id.ts'
import { VideoQuestion } from './late-media-field.tsx'
import { Suggest } from './late-parts.tsx'
import type { ModuleFormProps } from './module-form-props.ts'
import { RemoveButton } from './remove-button.tsx'
import { SpokenIn } from './spoken-in.tsx'

const useText = namespace('builder')
const useJourneyText = namespace('journey')

type Props = ModuleFormProps<ModuleOf<'WIDGET'>>

export function InterviewFields({ module, set, at }: Props) {
  const t = useText()
  const { errorOf, expand, announce } = useEditor()
  const id = useId()
  const problem = errorOf(at('questions'))
  const add = () => {
    const questionId = newId()
    set(addQuestion(module, questionId))
    expand(`${module.id}.${questionId}`)
    focusPath(at(`questions.${questionId}.question`))
  }
  const move = (from: number, to: number) => {
    set(moveQuestion(module, from, to))
    announce(t('questionMoved', { position: to + 1, of: module.questions.length }))
  }
  return (
    <fieldset aria-describedby={problem ? `${id}-error` : undefined} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{t('onCamera')}</legend>
      <ol className="flex flex-col gap-2">
        {module.questions.map((question, index) => (
          <QuestionRow key={question.id} {...{ question, index, module, set, at, move }} />
        ))}
      </ol>
      <FieldError id={`${id}-error`} error={problem} />
      <div>
        <Button {...control(at('questions'))} {...adds(at('questions'))} onClick={add}>
          <PlusIcon aria-hidden="true" />
          {t('addQuestion')}
        </Button>
      </div>
      <Suggest of="questions" moduleId={module.id} />
      <SpokenIn {...{ module, set, at }} />
    </fieldset>
  )
}

type RowProps = Props & { question: InterviewQuestion; index: number; move: (from: number, to: number) => void }

function QuestionRow({ question, index, module, set, at, move }: RowProps) {
  const t = useText()
  const journey = useJourneyText()
  const say = useRuleText()
  const { isExpanded, expand, rules } = useEditor()
  const lengths = (values: readonly number[], current: number) =>
    durationOptions(values, current, (seconds) => (seconds === 0 ? t('unlimited') : durationText(journey, seconds)))
  const key = `${module.id}.${question.id}`
  const foldable = question.question.trim() !== ''
  const open = isExpanded(key) || !foldable
  const number = index + 1
  const path = (field: string) => at(`questions.${question.id}.${field}`)
  const edit = (changes: Partial<InterviewQuestion>, typed?: string) =>
    set(editQuestion(module, question.id, changes), typed && `${question.id}.${typed}`)

  return (
    <li className="rounded-md border border-line">
      <div className="flex items-center gap-1 ps-3 pe-1">
        <button
          type="button"
          aria-expanded={open}
          disabled={!foldable}
          onClick={() => expand(key, !open)}
          className="flex min-h-9 min-w-0 grow items-center gap-2 text-start"
        >
          <span className="min-w-0 grow truncate">
            {number}. <bdi>{glance(question.question) || t('newQuestion')}</bdi>
          </span>
          {!open && <span className="shrink-0 text-sm text-muted">{durationText(journey, question.partDuration)}</span>}
          <ChevronDownIcon aria-hidden="true" className={`shrink-0 ${open ? 'rotate-180' : ''}`} />
        </button>
        <MoveButtons
          index={index}
          of={module.questions.length}
          up={t('questionUp', { number })}
          down={t('questionDown', { number })}
          move={move}
        />
        <RemoveButton
          list={at('questions')}
          index={index}
          label={t('removeQuestion', { number })}
          onRemove={() => set(removeQuestion(module, question.id))}
        />
      </div>
      {open && (
        // Open because it had no text yet, it stays open while that is typed.
        <div className="flex flex-col gap-3 border-t border-line p-3" onFocus={() => !isExpanded(key) && expand(key)}>
          <TextBlock
            path={path('question')}
            label={t('question')}
            required
            rows={2}
            limit={rules.longQuestions ? undefined : takeLimits.question}
            value={question.question}
            onText={(text) => edit({ question: text }, 'question')}
          />
          <TextBlock
            path={path('description')}
            label={t('details')}
            optional
            rows={2}
            limit={takeLimits.description}
            value={question.description}
            onText={(description) => edit({ description }, 'description')}
          />
          <VideoQuestion
            path={path('videoQuestion')}
            media={question.videoQuestion}
            onChange={(videoQuestion) => edit({ videoQuestion, ...(videoQuestion && { thinkingTime: 0 }) })}
          />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
            <Choice
              path={path('thinkingTime')}
              label={t('thinkingTime')}
              options={lengths(thinkingTimes, question.thinkingTime)}
              value={String(question.thinkingTime)}
              {...(question.videoQuestion && { disabled: true, hint: say(VIDEO_QUESTION_REASON) })}
              onChoose={(value) => edit({ thinkingTime: Number(value) })}
            />
            <Choice
              path={path('partDuration')}
              label={t('recordTime')}
              options={lengths(recordTimes, question.partDuration)}
              value={String(question.partDuration)}
              onChoose={(value) => edit({ partDuration: Number(value) })}
            />
            <Choice
              path={path('numOfRetakes')}
              label={t('takes')}
              options={takes.map((n) => ({ value: String(n), label: String(n) }))}
              value={String(question.numOfRetakes)}
              onChoose={(value) => edit({ numOfRetakes: Number(value) })}
            />
          </div>
        </div>
      )}
    </li>
  )
}
