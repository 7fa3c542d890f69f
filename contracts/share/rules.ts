import type { ModuleKind } from '../job/modules/table.ts'

export const shareLimits = {
  candidates: 50,
  recipients: 50,
  title: 120,
  message: 2000,
  guestName: 80,
  comment: 4000,
  /** A link opens in at most this many browsers, so that one that became public stops working. */
  browsers: 500,
} as const
export const shareDays = { standard: 14, most: 365 } as const

/** What a share can keep from its guests. What a question asked is hidden with the answers of its kind. */
export const hideable = [
  'name',
  'contact',
  'recordings',
  'texts',
  'choices',
  'files',
  'ratings',
  'comments',
  'scores',
] as const
export type Hideable = (typeof hideable)[number]
/** Contact data, and what colleagues think: a guest who reads that first judges less freely. */
export const hiddenAtFirst: readonly Hideable[] = ['contact', 'ratings', 'comments', 'scores']

export const audiences = ['recipients', 'anyone'] as const
export type Audience = (typeof audiences)[number]

/** With which part of a candidate an answer is hidden. Null: no guest ever sees it, as a picture of an identity document. */
const partOf: Record<ModuleKind, Hideable | null> = {
  FORM: null,
  FREE_TEXT: 'texts',
  YES_NO: 'choices',
  SINGLE_CHOICE: 'choices',
  MULTIPLE_CHOICE: 'choices',
  DROPDOWN: 'choices',
  MATRIX_CHOICE: 'choices',
  AVAILABILITY: 'choices',
  NUMBER: 'choices',
  DATE: 'choices',
  EMAIL: 'contact',
  PHONE_NUMBER: 'contact',
  LOCATION: 'contact',
  URL: 'texts',
  FILE_UPLOAD: 'files',
  ID_ANALYZER: null,
  SCHEDULE: 'choices',
  WIDGET: 'recordings',
  SECTION_BREAK: null,
  THANK_YOU: null,
  REJECT: null,
}

export function showsKind(kind: ModuleKind, hidden: readonly Hideable[]): boolean {
  const part = partOf[kind]
  return part !== null && !hidden.includes(part)
}

export const ends = ['revoked', 'expired'] as const
export type ShareEnd = (typeof ends)[number]
