import type { builderSteps } from '#contracts/job/choices.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import { type Section, sectionNames } from '#contracts/job/sections.ts'
import { same } from '#contracts/kernel/same.ts'

export type Step = (typeof builderSteps)[number]
export type Seen = Partial<Record<Section, number>>

/** One request to save, with an id of its own: asked again, it is answered as before and saves nothing twice. */
export type Attempt = { commandId: string; draft: Partial<JobDraft>; step: Step | null; basedOn: Seen | null }

/** What the server is known to hold, and what the person wants it to hold. Kept on the device until the two agree. */
export type Work = {
  confirmed: { draft: JobDraft; step: Step }
  /** The revision at which each section was last seen. */
  seen: Record<Section, number>
  wanted: { draft: JobDraft; step: Step }
  /** Sent, and not heard of yet: it may have arrived, so it is asked again before anything newer is. */
  attempt: Attempt | null
}

export const changedSections = ({ confirmed, wanted }: Work): Section[] =>
  sectionNames.filter((section) => !same(confirmed.draft[section], wanted.draft[section]))

export const isSettled = (work: Work) =>
  work.attempt === null && work.wanted.step === work.confirmed.step && changedSections(work).length === 0

/** `overwrite` leaves out what was seen: the person has decided that theirs shall stand. */
export function attemptOf(work: Work, commandId: string, { overwrite = false } = {}): Attempt {
  const changed = changedSections(work)
  const { draft, step } = work.wanted
  return {
    commandId,
    draft: Object.fromEntries(changed.map((section) => [section, draft[section]])),
    step: step === work.confirmed.step ? null : step,
    basedOn: overwrite ? null : Object.fromEntries(changed.map((section) => [section, work.seen[section]])),
  }
}

/** After the server has confirmed an attempt. Only what was sent counts as seen at the new revision. */
export function confirm(work: Work, attempt: Attempt, revision: number): Work {
  const saved = Object.keys(attempt.draft) as Section[]
  return {
    ...work,
    confirmed: { draft: { ...work.confirmed.draft, ...attempt.draft }, step: attempt.step ?? work.confirmed.step },
    seen: { ...work.seen, ...Object.fromEntries(saved.map((section) => [section, revision])) },
    attempt: null,
  }
}

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
    confirmed: { draft: pick(kept.confirmed.draft, current.confirmed.draft), step: current.confirmed.step },
    seen: pick(kept.seen, current.seen),
    wanted: { draft: pick(kept.wanted.draft, current.wanted.draft), step: current.wanted.step },
    attempt: kept.attempt,
  }
}
