import type { AnswerText } from '#contracts/job/modules/kind.ts'
import { namespace } from '../i18n/namespace.ts'

const useText = namespace('modules')

/** What an answer says, in the language of the page: a line for each thing that was chosen. */
export function useAnswerLines(): (text: AnswerText) => string[] {
  const t = useText()
  return ({ type, value }) => (type === 'choice' ? [...value] : type === 'yesNo' ? [t(value)] : [value])
}

/** An answer on a reviewer's page. */
export function AnswerLines({ text }: { text: AnswerText }) {
  return useAnswerLines()(text).map((line) => (
    <dd key={line} className="mt-1 whitespace-pre-wrap" dir="auto">
      {line}
    </dd>
  ))
}
