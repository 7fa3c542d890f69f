import type { Column } from '#contracts/job/columns.ts'
import type { Words } from '../message-templates/words.ts'
import type { Rejection } from './reject-dialog.tsx'
import type { Card } from '#contracts/views/board.ts'
import { signInAgain } from '../lib/sign-in-again.ts'

export type Change =
  | { intent: 'move'; candidateIds: string[]; to: string; from: string | null; batchId: string; undo?: true }
  | { intent: 'undo'; batchId: string }
  | { intent: 'return'; moves: { candidateId: string; from: string; to: string }[] }
  | ({ intent: 'reject'; candidateIds: string[] } & Rejection)
  | { intent: 'write'; candidateIds: string[]; message: Words }
  | { intent: 'rate'; candidateIds: string[]; value: number }
  | { intent: 'remind'; candidateIds: string[] }
  | { intent: 'delete'; candidateIds: [string] }
  | { intent: 'addColumn'; title: string }
  | { intent: 'renameColumn'; columnId: string; title: string }
  | { intent: 'moveColumn'; columnId: string; position: number }
  | { intent: 'removeColumn'; columnId: string; moveTo?: string }

/** The answer to a change of the board: the cards it was about and the counts, as the read models now hold them. */
export type Answer = {
  cards: Card[]
  counts: Record<string, number>
  columns: Column[] | null
  batchId: string | null
  refused: { candidateId: string; reason: string }[]
  /** How many were rejected without the message, for they have no email address. */
  notWritten?: number
  /** Whose rejection had left before it was taken back. */
  wronglyTold?: string[]
  /** The whole change was refused. */
  refusal: { code: string; message: string } | null
}

/** `why` is the key of a text of the board. */
export class NotSent extends Error {
  override name = 'NotSent'
  readonly why: 'signedOut' | 'serverFailed' | 'connectionGone'

  constructor(why: NotSent['why']) {
    super(why)
    this.why = why
  }
}

/** Sends one change; the same change sent again after a lost answer takes effect once. @throws NotSent */
export async function send(jobId: string, change: Change, commandId: string = crypto.randomUUID()): Promise<Answer> {
  const body = new URLSearchParams({ change: JSON.stringify(change), commandId })
  for (let tries = 1; ; tries++) {
    try {
      const response = await fetch(`/admin/jobs/${jobId}/changes`, { method: 'POST', body })
      if (response.redirected) {
        signInAgain()
        throw new NotSent('signedOut')
      }
      if (response.headers.get('content-type')?.includes('application/json')) return (await response.json()) as Answer
      throw new NotSent('serverFailed')
    } catch (error) {
      if (error instanceof NotSent) throw error
      if (tries === 2) throw new NotSent('connectionGone')
    }
  }
}
