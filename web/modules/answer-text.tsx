import type { AnswerText } from '#contracts/job/modules/kind.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'

const useText = namespace('modules')

/** What an answer says, in the language of the page: a line for each thing that was chosen. */
export function useAnswerLines(): (text: AnswerText) => string[] {
  const t = useText()
  const { decimal, instant } = useFormat()
  return ({ type, value }) => {
    switch (type) {
      case 'choice':
        return [...value]
      case 'yesNo':
        return [t(value)]
      case 'number':
        return [value && decimal(Number(value), value.split('.')[1]?.length ?? 0)]
      case 'date':
        return [value && instant(`${value}T00:00:00.000Z`, { timeZone: 'UTC', precision: 'day' })]
      case 'text':
      case 'email':
      case 'url':
        return [value]
      default:
        return type satisfies never
    }
  }
}

/** An answer on a reviewer's page. */
export function AnswerLines({ text }: { text: AnswerText }) {
  return useAnswerLines()(text).map((line) => (
    <dd key={line} className="mt-1 whitespace-pre-wrap wrap-anywhere" dir="auto">
      {text.type === 'url' && line ? (
        <a className="link" href={text.value} target="_blank" rel="noopener noreferrer nofollow">
          {line}
        </a>
      ) : text.type === 'email' && line ? (
        <a className="link" href={`mailto:${text.value}`}>
          {line}
        </a>
      ) : (
        line
      )}
    </dd>
  ))
}
