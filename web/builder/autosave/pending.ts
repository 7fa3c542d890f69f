import type { builderSteps } from '#contracts/job/choices.ts'
import { withoutBlanks } from '#contracts/job/blank.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import { mergeDrafts, type Overlap, reusing } from '#contracts/job/merge.ts'
import { partAt } from '#contracts/job/parts.ts'
import { forEverySection, type Section, sectionNames } from '#contracts/job/sections.ts'
import { same } from '#contracts/kernel/same.ts'

export type Step = (typeof builderSteps)[number]
export type Seen = Partial<Record<Section, number>>

/** One request to save, with an id of its own: asked again, it is answered as before and saves nothing twice. */
export type Attempt = {
  commandId: string
  draft: Partial<JobDraft>
  step: Step | null
  subStep?: string | null
  basedOn: Seen | null
  /** A developer wants it saved though fields are not valid. */
  override?: boolean
}
/** `subStep`: the module that is open. It goes along with what is saved, and is no reason to save. */
export type Place = { draft: JobDraft; step: Step; subStep?: string | null }

/** What the server is known to hold, and what the person wants it to hold. Kept on the device until the two agree. */
export type Work = {
  confirmed: Place
  /** The revision at which each section was last seen. */
  seen: Record<Section, number>
  wanted: Place
  /** Sent, without an answer yet: it may have arrived, so it is sent again before anything newer. */
  attempt: Attempt | null
  /** What was changed here and elsewhere, and waits for the person to choose. */
  overlaps?: readonly Overlap[]
}

export const changedSections = ({ confirmed, wanted }: Work): Section[] =>
  sectionNames.filter((section) => !same(confirmed.draft[section], wanted.draft[section]))

export const isSettled = (work: Work) =>
  work.attempt === null && work.wanted.step === work.confirmed.step && changedSections(work).length === 0

export function attemptOf(work: Work, commandId: string): Attempt {
  const changed = changedSections(work)
  const { draft, step, subStep } = work.wanted
  return {
    commandId,
    draft: Object.fromEntries(changed.map((section) => [section, draft[section]])),
    step: step === work.confirmed.step ? null : step,
    ...(subStep !== undefined && subStep !== work.confirmed.subStep && { subStep }),
    basedOn: Object.fromEntries(changed.map((section) => [section, work.seen[section]])),
  }
}

/** Whether what was sent has been changed again since. */
export const isOvertaken = ({ wanted, attempt }: Work): boolean =>
  (Object.keys(attempt?.draft ?? {}) as Section[]).some(
    (section) => !same(wanted.draft[section], attempt!.draft[section]),
  )

/** After the server has confirmed an attempt. Only what was sent counts as seen at the new revision. */
export function confirm(work: Work, attempt: Attempt, revision: number): Work {
  const saved = Object.keys(attempt.draft) as Section[]
  return {
    ...work,
    confirmed: {
      draft: { ...work.confirmed.draft, ...attempt.draft },
      step: attempt.step ?? work.confirmed.step,
      subStep: attempt.subStep === undefined ? work.confirmed.subStep : attempt.subStep,
    },
    seen: { ...work.seen, ...Object.fromEntries(saved.map((section) => [section, revision])) },
    attempt: null,
  }
}

const placeOf = ({ draft: _draft, ...place }: Place) => place

/** Work kept on this device meets what the server holds now: sections untouched here are taken from the server. */
export function resume(kept: Work, current: Work): Work {
  const touched = new Set([...changedSections(kept), ...(Object.keys(kept.attempt?.draft ?? {}) as Section[])])
  const pick = <Parts extends Record<Section, unknown>>(mine: Parts, theirs: Parts): Parts => ({
    ...theirs,
    ...Object.fromEntries(
      sectionNames.filter((section) => touched.has(section)).map((section) => [section, mine[section]]),
    ),
  })
  return {
    confirmed: { draft: pick(kept.confirmed.draft, current.confirmed.draft), ...placeOf(current.confirmed) },
    seen: pick(kept.seen, current.seen),
    wanted: { draft: pick(kept.wanted.draft, current.wanted.draft), ...placeOf(current.wanted) },
    attempt: kept.attempt,
    overlaps: kept.overlaps ?? [],
  }
}

/** What others saved meets what is here: drafts before and after it, for all that is kept of earlier ones. */
export type Met = { base: JobDraft; theirs: JobDraft; sections: readonly Section[] }

const samePath = (one: Overlap, other: Overlap) => same(one.path, other.path)

/**
 * Takes over what was saved elsewhere: fields that were not touched here are as they are there, the rest stays, and what both
 * changed is to be chosen. Null where there is nothing new, or while a save is not yet answered.
 */
export function meet(
  work: Work,
  { revision, draft }: { revision: number; draft: JobDraft },
): { work: Work; met: Met } | null {
  if (work.attempt !== null || revision <= Math.max(...Object.values(work.seen))) return null
  const base = withoutBlanks(work.confirmed.draft)
  const changed = sectionNames.filter((section) => !same(base[section], draft[section]))
  const theirs: JobDraft = {
    ...work.confirmed.draft,
    ...Object.fromEntries(changed.map((section) => [section, reusing(base[section], draft[section])])),
  }
  const before: JobDraft = {
    ...work.confirmed.draft,
    ...Object.fromEntries(changed.map((section) => [section, base[section]])),
  }
  const { draft: merged, overlaps } = mergeDrafts(before, work.wanted.draft, theirs)
  const open = (work.overlaps ?? [])
    .filter((old) => !overlaps.some((overlap) => samePath(old, overlap)))
    .map((old): Overlap => ({ ...old, theirs: partAt(theirs, old.path) }))
    .filter((old) => !same(old.theirs, partAt(merged, old.path)))
  return {
    work: {
      ...work,
      confirmed: { ...work.confirmed, draft: theirs },
      seen: forEverySection(revision),
      wanted: { ...work.wanted, draft: merged },
      overlaps: [...open, ...overlaps],
    },
    met: { base: before, theirs, sections: changed },
  }
}

/** The person has chosen what is here. */
export const chosen = (work: Work, overlap: Overlap): Work => ({
  ...work,
  overlaps: (work.overlaps ?? []).filter((each) => !samePath(each, overlap)),
})
