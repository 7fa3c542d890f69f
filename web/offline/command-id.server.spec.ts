import { expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Uuid } from '#contracts/kernel/ids.ts'
import { newCommandId } from './new-command-id.ts'
import { commandIn } from './command-id.server.ts'

const rita: Asker = {
  kind: 'user',
  companyId: 'cacme00000000',
  userId: newCommandId(),
  role: 'admin',
  creator: true,
  permissions: [],
}
const omar: Asker = { ...rita, userId: newCommandId() }
const page = new Request('https://hire.example.com/jobs-cep/create')
const job = (commandId: string, jobTitle = 'Pilot') =>
  Object.entries({ commandId, jobTitle }).reduce(
    (form, [name, value]) => (form.append(name, value), form),
    new FormData(),
  )
const of = (form: FormData, { asker = rita, request = page } = {}) => commandIn(form, { asker, request })

it('is the same command when someone sends the same form again', () => {
  const id = newCommandId()
  expect(of(job(id))).toBe(of(job(id)))
  expect(Uuid.safeParse(of(job(id))).success).toBe(true)
})

it('is another command when anything is different: what was typed, who sends it, to which page, or the form itself', () => {
  const id = newCommandId()
  const elsewhere = new Request('https://hire.example.com/admin/settings')
  const all = [
    of(job(id)),
    of(job(id, 'Pilot, Berlin')),
    of(job(id), { asker: omar }),
    of(job(id), { request: elsewhere }),
    of(job(newCommandId())),
  ]
  expect(new Set(all).size).toBe(all.length)
})

it('is a new command each time where the form names none, or something that is none', () => {
  for (const given of ['', 'x', '../../etc']) expect(of(job(given))).not.toBe(of(job(given)))
})

it('does not give away what the form carried', () => {
  const id = newCommandId()
  expect(of(job(id))).not.toContain(id.slice(0, 8))
})
