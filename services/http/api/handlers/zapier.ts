import type { zapierRoutes } from '#contracts/http/api/zapier.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Platform } from '../../../platform.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { allowOnCandidate } from '../../../core/authorize.ts'
import type { Call, Handlers } from '../call.ts'

type Person = Pick<Call<(typeof zapierRoutes)['zapierInvite']>, 'asker' | 'body' | 'commandId'>

/** One who is on the job already is found, so that the next step of a Zap has a candidate. */
async function invited(platform: Platform, { asker, body, commandId }: Person, send: boolean) {
  const { job_id: jobId, ...person } = body
  const done = await platform.useCases.candidacy.inviteCandidates(asker, { jobId, people: [person], send, commandId })
  const { candidateId, outcome, email, problem } = done.invited[0]!
  if (outcome === 'invalid') throw new Rejected('request/invalid', problem!)
  const id = candidateId ?? (outcome === 'duplicate' && email ? await readable(platform, asker, jobId, email) : null)
  return { body: { id, outcome }, token: done.token }
}

async function readable({ readers }: Platform, asker: Asker, jobId: string, email: string) {
  const id = await readers.candidateByEmail(asker, jobId, email)
  return id && asker.permissions.includes('candidates.read')
    ? ((await readers.candidateOrNull(asker, id))?.id ?? null)
    : null
}

export const zapierHandlers: Handlers<typeof zapierRoutes> = {
  zapierMe: async ({ useCases }, { asker }) => ({ body: await useCases.zapier.whoAmI(asker) }),
  async zapierSubscribe({ useCases }, { asker, body: { hookUrl: url, event: trigger } }) {
    const { id, token } = await useCases.zapier.subscribe(asker, { url, trigger })
    return { body: { id }, token }
  },
  async zapierUnsubscribe({ useCases }, { asker, params: { id } }) {
    const { token } = await useCases.zapier.unsubscribe(asker, id)
    return { body: { status: 'OK' }, token }
  },
  zapierSamples: async ({ useCases }, { asker, params: { trigger } }) => ({
    body: await useCases.zapier.samplesOf(asker, trigger),
  }),
  zapierJobs: async ({ useCases }, { asker }) => ({ body: await useCases.zapier.jobChoices(asker) }),
  zapierColumns: async ({ useCases }, { asker, params: { id } }) => ({
    body: await useCases.zapier.columnChoices(asker, id),
  }),
  zapierCreateCandidate: (platform, call) => invited(platform, call, false),
  zapierInvite: (platform, call) => invited(platform, call, true),
  async zapierMove(platform, { asker, body: { candidate_id: id, column_id: to }, commandId }) {
    await allowOnCandidate(platform, asker, 'candidates.edit', id)
    const { state } = await platform.commands.stateOf(candidateDecider, asker, id)
    if (!isKnown(state)) throw new Rejected('candidate/not-found', 'No such candidate')
    const move = { jobId: state.jobId, candidateIds: [id], to, commandId }
    const { token } = await platform.useCases.review.moveCandidates(asker, move)
    return { body: { id, column_id: to }, token }
  },
  async zapierComment({ useCases }, { asker, body: { candidate_id: candidateId, text }, commandId }) {
    const comment = { candidateId, text, commentId: uuid5(commandId, 'comment'), commandId }
    const { commentId, token } = await useCases.review.commentOnCandidate(asker, comment)
    return { body: { id: commentId }, token }
  },
}
