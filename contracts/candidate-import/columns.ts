import type { Contact } from '../candidate/contact.ts'

/** Which column of a list holds what; null: none. Where first and last name are apart, `surname` is the second. */
export type ColumnMapping = { name: number | null; surname: number | null; email: number | null; phone: number | null }

const headings: Record<keyof ColumnMapping, RegExp> = {
  email: /^(e-?mail( address)?|mail|e-?mail-?adresse|דוא"?ל|אימייל|מייל|courriel)$/i,
  phone:
    /^((mobile|cell|phone|telephone)( ?(number|phone))?|mobil(nummer)?|telefon(nummer)?|handy(nummer)?|טלפון|נייד|sms)$/i,
  surname: /^(last ?name|surname|family ?name|nachname|familienname|שם משפחה|nom)$/i,
  name: /^((full |candidate |first )?name|candidate|vorname|name,? vorname|שם( מלא| פרטי)?|prénom)$/i,
}
const isAddress = (cell: string) => /^\S+@\S+\.\S+$/.test(cell)
const isNumber = (cell: string) => /^[+(]?[\d\s().-]{7,}$/.test(cell) && cell.replaceAll(/\D/g, '').length >= 7

/** Whether the first row names the columns: it has no address and no number in it. */
export const isHeaded = ([first = []]: readonly (readonly string[])[]) =>
  !first.some((cell) => cell.includes('@') || isNumber(cell))

/** The first column of each name; where there are no names, by what the cells look like. */
export function guessColumns(rows: readonly (readonly string[])[], headed: boolean): ColumnMapping {
  const [first = []] = rows
  const named = (field: keyof ColumnMapping) => at(first.findIndex((cell) => headings[field].test(cell.trim())))
  const body = rows.slice(headed ? 1 : 0, 30)
  const width = Math.max(0, ...body.map(({ length }) => length))
  const like = (test: (cell: string) => boolean, taken: readonly (number | null)[]) =>
    at(
      Array.from({ length: width }, (_, column) => column).findIndex(
        (column) =>
          !taken.includes(column) && body.filter((row) => test((row[column] ?? '').trim())).length > body.length / 2,
      ),
    )
  const email = (headed ? named('email') : null) ?? like(isAddress, [])
  const phone = (headed ? named('phone') : null) ?? like(isNumber, [email])
  const surname = headed ? named('surname') : null
  const name =
    (headed ? named('name') : null) ?? like((cell) => /\p{L}/u.test(cell) && !isAddress(cell), [email, phone, surname])
  return { name, surname, email, phone }
}

const at = (index: number) => (index < 0 ? null : index)

/** `Ada Byron <ada@example.org>`, as mail programs copy people. */
const inBrackets = /^"?([^"<]*?)"?\s*<([^<>\s]+@[^<>\s]+)>,?$/

/** People of the rows; a cell that has a name with its address in brackets gives both. */
export function peopleOf(rows: readonly (readonly string[])[], headed: boolean, mapping: ColumnMapping): Contact[] {
  const cell = (row: readonly string[], column: number | null) => (column === null ? '' : (row[column] ?? '').trim())
  return rows.slice(headed ? 1 : 0).map((row) => {
    const both = row.map((each) => inBrackets.exec(each.trim())).find(Boolean)
    const name = [cell(row, mapping.name), cell(row, mapping.surname)].filter(Boolean).join(' ')
    if (both) return { name: both[1]!.trim() || both[2]!, email: both[2]!, phone: cell(row, mapping.phone) }
    const email = cell(row, mapping.email)
    return { name: name || email.split('@')[0]!, email, phone: cell(row, mapping.phone) }
  })
}
