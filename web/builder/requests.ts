import type { ImportOutcome } from '#contracts/candidate-import/limits.ts'
import type { ReferralWay } from '#contracts/job/choices.ts'
import type { Impact } from '#contracts/candidate/impact.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { Activation, Refusal } from './wizard/builder.machine.ts'

const FIRST_SERVER_FAULT = 500

async function post<Answer>(url: string, body: unknown): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.status >= FIRST_SERVER_FAULT) throw new Error(`The server answered ${response.status}`)
  return (await response.json()) as Answer
}

export type ImpactAnswer = { known: true; impact: Impact } | { known: false; refusal: Refusal }
export const impactOver = (jobId: string, { journey, scorecard }: JobDraft) =>
  post<ImpactAnswer>(`/jobs-cep/create/${jobId}/impact`, { journey, scorecard })

export const activateOver = (jobId: string) => post<Activation>(`/jobs-cep/create/${jobId}/activate`, {})

export type Shared = { recorded: true } | { recorded: false; refusal: Refusal }
export const shareOver = (jobId: string, share: { via: string; referral: boolean }) =>
  post<Shared>(`/jobs/post/${jobId}/share`, share)

export const keepReferralsOver = (jobId: string, kept: { of: ReferralWay; on: boolean }) =>
  post<Shared>(`/jobs/post/${jobId}/share`, kept)

export type Invitee = { name: string; email: string; phone: string }
export type InviteAnswer =
  | {
      sent: true
      outcomes: {
        email: string
        phone: string
        outcome: ImportOutcome
        problem: string | null
      }[]
    }
  | { sent: false; refusal: Refusal }
export const inviteOver = (jobId: string, invitation: { commandId: string; people: Invitee[] }) =>
  post<InviteAnswer>(`/jobs/post/${jobId}/invite`, invitation)
