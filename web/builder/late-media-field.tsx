import { type ComponentProps, lazy, Suspense } from 'react'
import type { MediaField as Field } from './media-field.tsx'
import type { VideoQuestion as Question } from './video-question.tsx'

const LateField = lazy(() => import('./media-field.tsx').then(({ MediaField }) => ({ default: MediaField })))
const LateQuestion = lazy(() =>
  import('./video-question.tsx').then(({ VideoQuestion }) => ({ default: VideoQuestion })),
)
const place = <div className="min-h-8" />

/** Videos and pictures of a job, fetched beside the page of the builder. */
export const MediaField = (props: ComponentProps<typeof Field>) => (
  <Suspense fallback={place}>
    <LateField {...props} />
  </Suspense>
)

export const VideoQuestion = (props: ComponentProps<typeof Question>) => (
  <Suspense fallback={place}>
    <LateQuestion {...props} />
  </Suspense>
)
