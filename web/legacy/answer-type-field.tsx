import { useState } from 'react'
import type { QuestionEntry } from '#contracts/job/video/questions.ts'
import { type AnswerType, answerTypeOf, answerTypes } from '#contracts/job/video/answer-types.ts'
import { entriesOf, isQuestionEntry } from '#contracts/job/video/questions.ts'
import { Choice } from '../builder/bound-fields.tsx'
import { useEditor } from '../builder/editor.tsx'
import { FeatureDialog } from '../builder/feature-dialog.tsx'
import { focusPath } from '../builder/focus.ts'
import { newId } from '../builder/new-id.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { LockClosedIcon } from '../ui/icons.tsx'
import { changeType } from './questions.ts'

const useBuilderText = namespace('builder')
const useText = namespace('legacy')

export const typeTexts = {
  video: 'typeVideo',
  text: 'typeText',
  single_choice: 'typeSingle',
  multiple_choice: 'typeMultiple',
} as const satisfies Record<AnswerType, string>

/** How a question is answered; every way but a video may need another plan. */
export function AnswerTypeField({ entry }: { entry: QuestionEntry }) {
  const t = useText()
  const builder = useBuilderText()
  const { draft, change, expand, rules } = useEditor()
  const [asked, setAsked] = useState(false)
  const locked = rules.lacks.includes('answerType')
  const type = answerTypeOf(entry)
  const path = `${entry.id}.answerType`
  const choose = (next: AnswerType) => {
    const id = newId()
    const changed = changeType(draft, entry.id, next, id)
    const replaced = entriesOf(changed.journey)
      .filter(isQuestionEntry)
      .find((each) => each.id === id || each.id === `${id}/${id}`)
    change((now) => changeType(now, entry.id, next, id))
    if (!replaced) return
    expand(replaced.id)
    focusPath(`${replaced.id}.answerType`)
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Choice
        path={path}
        label={builder('answerType')}
        className="w-full sm:max-w-72"
        options={answerTypes.map((value) => ({
          value,
          label: t(typeTexts[value]),
          disabled: locked && value !== 'video' && value !== type,
        }))}
        value={type}
        onChoose={(value) => choose(value as AnswerType)}
      />
      {locked && (
        <Button size="sm" onClick={() => setAsked(true)}>
          <LockClosedIcon aria-hidden="true" />
          {builder('upgrade')}
        </Button>
      )}
      <FeatureDialog feature={asked ? 'answerType' : null} onClose={() => setAsked(false)} />
    </div>
  )
}
