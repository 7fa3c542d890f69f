import { hash, randomUUID } from 'node:crypto'
import { actorOf, type Asker } from '#contracts/kernel/asker.ts'
import { Uuid } from '#contracts/kernel/ids.ts'
import { uuidOf } from '#contracts/kernel/uuid.ts'

/**
 * The command of a form with a `CommandId`: the same when the same person sends the same form to the same
 * page once more, another as soon as anything in it was changed; a field that is empty is as good as none. What the form carried cannot be worked out from it. A
 * form without one is a new command each time.
 */
export function commandIn(form: FormData, { request, asker }: { request: Request; asker: Asker }): string {
  const given = Uuid.safeParse(form.get('commandId'))
  if (!given.success) return randomUUID()
  const { kind, id } = actorOf(asker)
  const fields = [...form]
    .filter(([name, value]) => name !== 'commandId' && value !== '')
    .map(([name, value]) => [name, String(value)])
  return uuidOf(
    hash(
      'sha256',
      JSON.stringify([given.data, asker.companyId, kind, id, new URL(request.url).pathname, fields]),
      'hex',
    ),
    8,
  )
}
