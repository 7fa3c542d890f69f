import type { AnswerText } from '#contracts/job/modules/kind.ts'
import { readPoint } from '#contracts/job/modules/location.ts'
import { filePath } from '#contracts/job/modules/files.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { answerLines } from './answer-lines.ts'

const useText = namespace('answers')

export function useAnswerLines(): (text: AnswerText) => string[] {
  const t = useText()
  const formats = useFormat()
  return (text) => answerLines(text, t, formats)
}

/** An answer on the page of the candidate who gave it. */
export function AnswerLines({ text, candidateId }: { text: AnswerText; candidateId: string }) {
  const t = useText()
  return useAnswerLines()(text).map((line) => {
    const href = line && hrefOf(text, line, candidateId)
    return (
      <dd key={line} className="mt-1 whitespace-pre-wrap wrap-anywhere" dir={text.type === 'phone' ? 'ltr' : 'auto'}>
        {href ? (
          <a
            className="link"
            href={href}
            download={text.type === 'file' || text.type === 'identity' || undefined}
            {...(href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {})}
          >
            {line}
          </a>
        ) : (
          line
        )}
        {text.type === 'identity' && <span className="block text-sm text-muted">{t('identityClosed')}</span>}
      </dd>
    )
  })
}

/** Where a line of an answer leads; null where it is only read. */
function hrefOf({ type, value }: AnswerText, line: string, candidateId: string): string | null {
  if (type === 'url') return value
  if (type === 'identity') return value.file && filePath(candidateId, value.file.fileId)
  if (type === 'file') return filePath(candidateId, value.fileId)
  if (type === 'email') return `mailto:${value}`
  if (type === 'phone') return `tel:${value.replace(/[^+\d]/g, '')}`
  const point = type === 'place' ? readPoint(line) : null
  return point && `https://www.openstreetmap.org/?mlat=${point.latitude}&mlon=${point.longitude}#map=14`
}
