import { useRef } from 'react'
import { entriesOf, isQuestionEntry, questionCount } from '#contracts/job/video/questions.ts'
import { Autofill } from '../builder/autofill.tsx'
import { useEditor } from '../builder/editor.tsx'
import { adds, focusPath } from '../builder/focus.ts'
import { glance } from '../builder/glance.ts'
import { newId } from '../builder/new-id.ts'
import { useSortable } from '../builder/use-sortable.ts'
import { namespace } from '../i18n/namespace.ts'
import { webKindOf } from '../modules/table.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { PlusIcon } from '../ui/icons.tsx'
import { QuestionCard } from './question-card.tsx'
import { addQuestion, moveQuestion, pathOf } from './questions.ts'

const useText = namespace('legacy')
const useBuilderText = namespace('builder')
const useModuleText = namespace('modules')

/** Step 3 (LEG-019 to 030): one list of recorded, written and chosen answers. */
export function QuestionsStep() {
  const t = useText()
  const builder = useBuilderText()
  const own = useModuleText()
  const { draft, rules, change, expand, errorOf, announce, atLimit } = useEditor()
  const list = useRef<HTMLOListElement>(null)
  const shown = entriesOf(draft.journey).filter(({ of }) => of !== 'field')
  const questions = shown.filter(isQuestionEntry)
  const beyond = shown.length - questions.length

  const add = () => {
    if (questionCount(draft.journey) >= rules.moduleLimit) return atLimit()
    const id = newId()
    change((now) => {
      const next = addQuestion(now, id)
      const added = entriesOf(next.journey).filter(isQuestionEntry).at(-1)!
      expand(added.id)
      focusPath(pathOf(added, 'question'))
      return next
    })
  }
  const move = (id: string, to: number) => {
    change((now) => moveQuestion(now, id, to))
    announce(builder('questionMoved', { position: Math.min(Math.max(to, 0), shown.length - 1) + 1, of: shown.length }))
  }
  useSortable(list, move)
  const openAll = (open: boolean) => {
    for (const { id } of questions) expand(id, open)
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-2xl font-semibold">{t('questionsTitle')}</h2>
        <Autofill />
      </div>
      {questions.length > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => openAll(true)}>
            {t('expandAll')}
          </Button>
          <Button size="sm" onClick={() => openAll(false)}>
            {t('collapseAll')}
          </Button>
        </div>
      )}
      {beyond > 0 && <p className="text-muted">{t('beyond', { count: beyond })}</p>}
      {shown.length === 0 && (
        <p className="rounded-lg border border-dashed border-control px-4 py-6 text-center text-muted">
          {t('noQuestions')}
        </p>
      )}
      <ol ref={list} aria-label={t('questionsTitle')} className="flex flex-col gap-3 empty:hidden">
        {shown.map((entry, index) => (
          <li key={entry.id} data-sortable={entry.id} data-index={index}>
            {isQuestionEntry(entry) ? (
              <QuestionCard entry={entry} position={{ index, of: shown.length, move: (to) => move(entry.id, to) }} />
            ) : (
              <p className="rounded-lg border border-dashed border-control px-4 py-3">
                <bdi>
                  {builder('named', {
                    module: own(webKindOf(entry.module.kind).name),
                    title: glance(entry.module.title) || builder('noTitle'),
                  })}
                </bdi>{' '}
                <span className="text-sm text-muted">{t('ofBuilder')}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      <FieldError id="questions-error" error={errorOf('journey.modules')} />
      <div className="flex flex-wrap items-center gap-3">
        <Button {...adds('journey.modules')} onClick={add}>
          <PlusIcon aria-hidden="true" />
          {builder('addQuestion')}
        </Button>
        <p className="text-muted tabular-nums">
          {t('questionsOf', { number: questionCount(draft.journey), most: rules.moduleLimit })}
        </p>
      </div>
    </>
  )
}
