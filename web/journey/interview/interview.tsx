import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ModuleOf } from '#contracts/job/journey.ts'
import type { Application } from '#contracts/views/application.ts'
import { namespace } from '../../i18n/namespace.ts'
import { historyOf, type StoredTake } from './recorder/take-store.ts'
import { Media } from '../../media/late-media.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { isWatched } from '#contracts/candidate/signals.ts'
import type { AnswerShelf } from '../answer-shelf.ts'
import { Hidden } from '../form-parts.tsx'
import { allowanceText, InterviewOutline } from '../interview-outline.tsx'
import { Recorder } from './recorder.tsx'
import { Noting, SendSignals } from '../signals/signals.tsx'
import { SenderMissing } from './upload-notice.tsx'
import type { Uploads } from './use-uploads.ts'

const useText = namespace('recording')
const useJourneyText = namespace('journey')

type Module = ModuleOf<'WIDGET'>
type KnownTake = NonNullable<Application['candidate']>['takes'][number]
type InterviewProps = {
  module: Module
  candidateId: string
  /** What the server knows of this interview. */
  known: readonly KnownTake[]
  uploads: Uploads
  shelf: AnswerShelf | undefined
  busy: boolean
  last: boolean
  onContinue: (form: HTMLFormElement) => void
}

const sent = (takes: readonly StoredTake[], moduleId: string, questionId: string) =>
  takes.some(
    (take) =>
      take.moduleId === moduleId &&
      take.questionId === questionId &&
      (take.state === 'queued' || take.state === 'sent'),
  )

/** The take of a question that never arrived and is not on this device: it is recorded anew under its own name. */
const lostTake = (known: readonly KnownTake[], { store, takes }: Uploads, questionId: string): KnownTake | null => {
  const standing = known.findLast((take) => take.questionId === questionId)
  return standing &&
    store &&
    !standing.uploaded &&
    !takes.some(({ recordingId }) => recordingId === standing.recordingId)
    ? standing
    : null
}

/** One question after the other, each recorded, looked at and sent; the bytes follow in the background. */
export function Interview({ module, candidateId, known, uploads, shelf, busy, last, onContinue }: InterviewProps) {
  const t = useText()
  const journey = useJourneyText()
  const { store, takes, add, sender } = uploads
  const ready = store !== null && sender === 'there'
  const [begun, setBegun] = useState(false)
  const open = module.questions.filter(
    ({ id }) =>
      !sent(takes, module.id, id) &&
      (lostTake(known, uploads, id) !== null || !known.some(({ questionId }) => questionId === id)),
  )
  const question = open[0]
  const lost = question ? lostTake(known, uploads, question.id) : null
  const done = module.questions.length - open.length
  const heading = useFocusOnChange(begun ? (question?.id ?? 'all') : null)

  if (!question)
    return (
      <AllRecorded
        module={module}
        busy={busy}
        last={last}
        uploads={uploads}
        shelf={shelf}
        onContinue={onContinue}
        heading={heading}
      />
    )
  if (!begun && done === 0)
    return (
      <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
        <InterviewOutline module={module} />
        <Callout>{t('quietPlace')}</Callout>
        {ready ? (
          <Button variant="primary" size="lg" className="self-end max-sm:w-full" onClick={() => setBegun(true)}>
            {t('begin')}
          </Button>
        ) : (
          <NotReady uploads={uploads} />
        )}
      </div>
    )

  return (
    <section className="mx-auto flex w-full max-w-3xl flex-col gap-4" aria-labelledby="question">
      {isWatched(module) && <Noting moduleId={module.id} questionId={question.id} shelf={shelf} />}
      <div>
        <p className="text-sm font-medium text-accent-ink tabular-nums">
          {t('questionOf', { number: done + 1, questions: module.questions.length })}
        </p>
        <h1
          id="question"
          dir="auto"
          ref={heading}
          tabIndex={-1}
          className="mt-1 text-2xl font-semibold text-balance outline-none"
        >
          {question.question}
        </h1>
        {question.description && (
          <p dir="auto" className="mt-2 text-lg whitespace-pre-line text-muted">
            {question.description}
          </p>
        )}
        <Media media={question.videoQuestion} label={question.question} className="mt-4" />
        <p className="mt-2 text-muted">{allowanceText(journey, question)}</p>
      </div>
      {lost && (
        <Callout tone="warning" title={t('lostTitle')}>
          {t('lostText')}
        </Callout>
      )}
      {ready ? (
        <Recorder
          key={question.id}
          question={question}
          place={{ candidateId, moduleId: module.id, questionId: question.id }}
          history={historyOf(takes, { moduleId: module.id, questionId: question.id })}
          lost={lost}
          store={store}
          onSend={add}
        />
      ) : (
        <NotReady uploads={uploads} />
      )}
    </section>
  )
}

/** What records and sends is on its way, or did not come; no answer is recorded that could not be sent. */
function NotReady({ uploads: { sender, askAgain } }: { uploads: Uploads }) {
  const t = useText()
  if (sender === 'missing') return <SenderMissing onRetry={askAgain} />
  return (
    <>
      <noscript>
        <Callout tone="warning">{t('needsScript')}</Callout>
      </noscript>
      <div className="scripted">
        <Spinner label={t('gettingReady')} />
      </div>
    </>
  )
}

type AllRecordedProps = Pick<InterviewProps, 'module' | 'busy' | 'last' | 'uploads' | 'shelf' | 'onContinue'> & {
  heading: RefObject<HTMLHeadingElement>
}

/** Goes on once the server knows of every take; until then it says what it waits for. */
function AllRecorded({
  module,
  busy,
  last,
  uploads: { summary, online },
  shelf,
  onContinue,
  heading,
}: AllRecordedProps) {
  const t = useText()
  const journey = useJourneyText()
  const waits = summary.undeclared > 0 || !online
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (!waits) onContinue(event.currentTarget)
      }}
      className="mx-auto flex w-full max-w-2xl flex-col gap-4"
    >
      <Hidden values={{ intent: 'next', moduleId: module.id }} />
      {isWatched(module) && <SendSignals moduleId={module.id} shelf={shelf} />}
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
        {t('allRecorded')}
      </h1>
      <p className="text-lg text-muted max-sm:min-h-[2lh]">
        {t(!waits ? 'sentInBackground' : summary.interrupted || !online ? 'waitingForConnection' : 'beingPrepared')}
      </p>
      <Button type="submit" variant="primary" size="lg" busy={busy || waits} className="self-end max-sm:w-full">
        {journey(last ? 'finish' : 'continue')}
      </Button>
    </form>
  )
}

/** After an automatic step, the keyboard and the screen reader are where the new one begins. */
function useFocusOnChange(step: string | null) {
  const ref = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (step !== before.current) ref.current?.focus()
    before.current = step
  }, [step])
  return ref
}
