import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { Platform } from '../../platform.ts'

const HEADER = 'x-consistency'
const MAX_STREAMS = 50

/** Before a read: waits for what the caller has written, at most two seconds, and says when that was not enough. */
export async function awaitOwnWrites(
  platform: Platform,
  asker: Asker,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const header = request.headers[HEADER]
  if (header === undefined) return
  const token = parse(String(header))
  const own = Object.fromEntries(Object.entries(token).filter(([stream]) => stream.startsWith(`${asker.companyId}.`)))
  const behind = await platform.caughtUp(own)
  if (behind.length > 0) reply.header('x-stale', 'true')
}

export function answerToken(reply: FastifyReply, token: ConsistencyToken | undefined): void {
  if (token) reply.header(HEADER, JSON.stringify(token))
}

function parse(header: string): ConsistencyToken {
  let value: unknown
  try {
    value = JSON.parse(header)
  } catch {
    throw new Rejected('request/invalid', 'The X-Consistency header is not JSON')
  }
  const parsed = ConsistencyToken.safeParse(value)
  if (!parsed.success || Object.keys(parsed.data).length > MAX_STREAMS)
    throw new Rejected('request/invalid', 'The X-Consistency header is not one of our tokens')
  return parsed.data
}
