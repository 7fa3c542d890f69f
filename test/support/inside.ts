import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { httpServer } from '#services/http/server.ts'
import { openPlatform, type WholePlatform } from '#services/platform.ts'
import { type Company, foundCompany, type Who } from './api.ts'
import { emptyFolder } from './data-folder.ts'

export const publicUrl = 'https://hire.example.com'
type Sent = {
  body?: unknown
  form?: Record<string, string>
  raw?: string
  headers?: Record<string, string | undefined>
  from?: string
}
// As in api.ts: what a client gets back is not known before it looks.
export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  cookies: string[]
  text: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any
}

/**
 * Two companies on a server in this very process, reached as if through a proxy with https: what a request did can be
 * counted where it is done.
 */
export function useInside(
  env: Record<string, string> = {},
  prepare: (platform: WholePlatform, world: { acme: Company; rival: Company }) => Promise<void> = async () => {},
) {
  const world = {} as { platform: WholePlatform; app: FastifyInstance; acme: Company; rival: Company }
  beforeAll(async () => {
    world.platform = await openPlatform(
      readEnv({
        DATA_DIR: emptyFolder(),
        PUBLIC_URL: publicUrl,
        OPERATORS: 'ops@acme.test',
        MESSAGE_LIMITS_FACTOR: '1000',
        ...env,
      }),
    )
    world.acme = await foundCompany(world.platform, 'acme', 'Kestrel')
    world.rival = await foundCompany(world.platform, 'rival', 'Wolverine')
    await prepare(world.platform, world)
    world.app = (await httpServer(world.platform)) as never
  })
  afterAll(async () => {
    await world.app?.close()
    await world.platform?.close()
  })

  async function send(
    who: Who,
    method: string,
    url: string,
    { body, form, raw, headers = {}, from = '127.0.0.1' }: Sent = {},
  ): Promise<Answer> {
    const payload =
      raw ?? (form ? new URLSearchParams(form).toString() : body === undefined ? undefined : JSON.stringify(body))
    const type = form ? 'application/x-www-form-urlencoded' : body === undefined ? undefined : 'application/json'
    const all = {
      host: 'hire.example.com',
      ...(method === 'GET' ? {} : { origin: publicUrl }),
      ...(type && { 'content-type': type }),
      ...who.headers,
      ...headers,
    }
    const answer = await world.app.inject({
      method: method as 'GET',
      url,
      remoteAddress: from,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
      ...(payload === undefined ? {} : { payload }),
    })
    const isJson = /^application\/(problem\+)?json/.test(String(answer.headers['content-type'] ?? ''))
    return {
      status: answer.statusCode,
      headers: answer.headers as never,
      cookies: [answer.headers['set-cookie'] ?? []].flat(),
      text: answer.body,
      body: isJson && answer.body ? JSON.parse(answer.body) : null,
    }
  }

  return Object.assign(world, {
    send,
    get: (who: Who, url: string, sent?: Sent) => send(who, 'GET', url, sent),
    post: (who: Who, url: string, sent?: Sent) => send(who, 'POST', url, sent),
    /** How many events were ever written. */
    written: () => world.platform.engines.store.countAfter(null, Number.MAX_SAFE_INTEGER),
  })
}
