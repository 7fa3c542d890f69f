import { describe, expect, it } from 'vitest'
import { guessColumns, isHeaded, peopleOf } from '#contracts/candidate-import/columns.ts'
import { tableOf } from './parse.ts'
import { readList } from './read-list.ts'
import { workbook } from './sample.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const peopleIn = async (list: Uint8Array) => {
  const { rows } = await tableOf(list, 100)
  const headed = isHeaded(rows)
  return peopleOf(rows, headed, guessColumns(rows, headed))
}
const ada = { name: 'Ada Byron', email: 'ada@example.org', phone: '' }

describe('a list of people', () => {
  it.each([
    ['with commas and a heading', 'Email,Name\nada@example.org,Ada Byron\n'],
    ['with semicolons, as German spreadsheets save it', 'Name;E-Mail\r\n"Ada Byron";ada@example.org\r\n'],
    ['copied from a spreadsheet', 'Ada Byron\tada@example.org'],
    ['with first and last name apart', 'first name,last name,email\nAda,Byron,ada@example.org'],
    ['copied from a mail program', '"Ada Byron" <ada@example.org>'],
    ['with thirty columns called email', `name${',email'.repeat(30)}\nAda Byron,ada@example.org${',x'.repeat(29)}`],
  ])('%s', async (_, text) => {
    expect(await peopleIn(bytes(text))).toEqual([ada])
  })

  it('of addresses alone names people by them', async () => {
    expect(await peopleIn(bytes('ada@example.org\nben@example.org'))).toEqual([
      { name: 'ada', email: 'ada@example.org', phone: '' },
      { name: 'ben', email: 'ben@example.org', phone: '' },
    ])
  })

  it('saved by an older program for Windows keeps its letters', async () => {
    const list = Buffer.from('Name;E-Mail\nJ\xfcrgen M\xfcller;j@example.org\n', 'latin1')
    expect(await peopleIn(list)).toEqual([{ name: 'Jürgen Müller', email: 'j@example.org', phone: '' }])
  })

  it('in a workbook is read on a thread, formulas by their values', async () => {
    const { rows, more } = await readList(workbook, 100)
    expect(rows).toEqual([
      ['Name', 'Email'],
      ['Ada Byron', 'ada@example.org'],
    ])
    expect(more).toBe(false)
  })

  it('that is too long is read no further than its limit', async () => {
    const { rows, more } = await readList(bytes('a@example.org\n'.repeat(50_000)), 10_000)
    expect([rows.length, more]).toEqual([10_000, true])
  })

  it('that is no list is refused', async () => {
    await expect(readList(workbook.subarray(0, 400), 100)).rejects.toThrow('This list could not be read')
  })
})
