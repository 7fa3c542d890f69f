import { randomUUID } from 'node:crypto'

type Named = { integrationId?: string }

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
  saveAtsToken: () => ({ body: { token: 'a token of theirs', email: 'ada@example.org' } }),
  newAtsKey: () => ({}),
}
