import { randomUUID } from 'node:crypto'

type Named = { integrationId?: string; linkId?: string; publicToken?: string; jobId?: string }
const atsSettings = { direction: 'both', stages: [], sendResult: true }

/** What the calls of integrations are sent with. */
export const integrationRequests = {
  listIntegrations: () => ({}),
  addIntegration: () => ({ body: { data: { type: 'workable', token: 'a token of theirs' } } }),
  deleteIntegration: ({ integrationId = randomUUID() }: Named) => ({ params: { id: integrationId } }),
  notifyOfIntegration: () => ({ body: { type: 'lever' } }),
  checkIntegration: () => ({ body: { type: 'workable' } }),
  changeIntegration: ({ integrationId = randomUUID() }: Named) => ({
    params: { id: integrationId },
    body: { defaultMessagingSettings: { inviteByMail: true } },
  }),
  linkJobAdderAccount: () => ({ body: { email: 'ada@example.org' } }),
  linkUserToClient: () => ({ body: { email: 'ada@example.org', company: 'Acme', JAAccountId: '4711' } }),
  getJobAdderCompany: () => ({ body: {} }),
  getAtsLinkToken: () => ({ body: {} }),
  linkAts: ({ publicToken = 'made up' }: Named) => ({ body: { publicToken } }),
  changeAtsSettings: ({ linkId = randomUUID() }: Named) => ({ params: { id: linkId }, body: { conflict: 'ours' } }),
  unlinkAts: ({ linkId = randomUUID() }: Named) => ({ params: { id: linkId } }),
  atsStages: ({ linkId = randomUUID() }: Named) => ({ params: { id: linkId }, query: { jobId: 'job-1' } }),
  atsUsers: ({ linkId = randomUUID() }: Named) => ({ params: { id: linkId } }),
  atsJobs: ({ linkId = randomUUID() }: Named) => ({ params: { id: linkId } }),
  syncAtsJob: ({ linkId = randomUUID(), jobId = randomUUID() }: Named) => ({
    params: { id: linkId },
    body: { merge_job_ids: [randomUUID()], job_id: jobId, mergeSettings: atsSettings },
  }),
  changeAtsJobSync: ({ linkId = randomUUID(), jobId = randomUUID() }: Named) => ({
    params: { id: linkId, jobId },
    body: { mergeSettings: { direction: 'in' } },
  }),
  saveAtsToken: () => ({ body: { token: 'a token of theirs', email: 'ada@example.org' } }),
  newAtsKey: () => ({}),
}
