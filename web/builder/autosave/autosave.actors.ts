import { fromPromise } from 'xstate'
import type { Outcome } from './autosave.machine.ts'
import type { Attempt, Work } from './pending.ts'

/** Drafts not yet confirmed, per person and job, on this device. A full or forbidden storage only costs this safety net. */
export function draftShelf(userId: string, jobId: string) {
  const key = `hirelog.draft.${userId}.${jobId}`
  return {
    take(): Work | null {
      try {
        const found = localStorage.getItem(key)
        return found ? (JSON.parse(found) as Work) : null
      } catch {
        return null
      }
    },
    keep(work: Work) {
      try {
        localStorage.setItem(key, JSON.stringify(work))
      } catch {
        localStorage.removeItem(key)
      }
    },
    forget: () => localStorage.removeItem(key),
  }
}

/** What the builder's route answers to a save. */
export type SaveAnswer = Outcome

const FIRST_SERVER_FAULT = 500

/** Posts one attempt to the builder's own address; a fault of the server or the network is thrown, to be tried again. */
export const saveOver = (url: string) =>
  fromPromise<Outcome, Attempt>(async ({ input, signal }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal,
    })
    if (response.status >= FIRST_SERVER_FAULT) throw new Error(`The server answered ${response.status}`)
    return (await response.json()) as SaveAnswer
  })
