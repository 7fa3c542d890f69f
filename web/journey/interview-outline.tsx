import { VideoIcon } from '../ui/icons.tsx'
import type { InterviewQuestion, ModuleOf } from '#contracts/job/journey.ts'
import { durationText } from './length.ts'

export const takesText = (takes: number) => (takes === 1 ? 'one take' : `${takes} takes`)

/** What will be asked on camera, before it is. */
export function InterviewOutline({ module, heading: Heading = 'h1' }: { module: ModuleOf<'WIDGET'>; heading?: 'h1' | 'h2' | undefined }) {
  return (
    <section className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <div>
        <Heading className="text-2xl font-semibold text-balance">{module.title || 'Video interview'}</Heading>
        {module.description && <p className="mt-2 text-lg whitespace-pre-line text-muted">{module.description}</p>}
      </div>
      <QuestionList questions={module.questions} />
    </section>
  )
}

export function QuestionList({ questions }: { questions: readonly InterviewQuestion[] }) {
  return (
    <ol className="flex flex-col gap-2">
      {questions.map(({ id, question, description, partDuration, numOfRetakes }, index) => (
        <li key={id} className="flex gap-3 rounded-md border border-line bg-raised p-4">
          <VideoIcon aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-ink" />
          <div className="min-w-0">
            <p className="text-lg font-medium">{question || `Question ${index + 1}`}</p>
            {description && <p className="mt-1 whitespace-pre-line text-muted">{description}</p>}
            <p className="mt-1 text-sm text-muted">
              Up to {durationText(partDuration)}, {takesText(numOfRetakes)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
