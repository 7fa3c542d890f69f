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

/** The ids of what is stored for it, or for the parts of it that are given. */
export const storedMediaOf = ({
  details = {},
  journey = { modules: [] },
}: Partial<Parameters<typeof mediaOf>[0]>): string[] => [
  ...new Set(mediaOf({ details, journey }).flatMap(({ url }) => storedIn(url)?.mediaId ?? [])),
]
