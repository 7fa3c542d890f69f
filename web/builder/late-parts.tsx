import { late } from '../lib/late.tsx'

const pane = () => import('./preview-pane.tsx').then(({ PreviewPane }) => ({ default: PreviewPane }))
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
export const Hiring = late(hiring)
export const Asking = late(asking)
export const CategoryField = late(categories, <div className="min-h-16" />)
export const BrandCard = late(brand, <div className="min-h-40" />)
export const Several = late(several)
export const MatrixFields = late(matrix)
export const AskPanel = late(ask)
export const Suggest = late(suggest, <div className="min-h-11" />)
export const VideoNote = late(videoNote)
