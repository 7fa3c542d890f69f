import type { JobDraft } from '#contracts/job/draft.ts'
import { withoutBlanks } from '#contracts/job/blank.ts'
import { same } from '#contracts/kernel/same.ts'
import type { History } from './history.ts'

/** Drafts by the parts they are made of: two hundred of them differ in one part each, so every part is written once. */
type Written = { parts: string[]; past: number[][]; present: number[]; future: number[][] }

const text = new WeakMap<object, string>()
function written(part: object): string {
  const known = text.get(part) ?? JSON.stringify(part)
  text.set(part, known)
  return known
}

export function write({ past, present, future }: History<JobDraft>): string {
  const parts = new Map<string, number>()
  const placeOf = (part: object) => {
    const json = written(part)
    const at = parts.get(json) ?? parts.size
    parts.set(json, at)
    return at
  }
  const draft = ({ details, scorecard, journey }: JobDraft) => [details, scorecard, ...journey.modules].map(placeOf)
  const drafts = { past: past.map(draft), present: draft(present), future: future.map(draft) }
  return JSON.stringify({ parts: [...parts.keys()], ...drafts } satisfies Written)
}

export function read(json: string): Omit<History<JobDraft>, 'merging'> {
  const { parts, past, present, future } = JSON.parse(json) as Written
  const values = parts.map((part) => JSON.parse(part) as unknown)
  const draft = ([details, scorecard, ...modules]: number[]) =>
    ({
      details: values[details!],
      scorecard: values[scorecard!],
      journey: { modules: modules.map((at) => values[at]) },
    }) as JobDraft
  return { past: past.map(draft), present: draft(present), future: future.map(draft) }
}

/** What can be undone goes on from where it was left, unless the job was changed elsewhere since. */
export function resumeHistory(kept: string | null, present: JobDraft): History<JobDraft> {
  const fresh = { past: [], present, future: [], merging: null }
  if (kept === null) return fresh
  try {
    const { past, future, present: left } = read(kept)
    return same(withoutBlanks(left), withoutBlanks(present)) ? { ...fresh, past, future } : fresh
  } catch {
    return fresh
  }
}

/** The undo history of a person on a job, on this device. A full or forbidden storage only costs what can be undone later. */
export function historyShelf(userId: string, jobId: string) {
  const key = `hirelog.history.${userId}.${jobId}`
  return {
    take(): string | null {
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    keep(history: History<JobDraft>) {
      try {
        localStorage.setItem(key, write(history))
      } catch {
        localStorage.removeItem(key)
      }
    },
  }
}
