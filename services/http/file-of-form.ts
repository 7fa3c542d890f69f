import { unstable_parseMultipartFormData as parseMultipartFormData } from '@remix-run/node'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormFile } from '#contracts/http/api/route.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { toWeb } from './remix.ts'

/**
 * Hands on the first file of a form as it arrives, so that none is held in memory; `field` null takes it from any field.
 * @throws Rejected 'request/invalid' for a form that has none or cannot be read, and what `take` throws
 */
export async function fileOfForm<Taken>(
  request: FastifyRequest,
  reply: FastifyReply,
  field: string | null,
  take: (file: FormFile) => Promise<Taken>,
): Promise<Taken> {
  let taken: { value: Taken } | null = null
  let refused: unknown = null
  await parseMultipartFormData(toWeb(request, reply), async ({ name, filename, contentType, data }) => {
    if (filename === undefined || (field !== null && name !== field) || taken || refused) return undefined
    await take({ filename, contentType, data }).then(
      (value) => (taken = { value }),
      (error: unknown) => (refused = error),
    )
    return undefined
  }).catch((error: unknown) => {
    refused ??= error instanceof Rejected ? error : new Rejected('request/invalid', 'This form cannot be read')
  })
  if (refused) throw refused
  const found = taken as { value: Taken } | null
  if (!found) throw new Rejected('request/invalid', 'This form has no file')
  return found.value
}
