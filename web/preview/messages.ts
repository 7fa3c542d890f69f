import type { Journey } from '#contracts/job/journey.ts'
import type { AnswerValue } from '#contracts/candidate/answers.ts'
import type { JobSummary } from '../journey/job-summary.ts'

/** What is previewed: a journey at one of its pages, filled in or not. */
export type Previewed = {
  job: JobSummary
  journey: Journey
  moduleId: string
  answers?: Readonly<Record<string, AnswerValue | null>>
}

/** What the frame and the page around it tell each other. */
type Message =
  | { type: 'preview.ready' }
  | { type: 'preview.turned'; by: 1 | -1 }
  | { type: 'preview.shown'; previewed: Previewed }

const types = ['preview.ready', 'preview.turned', 'preview.shown']

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'type' in data && types.includes(String(data.type))

export const tell = (to: Window, message: Message) => to.postMessage(message, location.origin)

/** Hears one window of this very origin, and nothing else. Returns how to stop. */
export function hear(from: () => Window | null | undefined, heard: (message: Message) => void) {
  const listener = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && source !== null && source === from() && isMessage(data)) heard(data)
  }
  addEventListener('message', listener)
  return () => removeEventListener('message', listener)
}

/** Where a draft is previewed: a page of the candidates' site that shows no job before it hears of one. */
export const DRAFT_PREVIEW = '/apply/preview?iframe=true&preview=true'

/** A job that is live is previewed at its own direct link. */
export const previewOfLink = (link: string) => `${new URL(link).pathname}?force_mobile=true&preview=true`

/** Where a direct link leads that asks for its preview; null for one that asks for an application. */
export function previewOf({ searchParams }: URL, link: string): string | null {
  if (searchParams.get('preview') !== 'true') return null
  const mobile = searchParams.get('force_mobile') === 'true'
  return `${DRAFT_PREVIEW}&${new URLSearchParams({ link, ...(mobile && { force_mobile: 'true' }) })}`
}
