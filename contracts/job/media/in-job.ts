import type { JobDetails } from '../draft.ts'
import type { Journey } from '../journey.ts'
import { type JobMedia, storedIn } from './media.ts'

/** Everything that a job shows. */
export const mediaOf = ({
  details,
  journey,
}: {
  details: Pick<JobDetails, 'introVideo'>
  journey: Journey
}): JobMedia[] =>
  [
    details.introVideo,
    ...journey.modules.flatMap((module) => [
      module.questionMedia,
      ...(module.kind === 'WIDGET' ? module.questions.map(({ videoQuestion }) => videoQuestion) : []),
    ]),
  ].filter((media) => media !== undefined)

/** The ids of what is stored for it. */
export const storedMediaOf = (job: Parameters<typeof mediaOf>[0]): string[] => [
  ...new Set(mediaOf(job).flatMap(({ url }) => storedIn(url)?.mediaId ?? [])),
]
