import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Order = { partner_test_id: string; candidate: { first_name: string; last_name: string; email: string } }

/**
 * Greenhouse as its partners meet it: Harvest tells whether a token and the email of who made it are known, assessments are ordered
 * by the partner's key, and the address in the order hears when one is complete.
 */
export async function startGreenhouse({ token, email }: { token: string; email: string }) {
  const completed: { path: string; authorization: string }[] = []
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request
    const { pathname, searchParams } = new URL(url, 'http://greenhouse')
    const authorization = headers.authorization ?? ''
    request.resume()
    if (pathname.startsWith('/v3/users')) {
      if (authorization !== `Bearer ${token}`) return response.writeHead(401).end()
      const isKnown = [...searchParams.values()].includes(email)
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(isKnown ? [{ id: 1 }] : []))
    }
    if (method !== 'PATCH' || !pathname.startsWith('/results/')) return response.writeHead(404).end()
    completed.push({ path: pathname, authorization })
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const call = async (key: string, address: string, body?: object) => {
    const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`
    const answer = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as never
  }
  return {
    harvest: `${base}/v3/`,
    completed,
    /** With the key and the address that an administrator copied into Greenhouse. */
    tests: (key: string, address: string): Promise<{ partner_test_id: string; partner_test_name: string }[]> =>
      call(key, `${address}/list_tests`),
    async order(key: string, address: string, order: Order, path: string): Promise<string> {
      const ordered: { partner_interview_id: string } = await call(key, `${address}/send_test`, {
        ...order,
        url: `${base}/results/${path}`,
      })
      return ordered.partner_interview_id
    },
    status: (
      key: string,
      address: string,
      id: string,
    ): Promise<{ partner_status: string; partner_profile_url?: string }> =>
      call(key, `${address}/test_status?partner_interview_id=${id}`),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
