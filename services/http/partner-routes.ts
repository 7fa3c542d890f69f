import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Connectable } from '#contracts/integration/catalogue.ts'
import { MOST_URL } from '#contracts/order/commands.ts'
import { log } from '#infra/log.ts'
import type { Platform } from '../platform.ts'
import type { Partner } from '../use-cases/integrations/partner.ts'
import { callLimits } from './call-limits.ts'

const CALLS_A_MINUTE = 600
/** More than a person looks through in a list. */
const MOST_TESTS = 500
const short = z.string().max(500)
const Person = z.object({
  first_name: short,
  last_name: short,
  email: short,
  phone_number: short.nullish(),
  phone: short.nullish(),
})
const GreenhouseOrder = z.object({ partner_test_id: short, candidate: Person, url: z.string().max(MOST_URL) })
const GreenhouseInterview = z.object({ partner_interview_id: short })
const GreenhouseTrouble = z.object({ api_call: short, errors: z.array(z.string().max(2000)).max(100) })
const WorkableOrder = z.object({ test_id: short, candidate: Person, callback_url: z.string().max(MOST_URL) })

/** The key in a Basic (as the name) or Bearer credential; empty without one. */
function keyIn({ headers: { authorization = '' } }: FastifyRequest): string {
  const [scheme = '', value = ''] = authorization.slice(0, 500).split(' ')
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() !== 'basic') return ''
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? ''
}

const nameOf = ({ first_name, last_name }: z.output<typeof Person>) => `${first_name} ${last_name}`.trim()

/**
 * What applicant tracking systems call of us, each with the key that a company made for it: Greenhouse's assessment calls below
 * `/partners/greenhouse`, Workable's below `/partners/workable`. A test is a job that candidates can apply to now.
 */
export async function partnerRoutes(
  app: FastifyInstance,
  { platform }: { platform: Pick<Platform, 'engines' | 'useCases' | 'readers'> },
) {
  const limit = callLimits(platform.engines)
  const { integrations } = platform.useCases
  const callers = new WeakMap<FastifyRequest, Partner>()
  const caller = (request: FastifyRequest) => callers.get(request)!
  /** Who calls is known before anything of the call is read. */
  const of = (system: Connectable, schema: { body?: z.ZodType; querystring?: z.ZodType } = {}) => ({
    schema: { ...schema, hide: true } as never,
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      await limit(request, reply, [{ of: `partner ${request.ip}`, most: CALLS_A_MINUTE }])
      callers.set(request, await integrations.partnerOf(keyIn(request), system))
    },
  })
  const tests = async ({ asker }: Partner) =>
    (await platform.readers.jobList(asker, { status: 'active', limit: MOST_TESTS })).jobs
  const order = (by: Partner, jobId: string, person: z.output<typeof Person>, resultUrl: string) =>
    integrations.receiveOrder(by, {
      jobId,
      resultUrl,
      name: nameOf(person),
      email: person.email,
      phone: person.phone_number ?? person.phone ?? '',
    })

  app.get('/partners/greenhouse/list_tests', of('greenhouse'), async (request) =>
    (await tests(caller(request))).map(({ jobId, title }) => ({ partner_test_id: jobId, partner_test_name: title })),
  )
  app.post<{ Body: z.output<typeof GreenhouseOrder> }>(
    '/partners/greenhouse/send_test',
    of('greenhouse', { body: GreenhouseOrder }),
    async (request) => {
      const { partner_test_id: jobId, candidate, url } = request.body
      const { candidateId } = await order(caller(request), jobId, candidate, url)
      return { partner_interview_id: candidateId }
    },
  )
  app.get<{ Querystring: z.output<typeof GreenhouseInterview> }>(
    '/partners/greenhouse/test_status',
    of('greenhouse', { querystring: GreenhouseInterview }),
    async (request) => {
      const { isComplete, link, score } = await integrations.orderStatus(
        caller(request),
        request.query.partner_interview_id,
      )
      if (!isComplete) return { partner_status: 'sent' }
      return {
        partner_status: 'complete',
        partner_profile_url: link,
        ...(score !== null && { partner_score: score }),
      }
    },
  )
  app.post<{ Body: z.output<typeof GreenhouseTrouble> }>(
    '/partners/greenhouse/response_error',
    of('greenhouse', { body: GreenhouseTrouble }),
    async (request) => {
      const { api_call: call, errors } = request.body
      const by = caller(request)
      log.warn(`Greenhouse could not use an answer of ${call} for ${by.asker.companyId}: ${errors.length} errors`)
      await integrations.recordTrouble(by, errors[0] ?? call)
      return { status: 'OK' }
    },
  )

  app.get('/partners/workable/tests', of('workable'), async (request) => ({
    tests: (await tests(caller(request))).map(({ jobId, title }) => ({ id: jobId, name: title })),
  }))
  app.post<{ Body: z.output<typeof WorkableOrder> }>(
    '/partners/workable/assessments',
    of('workable', { body: WorkableOrder }),
    async (request, reply) => {
      const { test_id: jobId, candidate, callback_url: url } = request.body
      const { candidateId } = await order(caller(request), jobId, candidate, url)
      return reply.code(201).send({ assessment_id: candidateId })
    },
  )
}
