import { type Category, parseStream } from './streams.ts'

/** Which topic carries the streams of a category. A category never changes its topic: that takes a new generation. */
const topicOf = {
  candidate: 'hire.people',
  user: 'hire.people',
  job: 'hire.work',
  batch: 'hire.work',
  import: 'hire.work',
  optout: 'hire.people',
  playback: 'hire.people',
  share: 'hire.people',
  webhook: 'hire.system',
  usage: 'hire.work',
  dashboard: 'hire.work',
  filter: 'hire.work',
  inbox: 'hire.people',
  interview: 'hire.people',
  day: 'hire.people',
  template: 'hire.work',
  availability: 'hire.people',
  company: 'hire.system',
  integration: 'hire.system',
  order: 'hire.people',
  ats: 'hire.system',
  application: 'hire.people',
  subscription: 'hire.system',
  email: 'hire.system',
  identity: 'hire.system',
  slug: 'hire.system',
  domain: 'hire.system',
  timer: 'hire.system',
  call: 'hire.system',
  phone: 'hire.system',
  pm: 'hire.pm',
} as const satisfies Record<Category, string>

export type Topic = (typeof topicOf)[Category]
export const topics: readonly Topic[] = [...new Set(Object.values(topicOf))]

/** A stream's records share a partition by their key, the stream's name; so this number never changes within a generation. */
export const PARTITIONS = 12

/**
 * Topics carry the number of their generation. A new one can have other partitions or categories: consumers read it
 * beside the one before for as long as that exists, and since they check revisions, the overlap is harmless.
 */
export const topicName = (topic: Topic, generation: number) => `${topic}.g${generation}`

export const topicForStream = (stream: string): Topic => topicOf[parseStream(stream).category]

/** Topics that together carry all of these categories, and perhaps others. */
export const topicsFor = (wanted: readonly Category[]): Topic[] =>
  topics.filter((topic) => wanted.some((category) => topicOf[category] === topic))
