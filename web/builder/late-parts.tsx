import { late } from '../lib/late.tsx'

const pane = () => import('./preview-pane.tsx').then(({ PreviewPane }) => ({ default: PreviewPane }))
const preview = () => import('./preview-step.tsx').then(({ PreviewStep }) => ({ default: PreviewStep }))
const publish = () => import('./publish-step.tsx').then(({ PublishStep }) => ({ default: PublishStep }))
const scorecard = () => import('./scorecard-step.tsx').then(({ ScorecardStep }) => ({ default: ScorecardStep }))
const hiring = () => import('./details/hiring.tsx').then(({ Hiring }) => ({ default: Hiring }))
const asking = () => import('./details/asking.tsx').then(({ Asking }) => ({ default: Asking }))
const categories = () =>
  import('./details/category-field.tsx').then(({ CategoryField }) => ({ default: CategoryField }))
const brand = () => import('./details/brand-card.tsx').then(({ BrandCard }) => ({ default: BrandCard }))
const several = () => import('./several.tsx').then(({ Several }) => ({ default: Several }))
const matrix = () => import('./matrix-fields.tsx').then(({ MatrixFields }) => ({ default: MatrixFields }))
const suggest = () => import('./assistant/suggest.tsx')
const ask = () => import('./assistant/ask-panel.tsx')
const videoNote = () => import('./video-note.tsx').then(({ VideoNote }) => ({ default: VideoNote }))

export const PreviewPane = late(pane, <div id="preview" />)
export const PreviewStep = late(preview)
export const PublishStep = late(publish)
export const ScorecardStep = late(scorecard)
export const Hiring = late(hiring)
export const Asking = late(asking)
export const CategoryField = late(categories, <div className="min-h-16" />)
export const BrandCard = late(brand, <div className="min-h-40" />)
export const Several = late(several)
export const MatrixFields = late(matrix)
export const AskPanel = late(ask)
export const Suggest = late(suggest, <div className="min-h-11" />)
export const VideoNote = late(videoNote)

/** What the builder fetches as soon as its page is there: a job begins with its details. */
export const lateParts = [ScorecardStep, PreviewPane, PreviewStep, PublishStep, Several, MatrixFields].map(
  ({ fetched }) => fetched,
)
