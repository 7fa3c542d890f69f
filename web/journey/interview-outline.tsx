import { VideoIcon } from '../ui/icons.tsx'
import type { InterviewQuestion, ModuleOf } from '#contracts/job/journey.ts'
import { namespace } from '../i18n/namespace.ts'
import { Media } from '../media/late-media.tsx'
import { Badge } from '../ui/badge.tsx'
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
  watched = false,
}: {
  module: ModuleOf<'WIDGET'>
  /** Whether the videos that ask are shown here: a preview has no page for each question. */
  watched?: boolean
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
      <Media media={module.questionMedia} label={t('questionMedia')} />
      <QuestionList questions={module.questions} watched={watched} />
    </section>
  )
}

export function QuestionList({ questions, watched }: { questions: readonly InterviewQuestion[]; watched?: boolean }) {
  const t = useText()
  return (
    <ol className="flex flex-col gap-2">
      {questions.map(({ id, question, description, partDuration, numOfRetakes, videoQuestion }, index) => (
        <li key={id} className="flex gap-3 rounded-md border border-line bg-raised p-4">
          <VideoIcon aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-ink" />
          <div className="min-w-0 grow">
            <p dir="auto" className="text-lg font-medium wrap-anywhere">
              {question || t('question', { number: index + 1 })}
            </p>
            {description && (
              <p dir="auto" className="mt-1 whitespace-pre-line text-muted">
                {description}
              </p>
            )}
            {videoQuestion && watched && <Media media={videoQuestion} label={question} className="mt-3" />}
            {videoQuestion && !watched && <Badge>{t('byVideo')}</Badge>}
            <p className="mt-1 text-sm text-muted">{allowanceText(t, { partDuration, numOfRetakes })}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
