import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AskAssistant, Settled } from '#contracts/assistant/messages.ts'
import { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Platform } from '../platform.ts'
import type { Identify } from './identify.ts'

const hidden = { schema: { hide: true } as never }
type Of = { Params: { job: string } }

/** The assistant of the builder: who would answer, an answer as lines of JSON while it comes, and what became of suggestions. */
export async function assistantRoutes(
  app: FastifyInstance,
  { platform, identify }: { platform: Platform; identify: Identify },
) {
  const { assistant } = platform.useCases

  async function known(request: FastifyRequest<Of>) {
    const asker = await identify(request)
    if (!asker) throw new Rejected('auth/required', 'Please sign in')
    const jobId = JobId.safeParse(request.params.job)
    if (!jobId.success) throw new Rejected('job/not-found', 'No such job')
    return { asker, jobId: jobId.data }
  }

  app.get<Of>('/assistant/:job', hidden, async (request, reply) => {
    const { asker, jobId } = await known(request)
    return reply.header('cache-control', 'no-store').send(await assistant.about(asker, jobId))
  })

  app.post<Of>('/assistant/:job', hidden, async (request, reply) => {
    const { asker, jobId } = await known(request)
    const body = AskAssistant.safeParse(request.body)
    if (!body.success) throw new Rejected('request/invalid', 'This could not be understood')
    const gone = new AbortController()
    const messages = assistant.ask(asker, { ...body.data, jobId }, { signal: gone.signal })
    // What is not allowed is refused as any request is, before the answer begins.
    const first = await messages.next()
    reply.hijack()
    const { raw } = reply
    raw.on('close', () => gone.abort())
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    for (let each = first; !each.done; each = await messages.next()) {
      if (raw.destroyed) break
      raw.write(`${JSON.stringify(each.value)}\n`)
    }
    await messages.return(undefined)
    raw.end()
  })

  app.post<Of>('/assistant/:job/settled', hidden, async (request, reply) => {
    const { asker, jobId } = await known(request)
    const body = Settled.safeParse(request.body)
    if (!body.success) throw new Rejected('request/invalid', 'This could not be understood')
    await assistant.settle(asker, jobId, body.data)
    return reply.code(204).send()
  })
}
