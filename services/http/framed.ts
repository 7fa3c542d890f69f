import type { FastifyInstance } from 'fastify'
import { FRAMED_COOKIE, isFramed } from '#contracts/http/entry.ts'
import { mayBeFramed } from './content-policy.ts'

const mark = `${FRAMED_COOKIE}=1; Path=/; HttpOnly; Secure; SameSite=None; Partitioned`

/**
 * A browser sends no `SameSite=Lax` cookie from a frame of another site. What is set in a chat client's frame is kept
 * apart for that client instead (`Partitioned`): a session there is of that frame alone, and the one of the browser's
 * own windows stays out of its reach. Needs https.
 */
export function framedCookies(app: FastifyInstance, https: boolean) {
  if (!https) return
  app.addHook('onSend', async (request, reply) => {
    const { cookie } = request.headers
    const destination = request.headers['sec-fetch-dest']
    if (!isFramed({ cookie, destination }) || !mayBeFramed(request.url)) return
    const given = [reply.getHeader('set-cookie') ?? []].flat() as string[]
    const kept = given.map((each) => each.replace(/; SameSite=Lax/i, '; SameSite=None; Partitioned'))
    reply.removeHeader('set-cookie')
    const cookies = destination === 'iframe' ? [...kept, mark] : kept
    if (cookies.length > 0) reply.header('set-cookie', cookies)
  })
}
