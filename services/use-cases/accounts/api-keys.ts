import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { hasControls, isUnseen } from '#contracts/kernel/name.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { jobKeyDays } from '#contracts/company/job-key.ts'
import { holdsEverything } from '#contracts/user/rights-change.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { sha256, uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import { allow, allowOnJob, requireFeature } from '../../core/authorize.ts'
import { companyNow, requireRightsFor } from '../../core/require-rights.ts'
import { holderOfKey, type KeyAsker } from './key-holder.ts'
import { requireVerifiedEmail } from '../../core/verified.ts'

const MAX_LABEL = 80
/** `hl_<company>_<key id>_<256 random bits>`. The company in it is where the key is looked up; only the secret's hash is stored. */
const shape = /^hl_(c[0-9a-z]{12})_([0-9a-f]{32})_([A-Za-z0-9_-]{43})$/

/** A key that edits one job begins otherwise, so that no call takes it for one of the API. */
const jobShape = /^hlj_(c[0-9a-z]{12})_([0-9a-f]{32})_([A-Za-z0-9_-]{43})$/
const DAY_MS = 86_400_000

const uuidOf = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** `service`: it is no person's, and stays when who issued it leaves. */
export type IssueApiKey = {
  label: string
  scopes: Permission[]
  replaces?: string | undefined
  service?: boolean | undefined
  /** It edits this job alone, for so many days; the scopes are then what that takes. */
  job?: { jobId: JobId; days: number }
  commandId?: string
}

/**
 * The key is in the answer and nowhere else, ever again. People can only hand out rights they have. A caller who did not get
 * the answer asks again with the same `commandId` and gets the same key: its secret is then made from that id, which is
 * never stored as it is, and the installation's master key. So neither the log nor that key is enough to know it.
 * @throws Rejected 'subscription/feature-missing' on a plan without the API, 'auth/forbidden', 'request/invalid'
 */
export const issueApiKey =
  (core: Core) =>
  async (
    asker: Asker,
    { label, scopes: asked, replaces, service, job, commandId }: IssueApiKey,
  ): Promise<{ keyId: string; key: string; token: ConsistencyToken }> => {
    allow(asker, 'company.settings')
    // A key issues none, and neither does a token: what was overheard, or is to end, does not prolong itself.
    if (asker.kind === 'apiKey' || asker.session?.kind === 'token')
      throw new Rejected('auth/forbidden', 'Sign in to issue an API key')
    await requireVerifiedEmail(core, asker)
    await requireFeature(core, asker, 'api')
    const scopes: Permission[] = job ? ['jobs.read', 'jobs.create'] : asked
    if (job) await requireJob(core, asker, job.jobId)
    else for (const scope of scopes) allow(asker, scope)
    if (service && !holdsEverything(asker))
      throw new Rejected('auth/forbidden', 'Only an administrator can issue a key for a service account')
    if (replaces !== undefined) await mayEnd(core, asker, replaces)
    const named = label.trim()
    const fields: Record<string, string> = {}
    if (isUnseen(named)) fields.label = 'Say what the key is for'
    else if (named.length > MAX_LABEL) fields.label = `Use at most ${MAX_LABEL} characters`
    else if (hasControls(named)) fields.label = 'Line breaks and control characters are not possible here'
    if (job && !jobKeyDays.some((days) => days === job.days)) fields.days = 'Choose how long it lasts'
    if (scopes.length === 0) fields.scopes = 'Choose at least one'
    if (Object.keys(fields).length > 0) throw new Rejected('request/invalid', 'Some fields need attention', fields)

    const secret = commandId
      ? core.engines.keys.sign('api-key', `${asker.companyId}.${commandId}`)
      : randomBytes(32).toString('base64url')
    const known = uuid5(commandId ?? randomUUID(), 'issue API key')
    const keyId = uuid5(known, 'key')
    const data = {
      keyId,
      label: named,
      scopes,
      secretHash: sha256(secret),
      ...(replaces !== undefined && { replaces }),
      ...(service && { service }),
      ...(job && {
        job: { jobId: job.jobId, endsAt: new Date(Date.parse(core.now()) + job.days * DAY_MS).toISOString() },
      }),
    }
    const { token } = await core.commands.handle(
      companyDecider,
      asker.companyId,
      { type: 'IssueApiKey', data },
      core.context(asker, known),
    )
    return { keyId, key: `${job ? 'hlj' : 'hl'}_${asker.companyId}_${keyId.replaceAll('-', '')}_${secret}`, token }
  }

/** The job is there, and they may edit it. */
async function requireJob(core: Core, asker: Asker, jobId: JobId): Promise<void> {
  await allowOnJob(core, asker, 'jobs.create', jobId)
  const { state } = await core.commands.stateOf(jobDecider, asker, jobId)
  if (state.status === 'unknown') throw new Rejected('job/not-found', 'No such job')
}

/** Who ends a key takes what it may do; their own they may always end. */
async function mayEnd(core: Core, asker: Asker, keyId: string): Promise<void> {
  const key = (await companyNow(core, asker))?.apiKeys.get(keyId)
  const own = asker.kind === 'user' && typeof key?.owner === 'object' && key.owner.userId === asker.userId
  if (key && !own)
    await requireRightsFor(
      core,
      asker,
      [{ of: 'key', keyId, before: key.scopes, after: null }],
      () => 'This key may do more than you. Ask an administrator',
    )
}

export const revokeApiKey =
  (core: Core) =>
  async (asker: Asker, { keyId }: { keyId: string }): Promise<{ token: ConsistencyToken }> => {
    allow(asker, 'company.settings')
    await mayEnd(core, asker, keyId)
    const { token } = await core.commands.handle(
      companyDecider,
      asker.companyId,
      { type: 'RevokeApiKey', data: { keyId } },
      core.context(asker),
    )
    return { token }
  }

/**
 * The asker a key belongs to, or null. Revoked means revoked with the next call.
 * @throws Rejected 'subscription/feature-missing' while the plan has no API.
 */
export const apiKeyAsker =
  (core: Core) =>
  async (key: string): Promise<KeyAsker | null> => {
    const known = await keyNow(core, shape, key)
    return known?.jobId === null ? holderOfKey(core, known) : null
  }

/**
 * Who edits a job with the key of that job, or null for one that is not known, was revoked or has ended. It may do what its
 * issuer may do on the job at this moment, and reaches no other job.
 * @throws Rejected 'subscription/feature-missing' while the plan has no API.
 */
export const jobKeyAsker =
  (core: Core) =>
  async (key: string): Promise<KeyAsker | null> => {
    const known = await keyNow(core, jobShape, key)
    if (!known?.jobId || !known.endsAt || known.endsAt <= core.now()) return null
    const asker = await holderOfKey(core, known)
    return asker && { ...asker, onlyJob: known.jobId }
  }

async function keyNow(core: Core, form: RegExp, key: string) {
  const [, companyId, hex, secret] = form.exec(key) ?? []
  if (!companyId || !hex || !secret) return null
  const { state } = await core.commands.stateOf(companyDecider, { companyId }, companyId)
  const keyId = uuidOf(hex)
  const known = state.status === 'registered' ? state.apiKeys.get(keyId) : undefined
  if (!known || !timingSafeEqual(Buffer.from(known.secretHash), Buffer.from(sha256(secret)))) return null
  return { ...known, companyId, keyId }
}
