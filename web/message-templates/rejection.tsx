import { isUsualReason } from '#contracts/company/message-rules.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { useJobTitle } from '../ui/titles.ts'
import { MessageFields } from './message-fields.tsx'
import { reasonTexts } from './reason-texts.ts'
import { useOffered } from './use-offered.ts'
import type { Words } from './words.ts'

const useText = namespace('common')
const useOwnText = namespace('messages')

type ChoicesProps = {
  jobId: string
  name: string
  example: string | null
  onReason: (chosen: { reason: string; reasonId: string }) => void
  onMessage: (words: Words | null) => void
}

/** The company's reasons, of which one press rejects, and what the candidates are written. */
export default function RejectionChoices({ jobId, name, example, onReason, onMessage }: ChoicesProps) {
  const t = useText()
  const own = useOwnText()
  const titled = useJobTitle()
  const offered = useOffered(jobId)
  if (!offered) return <div className="min-h-20" />
  const { reasons, templates, holdMinutes, values } = offered
  return (
    <>
      {reasons.length > 0 && (
        <div role="group" aria-label={t('commonReasons')} className="mt-3 flex flex-wrap gap-1.5">
          {reasons.map(({ reasonId, text }) => {
            const reason = isUsualReason(reasonId) ? t(reasonTexts[reasonId]) : (text ?? '')
            return (
              <Button key={reasonId} size="sm" className="rounded-full" onClick={() => onReason({ reason, reasonId })}>
                <bdi>{reason}</bdi>
              </Button>
            )
          })}
        </div>
      )}
      {example === null ? (
        <p className="mt-3 text-sm text-muted">{own('noAddress', { name })}</p>
      ) : (
        <MessageFields
          name={name}
          example={example}
          templates={templates.filter(({ use, channel }) => use === 'rejection' && channel === 'email')}
          values={{ ...values, job: titled(values.job) }}
          holdMinutes={holdMinutes}
          onChange={onMessage}
        />
      )}
    </>
  )
}
