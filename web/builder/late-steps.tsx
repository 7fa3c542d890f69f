import { late } from '../lib/late.tsx'
import { MatrixFields, PreviewPane, Several } from './late-parts.tsx'

const preview = () => import('./preview-step.tsx').then(({ PreviewStep }) => ({ default: PreviewStep }))
const publish = () => import('./publish-step.tsx').then(({ PublishStep }) => ({ default: PublishStep }))
const screen = () => import('./screen-step.tsx').then(({ ScreenStep }) => ({ default: ScreenStep }))
const scorecard = () => import('./scorecard-step.tsx').then(({ ScorecardStep }) => ({ default: ScorecardStep }))

export const PreviewStep = late(preview)
export const PublishStep = late(publish)
export const ScreenStep = late(screen)
export const ScorecardStep = late(scorecard)

/** What the builder fetches as soon as its page is there: a job begins with its details. */
export const lateParts = [ScorecardStep, ScreenStep, PreviewPane, PreviewStep, PublishStep, Several, MatrixFields].map(
  ({ fetched }) => fetched,
)
