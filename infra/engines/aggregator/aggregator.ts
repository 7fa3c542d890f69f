export type AtsStage = { id: string; name: string; order: number | null }
export type AtsJob = { id: string; name: string; status: string | null }
export type AtsUser = { id: string; name: string; email: string | null }
/** One person's application to one job over there. `stageId` null: in none. */
export type AtsApplication = {
  id: string
  jobId: string
  candidateId: string
  name: string
  email: string
  phone: string
  stageId: string | null
  isRejected: boolean
}
export type AtsPage = { applications: AtsApplication[]; next: string | null }
/** Opens the page on which a person allows the access. Without an address that page is opened by the aggregator's own script. */
export type LinkToken = { linkToken: string; system: string | null; magicLinkUrl: string | null }
/** `accountToken` is a secret: it gives read and write access to the company's account in the other system. */
export type LinkedAccount = { accountToken: string; accountId: string; system: string; systemName: string }
/** A message of the aggregator: something changed in the account of this company. `linked`: the access was allowed. */
export type AtsNotice = {
  companyId: string
  accountId: string
  linked: { accountToken: string; system: string; systemName: string } | null
}

/**
 * One way to many applicant tracking systems. Everything is of the account that the token opens.
 * @throws Rejected 'ats/unavailable' when it may work later, 'ats/revoked' when the token opens nothing (any more),
 * 'ats/refused' for what will never work.
 */
export type Aggregator = {
  name: 'sandbox' | 'merge'
  /** `system`: the only one that is offered. The same company is the same account, however often it is linked. */
  linkToken(asked: {
    companyId: string
    company: string
    email: string
    system: string | null
    language: string
  }): Promise<LinkToken>
  exchange(publicToken: string): Promise<LinkedAccount>
  deleteAccount(token: string): Promise<void>
  jobs(token: string): Promise<AtsJob[]>
  /** In the order that a candidate goes through them. */
  stages(token: string, jobId: string): Promise<AtsStage[]>
  users(token: string): Promise<AtsUser[]>
  /** A hundred at most; `cursor` is the `next` of the page before. With `modifiedAfter` only what changed since. */
  applications(
    token: string,
    asked: { jobId: string; modifiedAfter: string | null; cursor: string | null },
  ): Promise<AtsPage>
  /** Null: there is no such application (any more). */
  application(token: string, id: string): Promise<AtsApplication | null>
  changeStage(token: string, asked: { applicationId: string; stageId: string; userId: string | null }): Promise<void>
  /** Sent twice it is there twice. */
  addNote(token: string, asked: { candidateId: string; userId: string | null; text: string }): Promise<void>
  /** Null for one that is about no company. @throws Rejected 'auth/required' for one that the aggregator did not sign. */
  noticeIn(raw: Buffer, signature: string): AtsNotice | null
}
