import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnswerValue } from '#contracts/candidate/answers.ts'
import type { JourneyModule } from '#contracts/job/journey.ts'
import type { Application } from '#contracts/views/application.ts'
import { answerFrom } from './answer-form.ts'
import { type AnswerShelf, answerShelf, forgetAnswers } from './answer-shelf.ts'

/** Where this candidate's unsent answers are kept; nowhere before they have begun, and no longer once their journey has ended. */
export function useAnswerShelf(link: string, candidate: Application['candidate']): AnswerShelf | undefined {
  const candidateId =
    candidate?.started && !candidate.finished && candidate.status !== 'auto rejected' ? candidate.candidateId : null
  const shelf = useMemo(() => (candidateId ? answerShelf(link, candidateId) : undefined), [link, candidateId])
  const answers = candidate?.answers
  useEffect(() => {
    if (shelf) shelf.tidy(answers ?? {})
    else forgetAnswers(link)
  }, [shelf, answers, link])
  return shelf
}

/**
 * What was typed or ticked on a question's page and not sent is restored; null where there is nothing. It is looked
 * for once scripts have taken the page over, and text typed before that is kept.
 */
export function useUnsent(module: JourneyModule, given: AnswerValue | null, shelf: AnswerShelf | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const focused = useRef(-1)
  const [unsent, setUnsent] = useState<AnswerValue | null>(null)
  const keep = () => shelf?.keep(module.id, given, answerFrom(module, new FormData(form.current!)))

  useEffect(() => {
    if (!shelf || !form.current) return
    if (touched(form.current)) return shelf.keep(module.id, given, answerFrom(module, new FormData(form.current)))
    focused.current = [...form.current.elements].indexOf(document.activeElement!)
    setUnsent(shelf.take(module.id, given))
  }, [shelf, module, given])

  // The fields are made anew with what was kept; a field that had the focus has it again.
  useEffect(() => {
    const field = form.current?.elements[focused.current]
    if (unsent && field instanceof HTMLElement) field.focus()
    focused.current = -1
  }, [unsent])

  return { form, unsent, keep }
}

const touched = (form: HTMLFormElement) =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
      return field.checked !== field.defaultChecked
    const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    return isTyped && field.type !== 'hidden' && field.value !== field.defaultValue
  })
