import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { nobody } from '../support/api.ts'
import { useInside } from '../support/inside.ts'

const here = useInside()
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
  here.app.inject({ url, headers: { host: 'hire.example.com', ...headers }, remoteAddress })
const documents = ['/api/openapi.json', '/api/docs/json', '/api/docs/yaml']

it('the documentation is written once, however many strangers read it', async () => {
  for (const url of documents) await get(url)
  const written = vi.spyOn(here.app as unknown as { swagger: () => unknown }, 'swagger')
  for (const url of documents) for (let n = 0; n < 5; n++) expect((await get(url)).statusCode).toBe(200)
  expect(written).not.toHaveBeenCalled()
})

it.each(documents)('%s is the same in every coding, and not sent again to who has it', async (url) => {
  const plain = await get(url)
  const [brotli, zipped] = [
    await get(url, { 'accept-encoding': 'br, gzip' }),
    await get(url, { 'accept-encoding': 'gzip' }),
  ]
  expect([brotliDecompressSync(brotli.rawPayload).toString(), gunzipSync(zipped.rawPayload).toString()]).toEqual([
    plain.body,
    plain.body,
  ])
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  for (const { headers } of [plain, brotli, zipped])
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'public, no-cache' })
  for (const [answer, coding] of [
    [plain, 'identity'],
    [brotli, 'br'],
    [zipped, 'gzip'],
  ] as const) {
    const again = await get(url, { 'accept-encoding': coding, 'if-none-match': `W/${String(answer.headers.etag)}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  expect((await get(url, { 'if-none-match': '"another"' })).statusCode).toBe(200)
})

it('one address reads it so many times a minute, all its forms together, and others go on', async () => {
  const statuses = new Set<number>()
  for (let n = 0; n < 303; n++)
    statuses.add(
      (await get(n % 2 ? '/api/openapi.json' : '/api/docs/json', { 'if-none-match': '*' }, '192.0.2.66')).statusCode,
    )
  expect([...statuses]).toEqual([200, 429])
  expect((await get('/api/docs/yaml', {}, '192.0.2.66')).statusCode).toBe(429)
  expect((await here.get(nobody, '/api/openapi.json')).status).toBe(200)
})
