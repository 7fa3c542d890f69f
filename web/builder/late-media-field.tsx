import { late } from '../lib/late.tsx'

const field = () => import('./media-field.tsx').then(({ MediaField }) => ({ default: MediaField }))
const question = () => import('./video-question.tsx').then(({ VideoQuestion }) => ({ default: VideoQuestion }))
const place = <div className="min-h-8" />

/** Videos and pictures of a job, fetched beside the page of the builder. */
export const MediaField = late(field, place)
export const VideoQuestion = late(question, place)
