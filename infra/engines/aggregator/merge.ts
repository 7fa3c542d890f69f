import type { MergeClient, MergeError } from '@mergeapi/merge-node-client'
import type * as z from 'zod'
import { log } from '../../log.ts'
import type { AttemptCounter } from '../attempt-counter/attempt-counter.ts'
import type { Aggregator } from './aggregator.ts'
import { failingCalls } from './failing-calls.ts'
import { isSigned, noticeOf, shapes } from './merge-reading.ts'
import { refused, revoked, unavailable, unsigned } from './refusals.ts'
import { all } from './walk.ts'

export type MergeSettings = { MERGE_API_KEY: string; MERGE_WEBHOOK_KEY: string; MERGE_URL: string }
const ANSWER_S = 20
const PAGE = 100
/** Of a link that a person opens from our page. */
const LINK_MINUTES = 30

/**
 * Merge, by its client: loaded with the first call, for it takes a second and 90 MB. Nothing is repeated here: it repeats a POST
 * that may have arrived.
 */
export function merge(settings: MergeSettings, attempts: Pick<AttemptCounter, 'count' | 'read'>): Aggregator {
  let opened: Promise<{ client: MergeClient; isError: (error: unknown) => error is MergeError }> | null = null
  const open = () =>
    (opened ??= import('@mergeapi/merge-node-client').then(({ MergeClient, MergeError }) => ({
      client: new MergeClient({
        apiKey: settings.MERGE_API_KEY,
        baseUrl: `${settings.MERGE_URL}/api`,
        maxRetries: 0,
        timeoutInSeconds: ANSWER_S,
        // The keys go to no other address.
        fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
      }),
      isError: (error: unknown): error is MergeError => error instanceof MergeError,
    })))
  const guarded = failingCalls(attempts)

  /** Null where there is no such thing. */
  async function find<Schema extends z.ZodType>(
    schema: Schema,
    call: (ats: MergeClient['ats']) => Promise<unknown>,
  ): Promise<z.output<Schema> | null> {
    const { client, isError } = await open()
    const answer = await guarded(() => call(client.ats)).catch((error: unknown) => {
      if (isError(error) && error.statusCode === 404) return null
      throw refusalOf(isError(error) ? error : null, error)
    })
    if (answer === null) return null
    const { success, data, error } = schema.safeParse(answer)
    if (success) return data
    log.warn('an answer of the aggregator makes no sense:', error.issues[0]?.path.join('.'), error.issues[0]?.code)
    throw unavailable()
  }
  async function ask<Schema extends z.ZodType>(schema: Schema, call: (ats: MergeClient['ats']) => Promise<unknown>) {
    const answer = await find(schema, call)
    if (answer === null) throw refused()
    return answer
  }
  const send = async (call: (ats: MergeClient['ats']) => Promise<unknown>) => {
    const { client, isError } = await open()
    await guarded(() => call(client.ats)).catch((error: unknown) => {
      throw refusalOf(isError(error) ? error : null, error)
    })
  }
  type Listed = 'jobs' | 'jobInterviewStages' | 'users' | 'applications'
  async function page<Schema extends z.ZodType>(
    of: Listed,
    schema: Schema,
    { token, cursor, ...asked }: { token: string; cursor: string | null } & Record<string, unknown>,
  ) {
    const request = { ...asked, pageSize: PAGE, ...(cursor !== null && { cursor }) }
    const { data, response } = await ask(shapes.Page, (ats) => ats[of].list(request, { accountToken: token }))
    const entries = data.flatMap((each) => {
      const read = schema.safeParse(each)
      return read.success ? [read.data] : []
    })
    return { entries, next: response.next || null }
  }

  return {
    name: 'merge',
    linkToken: ({ companyId, company, email, system, language }) =>
      ask(shapes.Token, (ats) =>
        ats.linkToken.create({
          endUserOriginId: companyId,
          endUserOrganizationName: company,
          endUserEmailAddress: email,
          categories: ['ats'],
          linkExpiryMins: LINK_MINUTES,
          shouldCreateMagicLinkUrl: true,
          ...(system !== null && { integration: system }),
          ...(language === 'de' && { language }),
        }),
      ),
    exchange: (publicToken) => ask(shapes.Account, (ats) => ats.accountToken.retrieve(publicToken)),
    deleteAccount: (token) => send((ats) => ats.deleteAccount.delete({ accountToken: token })),
    jobs: (token) => all((cursor) => page('jobs', shapes.Job, { token, cursor })),
    async stages(token, jobId) {
      const found = await all((cursor) => page('jobInterviewStages', shapes.Stage, { token, cursor, jobId }))
      return found.toSorted((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || 0)
    },
    async users(token) {
      const found = await all((cursor) => page('users', shapes.User, { token, cursor }))
      return found.filter(({ isDisabled }) => !isDisabled).map(({ id, name, email }) => ({ id, name, email }))
    },
    async applications(token, { jobId, modifiedAfter, cursor }) {
      const since = modifiedAfter === null ? {} : { modifiedAfter: new Date(modifiedAfter) }
      const asked = { token, cursor, jobId, ...since, expand: ['candidate', 'current_stage'] }
      const { entries, next } = await page('applications', shapes.Application, asked)
      return { applications: entries, next }
    },
    application: (token, id) =>
      find(shapes.Application, (ats) =>
        ats.applications.retrieve(id, { expand: ['candidate', 'current_stage'] }, { accountToken: token }),
      ),
    changeStage: (token, { applicationId, stageId, userId }) =>
      send((ats) =>
        ats.applications.changeStageCreate(
          applicationId,
          { jobInterviewStage: stageId, ...(userId !== null && { remoteUserId: userId }) },
          { accountToken: token },
        ),
      ),
    addNote: (token, { candidateId, userId, text }) =>
      send((ats) =>
        ats.activities.create(
          {
            model: { candidate: candidateId, activityType: 'NOTE', visibility: 'PRIVATE', body: text },
            remoteUserId: userId ?? '',
          },
          { accountToken: token },
        ),
      ),
    noticeIn(raw, signature) {
      if (!isSigned(raw, signature, settings.MERGE_WEBHOOK_KEY)) throw unsigned()
      try {
        return noticeOf(JSON.parse(raw.toString('utf8')))
      } catch {
        return null
      }
    },
  }
}

function refusalOf(known: MergeError | null, error: unknown) {
  const status = known?.statusCode
  if (status === 401) return revoked()
  if (status === 429) {
    const wait = Number(
      known?.rawResponse?.headers.get('retry-after') ?? known?.rawResponse?.headers.get('x-ratelimit-reset'),
    )
    return unavailable(Number.isFinite(wait) && wait > 0 ? Math.min(wait, 3600) : 60)
  }
  if (status === undefined || status >= 500 || status === 408) {
    if (!known) log.warn('the aggregator could not be asked:', error instanceof Error ? error.name : 'unknown')
    return (error as { code?: string }).code === 'ats/unavailable' ? error : unavailable()
  }
  return refused()
}
