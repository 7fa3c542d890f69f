import * as z from 'zod'
import { publicEventTypes, type PublicEventType } from '#contracts/webhook/event-types.ts'
import { type PublicEvent, publicEventData } from '#contracts/webhook/public-events.ts'
import { signatureOf } from '#infra/engines/webhooks/sign.ts'

/** Opens nothing: the secret of the examples alone. */
const secret = 'whsec_ZXhhbXBsZXMgb2YgdGhlIEFQSSBkZXNjcmlwdGlvbg=='
const at = new Date('2026-03-02T09:00:00.000Z')
const id = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`
/** Of every field one; each type takes its own. */
const said = {
  deadline: '2026-12-01T22:59:59.000Z',
  candidate: { id: id(1), name: 'Ada Byron', email: 'ada@example.org' },
  job: { id: id(2), title: 'Backend engineer' },
  ...{ source: 'invitation', channel: 'email', recommendation: 'yes', value: 4 },
  from: { id: 'default', title: 'New' },
  to: { id: id(3), title: 'Shortlist' },
  ...{ reviewer_id: id(4), author_id: id(4), comment_id: id(5), user_id: id(7), by_id: id(4), added: 12 },
  interview: { id: id(6), start: '2026-03-09T14:00:00.000Z', end: '2026-03-09T14:30:00.000Z', zone: 'Europe/Berlin' },
}

function exampleOf(type: PublicEventType): PublicEvent {
  const data = publicEventData[type].parse(said) as Record<string, unknown>
  return { id: id(publicEventTypes.indexOf(type) % 10), type, version: 1, timestamp: at.toISOString(), data }
}

const header = (name: string, description: string, example: string) => ({
  ...{ name, in: 'header', required: true, description, example, schema: { type: 'string' } },
})

function called(type: PublicEventType) {
  const value = exampleOf(type)
  const signature = signatureOf([secret], { id: value.id, at, body: JSON.stringify(value) })
  return {
    post: {
      tags: ['Webhooks'],
      summary: type,
      description: `The example is signed with the secret \`${secret}\`; the body is its JSON without spaces.`,
      parameters: [
        header('webhook-id', 'The same with every try: by it what came before is left out', value.id),
        header('webhook-timestamp', 'When this try was made, in seconds', String(at.getTime() / 1000)),
        header('webhook-signature', 'One for each secret that counts, with spaces between', signature),
      ],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['id', 'type', 'version', 'timestamp', 'data'],
              properties: {
                id: { type: 'string', format: 'uuid' },
                type: { const: type },
                version: { const: 1 },
                timestamp: { type: 'string', format: 'date-time' },
                data: z.toJSONSchema(publicEventData[type], { io: 'output' }),
              },
            },
            examples: { signed: { value } },
          },
        },
      },
      responses: { '2XX': { description: 'Taken. Anything else is tried again over three days; 410 ends it' } },
    },
  }
}

/** What webhooks are called with, for each type of event, signed by the Standard Webhooks convention. */
export const describedWebhooks = () => Object.fromEntries(publicEventTypes.map((type) => [type, called(type)]))
