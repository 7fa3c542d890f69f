import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '#infra/hashing.ts'
import { type Coding, codingFor, compressedWhole } from './compress.ts'

type Document = { type: string; bytes: Buffer; etag: string; coded: Map<Coding, Promise<Buffer>> }

const documentOf = (type: string, text: string): Document => ({
  type,
  bytes: Buffer.from(text),
  etag: sha256(text).slice(0, 32),
  coded: new Map(),
})

/**
 * The OpenAPI document as it goes out, in JSON and YAML: written and compressed once, when it is first asked for, however
 * often that is. Routes do not change while a server runs.
 */
export function openApiDocuments(app: FastifyInstance) {
  const written = new Map<string, Document>()
  const make = {
    json: () => documentOf('application/json; charset=utf-8', JSON.stringify(app.swagger())),
    yaml: () => documentOf('application/yaml; charset=utf-8', app.swagger({ yaml: true })),
  }

  return async (format: keyof typeof make, request: FastifyRequest, reply: FastifyReply) => {
    const document = written.get(format) ?? make[format]()
    written.set(format, document)
    const coding = codingFor(request.headers['accept-encoding'])
    const etag = `"${document.etag}${coding ? `-${coding}` : ''}"`
    reply.headers({ 'cache-control': 'public, no-cache', vary: 'Accept-Encoding', etag })
    if (request.headers['if-none-match']?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag))
      return reply.code(304).send()
    reply.type(document.type)
    if (!coding) return reply.send(document.bytes)
    if (!document.coded.has(coding)) document.coded.set(coding, compressedWhole(document.bytes, coding))
    return reply.header('content-encoding', coding).send(await document.coded.get(coding))
  }
}
