import type { JourneyModule } from '#contracts/job/journey.ts'
import { namespace } from '../i18n/namespace.ts'

const useText = namespace('journey')

/** So many of the last ones are in view. */
const SHOWN = 2

type ConversationProps = {
  /** The pages before this one. */
  asked: readonly JourneyModule[]
  /** What the candidate answered to each, a line for each thing. */
  said: Readonly<Record<string, readonly string[]>>
  /** Where an answer is changed. */
  stepTo?: ((moduleId: string) => string) | undefined
}

/** The questions and answers before this one, for a job that asks in a conversation (JOB-002). */
export function Conversation({ asked, said, stepTo }: ConversationProps) {
  const t = useText()
  const turn = ({ id, title }: JourneyModule) => (
    <li key={id} className="flex flex-col gap-2">
      <p dir="auto" className="me-10 self-start rounded-lg rounded-ss-none border border-line bg-raised px-4 py-2">
        {title || t('untitledQuestion')}
      </p>
      {said[id] && (
        <p
          dir="auto"
          className="ms-10 self-end rounded-lg rounded-ee-none bg-accent-soft px-4 py-2 whitespace-pre-wrap wrap-anywhere"
        >
          <span className="sr-only">{t('youSaid')} </span>
          {said[id].join('\n')}
          {stepTo && (
            <a className="link ms-3 text-sm" href={stepTo(id)} aria-label={`${t('change')}: ${title}`}>
              {t('change')}
            </a>
          )}
        </p>
      )}
    </li>
  )
  const early = asked.slice(0, -SHOWN)
  return (
    <div className="mx-auto w-full max-w-2xl">
      {early.length > 0 && (
        <details className="mb-3">
          <summary className="text-sm text-muted">{t('earlier', { count: early.length })}</summary>
          <ol className="mt-3 flex flex-col gap-3">{early.map(turn)}</ol>
        </details>
      )}
      <ol className="flex flex-col gap-3">{asked.slice(-SHOWN).map(turn)}</ol>
    </div>
  )
}
