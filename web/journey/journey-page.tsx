import { lazy, Suspense } from 'react'
import type { WornBrand } from '#contracts/company/brand-theme.ts'
import type { JourneyModule } from '#contracts/job/journey.ts'
import { hasRole, isQuestion } from '#contracts/job/modules/table.ts'
import { stepsOf } from '#contracts/job/walk.ts'
import { Callout } from '../ui/callout.tsx'
import { classes } from '../ui/classes.ts'
import { JobCard } from './job-card.tsx'
import type { JourneyPageProps } from './journey-page-props.ts'
import { Question } from './question.tsx'
import { StartForm } from './start-form.tsx'
import { StepHeader } from './step-header.tsx'

/** Fetched by the pages of journeys that have one, before it is reached. */
export const sectionBreak = () => import('./section-break.tsx')
const SectionBreak = lazy(sectionBreak)
/** Fetched with the first page. */
export const ending = async () => ({ default: (await import('./ending.tsx')).Ending })
const Ending = lazy(ending)
/** Fetched by the pages of a job that asks in a conversation. */
export const conversation = async () => ({ default: (await import('./conversation.tsx')).Conversation })
const Conversation = lazy(conversation)
/** Only previews show it: candidates have the recorder there. */
const InterviewOutline = lazy(async () => ({ default: (await import('./interview-outline.tsx')).InterviewOutline }))

/**
 * What a candidate sees, page by page. It knows nothing of servers or cameras: the apply page and the builder's live
 * preview give it the same journey and get the same screen. It measures its own container, not the window.
 */
export function JourneyPage(props: JourneyPageProps) {
  const { job, journey, moduleId, notice, problem } = props
  const steps = stepsOf(journey)
  const module = journey.modules.find(({ id }) => id === moduleId) ?? steps[0]
  if (!module) return null
  const step = steps.findIndex(({ id }) => id === module.id)
  const page = <Page {...props} module={module} last={step === steps.length - 1} />

  return (
    <div
      className="@container flex min-h-full flex-1 flex-col bg-surface bg-cover bg-center text-ink"
      style={{ ...job.brand?.style, ...behind(job.brand) }}
    >
      <StepHeader company={job.company} title={job.title} step={step} steps={steps.length} logo={job.brand?.logo} />
      <div
        className={classes(
          'mx-auto flex w-full max-w-5xl flex-1 flex-col gap-4 px-4 py-6 @2xl:px-8 @2xl:py-10',
          notice !== undefined && 'docks',
          job.brand?.backgroundImage && 'my-6 rounded-lg bg-surface',
        )}
      >
        {problem && (
          <Callout tone="danger" announce>
            {problem}
          </Callout>
        )}
        {job.chat && step > 0 ? (
          <>
            <Suspense>
              <Conversation asked={steps.slice(0, step)} said={props.said ?? {}} stepTo={props.stepTo} />
            </Suspense>
            <div className="mx-auto w-full max-w-3xl rounded-lg rounded-ss-none border border-line bg-raised p-4 shadow-card">
              {page}
            </div>
          </>
        ) : (
          page
        )}
        {notice && <div className="docked">{notice}</div>}
      </div>
    </div>
  )
}

/** The background image under the brand's own color; what is read is on a page of its own in front of it. */
const behind = (brand: WornBrand | null | undefined) =>
  brand?.backgroundImage
    ? {
        backgroundImage: `linear-gradient(color-mix(in srgb, ${brand.overlay} 45%, transparent) 0 0), url("${brand.backgroundImage.src}")`,
      }
    : undefined

function Page({ module, ...props }: JourneyPageProps & { module: JourneyModule; last: boolean }) {
  if (isQuestion(module)) return <Question key={module.id} module={module} {...props} />
  if (hasRole(module, 'form'))
    return (
      <div className="grid gap-6 @3xl:grid-cols-[3fr_2fr] @3xl:gap-10">
        <JobCard job={props.job} journey={props.journey} ownLink={props.ownLink} heading={props.heading} />
        <StartForm module={module} {...props} />
      </div>
    )
  if (hasRole(module, 'interview'))
    return (
      props.interview ?? (
        <Suspense>
          <InterviewOutline module={module} heading={props.heading} watched />
        </Suspense>
      )
    )
  if (hasRole(module, 'pause'))
    return (
      <Suspense>
        <SectionBreak key={module.id} module={module} {...props} />
      </Suspense>
    )
  if (hasRole(module, 'ending'))
    return (
      <Suspense>
        <Ending module={module} name={props.contact?.name ?? ''} heading={props.heading} />
      </Suspense>
    )
  return module satisfies never
}
