import type { JobDraft } from '#contracts/job/draft.ts'
import type { JourneyModule } from '#contracts/job/journey.ts'
import { videoLimits } from '#contracts/job/video/choices.ts'
import { type Entry, entriesOf, type fieldKinds, withEntries } from '#contracts/job/video/questions.ts'
import { addedKindOf } from '../modules/table.ts'

type FieldKind = (typeof fieldKinds)[number]
/** What is offered to ask for, each by the page that asks it. Only the CV is required of candidates (LEG-011). */
export const offeredFields = {
  cv: 'FILE_UPLOAD',
  linkedin: 'URL',
  portfolio: 'URL',
  phone: 'PHONE_NUMBER',
  location: 'LOCATION',
  start: 'DATE',
  salary: 'NUMBER',
} as const satisfies Record<string, FieldKind>
export type OfferedField = keyof typeof offeredFields
export const fieldNames = Object.keys(offeredFields) as OfferedField[]

const idOf = (name: OfferedField) => `field-${name}`
export const fieldsOf = ({ journey }: JobDraft): JourneyModule[] =>
  entriesOf(journey).flatMap((entry) => (entry.of === 'field' ? [entry.module] : []))
export const isAsked = (draft: JobDraft, name: OfferedField) => fieldsOf(draft).some(({ id }) => id === idOf(name))
export const isFull = (draft: JobDraft) => fieldsOf(draft).length >= videoLimits.candidateFields

const edited = (draft: JobDraft, change: (entries: Entry[]) => Entry[]): JobDraft => ({
  ...draft,
  journey: withEntries(draft.journey, change(entriesOf(draft.journey))),
})

/** Behind the fields there are, before the questions; at most three. */
export function askField(draft: JobDraft, name: OfferedField, title: string): JobDraft {
  if (isFull(draft) || isAsked(draft, name)) return draft
  const id = idOf(name)
  const module = { ...addedKindOf(offeredFields[name]).create(id), title, required: name === 'cv' } as JourneyModule
  return edited(draft, (entries) => {
    const first = entries.findIndex(({ of }) => of !== 'field')
    return entries.toSpliced(first < 0 ? entries.length : first, 0, { of: 'field', id, module })
  })
}

export const dropField = (draft: JobDraft, id: string): JobDraft =>
  edited(draft, (entries) => entries.filter((entry) => entry.of !== 'field' || entry.id !== id))
export const dropOffered = (draft: JobDraft, name: OfferedField) => dropField(draft, idOf(name))
/** Asked for by the builder, under an id of its own. */
export const isOwn = ({ id }: JourneyModule) => !fieldNames.some((name) => idOf(name) === id)
