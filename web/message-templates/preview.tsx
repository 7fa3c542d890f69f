import { type MergeValues, mergedMessage } from '#contracts/candidate/merge-fields.ts'
import { namespace } from '../i18n/namespace.ts'
import type { Words } from './words.ts'

const useText = namespace('messages')

/** The message as a candidate reads it; their own link is not shown to colleagues. */
export function Preview({ subject, text, values, open }: Words & { values: MergeValues; open?: boolean }) {
  const t = useText()
  const filledIn = (words: string) => mergedMessage(words, { ...values, link: t('linkHere') })
  return (
    <details className="text-sm" open={open}>
      <summary className="link">{t('preview')}</summary>
      {subject && (
        <p className="mt-2 font-semibold wrap-anywhere" dir="auto">
          {filledIn(subject)}
        </p>
      )}
      <p className="mt-2 whitespace-pre-wrap wrap-anywhere" dir="auto">
        {filledIn(text)}
      </p>
    </details>
  )
}
