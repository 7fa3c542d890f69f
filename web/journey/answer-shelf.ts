import type { AnswerValue } from '#contracts/candidate/answers.ts'
import { isEmpty } from '#contracts/candidate/judging.ts'

type Given = AnswerValue | null
/** `over` is the answer the platform held meanwhile: once there is another, this one was sent or is outdated. */
type Unsent = { over: string; answer: AnswerValue }
type Shelf = { candidateId: string; unsent: Record<string, Unsent> }

export type AnswerShelf = ReturnType<typeof answerShelf>

const markOf = (answer: Given) =>
  answer === null || isEmpty(answer) ? '' : JSON.stringify(Object.entries(answer).sort())

/**
 * What a candidate typed or ticked and has not sent, on this device. Like their cookie there is one for each link, and
 * only the candidate it was begun for gets it back. A full or forbidden storage only costs this safety net.
 */
export function answerShelf(link: string, candidateId: string) {
  const key = `hirelog.answers.${link}`
  const read = (): Shelf['unsent'] => {
    try {
      const found = JSON.parse(localStorage.getItem(key) ?? 'null') as Shelf | null
      return found?.candidateId === candidateId ? found.unsent : {}
    } catch {
      return {}
    }
  }
  const write = (unsent: Shelf['unsent']) => {
    try {
      if (Object.keys(unsent).length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify({ candidateId, unsent } satisfies Shelf))
    } catch {
      forgetAnswers(link)
    }
  }
  return {
    link,
    candidateId,
    take(moduleId: string, given: Given): Given {
      const unsent = read()[moduleId]
      return unsent?.over === markOf(given) ? unsent.answer : null
    },
    /** The present fields of the page; what the platform holds anyway is not kept. */
    keep(moduleId: string, given: Given, answer: Given) {
      const { [moduleId]: _before, ...others } = read()
      write(
        answer === null || markOf(answer) === markOf(given)
          ? others
          : { ...others, [moduleId]: { over: markOf(given), answer } },
      )
    },
    /** Takes away what was sent meanwhile, and what another candidate left at this link. */
    tidy(answers: Readonly<Record<string, Given>>) {
      write(
        Object.fromEntries(
          Object.entries(read()).filter(([moduleId, { over }]) => over === markOf(answers[moduleId] ?? null)),
        ),
      )
    },
  }
}

/** For the end of a journey, and for a link without a candidate yet. */
export function forgetAnswers(link: string) {
  try {
    localStorage.removeItem(`hirelog.answers.${link}`)
    localStorage.removeItem(`hirelog.signals.${link}`)
  } catch {
    // Nothing can be kept there either.
  }
}
