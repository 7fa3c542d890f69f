import { VideoIcon } from '../ui/icons.tsx'
import type { InterviewQuestion, ModuleOf } from '#contracts/job/journey.ts'
import { namespace } from '../i18n/namespace.ts'
import { durationText } from './length.ts'

const useText = namespace('journey')

/** How long an answer may be, and how often it may be tried. */
export const allowanceText = (
  t: ReturnType<typeof useText>,
  { partDuration, numOfRetakes }: Pick<InterviewQuestion, 'partDuration' | 'numOfRetakes'>,
) => t('upTo', { length: durationText(t, partDuration), takes: t('takes', { count: numOfRetakes }) })

/** What will be asked on camera, before it is. */
export function InterviewOutline({
  module,
  heading: Heading = 'h1',
}: {
  module: ModuleOf<'WIDGET'>
  heading?: 'h1' | 'h2' | undefined
}) {
  const t = useText()
  return (
    <section className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <div>
        <Heading dir="auto" className="text-2xl font-semibold text-balance">
          {module.title || t('videoInterview')}
        </Heading>
        {module.description && (
          <p dir="auto" className="mt-2 text-lg whitespace-pre-line text-muted">
            {module.description}
          </p>
        )}
      </div>
      {module.antiCheat && <p className="text-muted">{t('interviewSignalsNoted')}</p>}
      <QuestionList questions={module.questions} />
    </section>
  )
}

export function QuestionList({ questions }: { questions: readonly InterviewQuestion[] }) {
  const t = useText()
  return (
    <ol className="flex flex-col gap-2">
      {questions.map(({ id, question, description, partDuration, numOfRetakes }, index) => (
        <li key={id} className="flex gap-3 rounded-md border border-line bg-raised p-4">
          <VideoIcon aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-ink" />
          <div className="min-w-0">
            <p dir="auto" className="text-lg font-medium wrap-anywhere">
              {question || t('question', { number: index + 1 })}
            </p>
            {description && (
              <p dir="auto" className="mt-1 whitespace-pre-line text-muted">
                {description}
              </p>
            )}
            <p className="mt-1 text-sm text-muted">{allowanceText(t, { partDuration, numOfRetakes })}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
