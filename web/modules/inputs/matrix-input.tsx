import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { answerKey, type Matrix } from './matrix-answer.ts'
import type { Chosen, MatrixQuestion } from '#contracts/job/modules/matrix.ts'
import { namespace } from '../../i18n/namespace.ts'
import { FieldError } from '../../ui/field.tsx'
import type { InputWiring } from './kind.ts'

const useText = namespace('answers')

/** Every question with its answers as buttons for a thumb, and one for all of them. */
export default function MatrixInput({
  module: { questions },
  given,
  wiring,
}: {
  module: Matrix
  given: Chosen
  wiring: InputWiring
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(given.flatMap(({ questionId, answerIds }) => answerIds.map((each) => answerKey(questionId, each)))),
  )
  // At once: the form around it keeps what its fields say when they change.
  const toggle = (keys: readonly string[], on: boolean) =>
    flushSync(() =>
      setChosen((before) => new Set(on ? [...before, ...keys] : [...before].filter((each) => !keys.includes(each)))),
    )
  return (
    <>
      <div className="flex flex-col divide-y divide-line rounded-lg border border-line bg-raised">
        {questions.map((question) => (
          <Row key={question.id} {...{ question, chosen, toggle, wiring }} />
        ))}
      </div>
      <FieldError id={wiring.errorId} error={wiring.error} />
    </>
  )
}

function Row({
  question: { id, title, selectAllTitle, answers },
  chosen,
  toggle,
  wiring,
}: {
  question: MatrixQuestion
  chosen: ReadonlySet<string>
  toggle: (keys: readonly string[], on: boolean) => void
  wiring: InputWiring
}) {
  const t = useText()
  const labelId = useId()
  const keys = answers.map((answer) => answerKey(id, answer.id))
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={wiring.error ? wiring.errorId : wiring.describedBy}
      className="flex flex-col gap-2 px-4 py-3 @lg:flex-row @lg:items-baseline"
    >
      <p id={labelId} dir="auto" className="font-medium wrap-anywhere @lg:w-40 @lg:shrink-0">
        {title || t('untitledChoice')}
      </p>
      <div className="flex min-w-0 flex-wrap gap-2">
        {answers.map((answer) => (
          <Chip
            key={answer.id}
            name="chosen"
            value={answerKey(id, answer.id)}
            checked={chosen.has(answerKey(id, answer.id))}
            onToggle={(on) => toggle([answerKey(id, answer.id)], on)}
          >
            {answer.title || t('untitledChoice')}
          </Chip>
        ))}
        {answers.length > 1 && (
          <Chip
            name="all"
            value={id}
            checked={keys.every((each) => chosen.has(each))}
            onToggle={(on) => toggle(keys, on)}
            quiet
          >
            {selectAllTitle || t('all')}
          </Chip>
        )}
      </div>
    </div>
  )
}

function Chip({
  name,
  value,
  checked,
  onToggle,
  quiet = false,
  children,
}: {
  name: string
  value: string
  checked: boolean
  onToggle: (on: boolean) => void
  quiet?: boolean
  children: string
}) {
  return (
    <label
      className={`inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border px-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${quiet ? 'border-transparent text-muted' : 'border-control'}`}
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onToggle(event.target.checked)}
        className="size-4 shrink-0 accent-accent"
      />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {children}
      </span>
    </label>
  )
}
