import { type Quality, qualities, type QualitySlots } from '#contracts/job/qualities.ts'

/** The former quality of the slot goes where the new one came from: to its old place, or back among the others. */
export function place(slots: QualitySlots, quality: Quality, at: number): QualitySlots {
  if (at < 0 || at >= slots.length) return slots
  const from = slots.indexOf(quality)
  return from < 0 ? slots.with(at, quality) : slots.with(from, slots[at] ?? null).with(at, quality)
}

/** The first free place; when all are taken, nothing changes. */
export const placeNext = (slots: QualitySlots, quality: Quality): QualitySlots =>
  slots.includes(quality) || !slots.includes(null) ? slots : slots.with(slots.indexOf(null), quality)

export const free = (slots: QualitySlots, at: number): QualitySlots => slots.with(at, null)

/** Those that have no place yet. */
export const unplaced = (slots: QualitySlots): Quality[] => qualities.filter((quality) => !slots.includes(quality))
