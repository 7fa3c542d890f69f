import { useId } from 'react'
import type { ModuleOf } from '#contracts/job/journey.ts'
import type { MatrixQuestion } from '#contracts/job/modules/matrix.ts'
import { namespace } from '../i18n/namespace.ts'
import type { FormField } from '../modules/kind.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { PlusIcon } from '../ui/icons.tsx'
import { TextBox } from './bound-fields.tsx'
import { useEditor } from './editor.tsx'
import { adds, at as control, focusPath } from './focus.ts'
import { addLine, editLine, moveItem } from './lists.ts'
import type { ModuleFormProps } from './module-form-props.ts'
import { MoveButtons } from './move-buttons.tsx'
import { newId } from './new-id.ts'
import { RemoveButton } from './remove-button.tsx'

const useText = namespace('builder')

type Matrix = ModuleOf<'MATRIX_CHOICE' | 'AVAILABILITY'>
type Props = ModuleFormProps<Matrix> & { field: Extract<FormField<unknown>, { type: 'matrix' }> }

/** The questions of a matrix. A new one has the answers of the one before, because most often they are the same. */
export function MatrixFields({ module: { questions }, set, at, field }: Props) {
  const t = useText()
  const { errorOf, announce } = useEditor()
  const id = useId()
  const problem = errorOf(at('questions'))
  const put = (next: MatrixQuestion[], typed?: string) => set({ questions: next }, typed)
  const add = () => {
    const questionId = newId()
    put(addLine(questions, questionId))
    focusPath(at(`questions.${questionId}.title`))
  }
  const move = (from: number, to: number) => {
    put(moveItem(questions, from, to))
    announce(t('questionMoved', { position: to + 1, of: questions.length }))
  }
  return (
    <fieldset aria-describedby={problem ? `${id}-error` : undefined} className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{t('matrixQuestions')}</legend>
      <ol className="flex flex-col gap-2">
        {questions.map((question, index) => (
          <li key={question.id} className="flex flex-col gap-2 rounded-md border border-line p-3">
            <div className="flex items-start gap-1">
              <TextBox
                path={at(`questions.${question.id}.title`)}
                label={t('matrixQuestion', { number: index + 1 })}
                hideLabel
                placeholder={t('matrixQuestion', { number: index + 1 })}
                className="min-w-0 grow"
                value={question.title}
                onText={(title) => put(editLine(questions, question.id, { title }), `${question.id}.title`)}
              />
              <MoveButtons
                index={index}
                of={questions.length}
                up={t('questionUp', { number: index + 1 })}
                down={t('questionDown', { number: index + 1 })}
                move={move}
              />
              <RemoveButton
                list={at('questions')}
                index={index}
                label={t('removeQuestion', { number: index + 1 })}
                disabled={questions.length <= 1}
                onRemove={() => put(questions.filter(({ id }) => id !== question.id))}
              />
            </div>
            <Answers
              question={question}
              most={field.answers}
              at={(name) => at(`questions.${question.id}.${name}`)}
              put={(changes, typed) =>
                put(editLine(questions, question.id, changes), typed && `${question.id}.${typed}`)
              }
            />
          </li>
        ))}
      </ol>
      <FieldError id={`${id}-error`} error={problem} />
      <div>
        <Button
          {...control(at('questions'))}
          {...adds(at('questions'))}
          onClick={add}
          disabled={questions.length >= field.questions}
        >
          <PlusIcon aria-hidden="true" />
          {t('addQuestion')}
        </Button>
      </div>
    </fieldset>
  )
}

function Answers({
  question: { id, answers, selectAllTitle },
  most,
  at,
  put,
}: {
  question: MatrixQuestion
  most: number
  at: (field: string) => string
  put: (changes: Partial<MatrixQuestion>, typed?: string) => void
}) {
  const t = useText()
  const { errorOf } = useEditor()
  const problem = errorOf(at('answers'))
  const errorId = `${useId()}-${id}`
  const add = () => {
    const answerId = newId()
    put({ answers: [...answers, { id: answerId, title: '' }] })
    focusPath(at(`answers.${answerId}`))
  }
  return (
    <fieldset aria-describedby={problem ? errorId : undefined} className="flex flex-col gap-2">
      <legend className="sr-only">{t('matrixAnswers')}</legend>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-2">
        {answers.map((answer, index) => (
          <li key={answer.id} className="flex items-start">
            <TextBox
              path={at(`answers.${answer.id}`)}
              label={t('option', { number: index + 1 })}
              hideLabel
              placeholder={t('option', { number: index + 1 })}
              className="min-w-0 grow"
              value={answer.title}
              onText={(title) =>
                put(
                  { answers: answers.map((each) => (each.id === answer.id ? { ...each, title } : each)) },
                  `answers.${answer.id}`,
                )
              }
            />
            <RemoveButton
              list={at('answers')}
              index={index}
              label={t('removeOption', { number: index + 1 })}
              disabled={answers.length <= 1}
              onRemove={() => put({ answers: answers.filter((each) => each.id !== answer.id) })}
            />
          </li>
        ))}
        <li className="flex">
          <Button
            variant="quiet"
            {...control(at('answers'))}
            {...adds(at('answers'))}
            onClick={add}
            disabled={answers.length >= most}
          >
            <PlusIcon aria-hidden="true" />
            {t('addOption')}
          </Button>
        </li>
      </ol>
      <FieldError id={errorId} error={problem} />
      {answers.length > 1 && (
        <TextBox
          path={at('selectAllTitle')}
          label={t('selectAllTitle')}
          className="max-w-48"
          value={selectAllTitle}
          onText={(text) => put({ selectAllTitle: text }, 'selectAllTitle')}
        />
      )}
    </fieldset>
  )
}
