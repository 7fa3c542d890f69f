import type { AppLoadContext } from '@remix-run/node'
import * as z from 'zod'
import { guessColumns, isHeaded, peopleOf } from '#contracts/candidate-import/columns.ts'
import { IMPORT_PART } from '#contracts/candidate-import/limits.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { Uuid } from '#contracts/kernel/ids.ts'
import type { Words } from '#contracts/kernel/wording.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { refusalIn } from '../i18n/refusal.server.ts'
import { languageOf } from '../lib/language.server.ts'
import type { Checked, PartAnswer, ReadAnswer } from './import-requests.ts'

type Asked = { request: Request; context: AppLoadContext; asker: SignedIn['asker']; jobId: string }
const SAMPLE = 4

const column = z.number().int().min(0).max(100).nullable()
const Mapping = z.object({ name: column, surname: column, email: column, phone: column })
const person = z.object({ name: z.string().max(1000), email: z.string().max(1000), phone: z.string().max(500) })
const Part = z.object({
  importId: Uuid,
  part: z.coerce.number().int().min(0),
  people: z.array(person).min(1).max(IMPORT_PART),
  send: z.enum(['true', 'false']),
  last: z.enum(['true', 'false']).default('false'),
})

export async function imported(form: FormData, asked: Asked) {
  const { useCases, caughtUp, readers } = asked.context.platform
  if (!(await readers.jobForInviting(asked.asker, asked.jobId))) throw new Rejected('job/not-found', 'No such job')
  switch (form.get('intent')) {
    case 'read':
      return read(form, asked)
    case 'check':
      return check(form, asked)
    case 'part':
      return part(form, asked)
    case 'revert': {
      const importId = parsed(Uuid, form.get('importId'))
      const { token, ...done } = await useCases.candidacy.revertImport(asked.asker, { jobId: asked.jobId, importId })
      await caughtUp(token)
      return done
    }
    default:
      throw badRequest()
  }
}

const badRequest = () => new Response(null, { status: 400, statusText: 'Bad Request' })
function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw badRequest()
  return result.data
}
function jsonOf(form: FormData, name: string): unknown {
  try {
    return JSON.parse(String(form.get(name)))
  } catch {
    throw badRequest()
  }
}

async function rowsOf(form: FormData, { context }: Asked) {
  const file = form.get('file')
  const bytes =
    typeof file === 'object' && file !== null && file.size > 0
      ? new Uint8Array(await file.arrayBuffer())
      : new TextEncoder().encode(String(form.get('text') ?? ''))
  return context.platform.useCases.candidacy.readPeople(bytes)
}

async function read(form: FormData, asked: Asked): Promise<ReadAnswer> {
  const rows = await rowsOf(form, asked)
  const headed = isHeaded(rows)
  const width = Math.max(...rows.slice(0, 50).map(({ length }) => length))
  return {
    columns: Array.from({ length: width }, (_, index) => (headed ? (rows[0]![index] ?? '') : '')),
    sample: rows.slice(0, SAMPLE),
    rows: rows.length,
    headed,
    mapping: guessColumns(rows, headed),
  }
}

async function check(form: FormData, asked: Asked): Promise<Checked> {
  const rows = await rowsOf(form, asked)
  const mapping = parsed(Mapping, jsonOf(form, 'mapping'))
  const people = peopleOf(rows, form.get('headed') === 'true', mapping)
  const { useCases } = asked.context.platform
  const checked = await useCases.candidacy.checkImport(asked.asker, { jobId: asked.jobId, people })
  const say = await sayIn(asked)
  return { ...checked, people, left: checked.left.map((each) => ({ ...each, problem: say(each.problem) })) }
}

async function part(form: FormData, asked: Asked): Promise<PartAnswer> {
  const sent = parsed(Part, { ...Object.fromEntries(form), people: jsonOf(form, 'people') })
  const { useCases, caughtUp } = asked.context.platform
  const { token, counts, left } = await useCases.candidacy.importCandidates(asked.asker, {
    ...sent,
    jobId: asked.jobId,
    send: sent.send === 'true',
    last: sent.last === 'true',
  })
  await caughtUp(token)
  const say = await sayIn(asked)
  return { counts, left: left.map((each) => ({ ...each, problem: say(each.problem) })) }
}

async function sayIn({ request, context }: Asked) {
  const language = await languageOf(request, context)
  return (words: Words | null) => (words === null ? '' : refusalIn(language, words))
}
