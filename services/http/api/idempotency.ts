import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { actorOf, type Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { uuid5 } from '#infra/hashing.ts'

/** The id of the command of a request: made from its Idempotency-Key when it has one, and from who sends it. */
export function commandIdOf(asker: Asker, request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (key === undefined) return randomUUID()
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Rejected('request/invalid', 'Idempotency-Key takes 1 to 200 visible characters')
  return commandIdFor(asker, request.method, request.url.split('?')[0]!, key)
}

/** One key means one command of one caller at one address, for ever. */
export function commandIdFor(asker: Asker, method: string, path: string, key: string): string {
  const { kind, id } = actorOf(asker)
  return uuid5(`${asker.companyId}/${kind}/${id}`, `${method} ${path} ${key}`)
}
