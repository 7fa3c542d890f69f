import { parse } from 'csv-parse/sync'
import { csvParseRows } from 'd3-dsv'
import fc from 'fast-check'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { withoutFormulas } from '#contracts/kernel/spreadsheet.ts'
import { csv } from './csv.ts'

const readers: Record<string, (text: string) => string[][]> = {
  'csv-parse': (text) => parse(text),
  papaparse: (text) => papaparse.parse<string[]>(text, { delimiter: ',' }).data.slice(0, -1),
  'd3-dsv': (text) => csvParseRows(text),
}
/** Text of what a spreadsheet, a reader or a quotation could stumble over. */
const trickyText = fc.string({
  unit: fc.constantFrom(
    '\r',
    '\n',
    '\r\n',
    '"',
    "'",
    ',',
    ';',
    '\t',
    ' ',
    '\u00A0',
    '\u2028',
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＋',
    '－',
    '＠',
    'a',
    '1',
    'ä',
    'ש',
    '😀',
    '\\',
    '|',
  ),
  maxLength: 12,
})
const cell = fc.oneof(trickyText, fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), fc.constant(null))
const table = fc
  .integer({ min: 2, max: 4 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }))

const headed = (rows: unknown[][]) => rows[0]!.map((_, column) => `column${column}`)
const asText = (value: unknown) =>
  value === null ? '' : typeof value === 'string' ? withoutFormulas(value) : String(value)
const startsFormula = (text: string) => /^[\p{Zs}\u200B\uFEFF]*[=+\-@＝＋－＠]/u.test(text)

describe('a table for spreadsheets', () => {
  it.each(Object.entries(readers))('is read by %s as it was written', (_, read) => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(read(csv(headed(rows), rows))).toEqual([headed(rows), ...rows.map((row) => row.map(asText))])
      }),
      { numRuns: 500 },
    )
  })

  it('has rows that end with CR LF, and no other line ending outside of quotes', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const bare = csv(headed(rows), rows).replace(/"(?:[^"]|"")*"/g, '')
        expect(bare.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(bare.split('\r\n')).toHaveLength(rows.length + 2)
      }),
    )
  })

  it('begins no line of a text with a formula, for readers of other separators either', () => {
    fc.assert(
      fc.property(trickyText, (text) => {
        const written = withoutFormulas(text)
        for (const separator of [/\r\n|\r|\n/, /[\r\n;]/, /[\r\n\t]/, /[\r\n\u2028]/])
          expect(written.split(separator).filter(startsFormula)).toEqual([])
        expect(written).not.toMatch(/^[\t\r]/)
        expect(written.replaceAll("'", '')).toBe(text.replaceAll("'", ''))
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['=SUM(A1:A9)', "'=SUM(A1:A9)"],
    ['Ada\n=HYPERLINK("http://evil.test")', `"Ada\n'=HYPERLINK(""http://evil.test"")"`],
    ['Ada\r@SUM(1)', `"Ada\r'@SUM(1)"`],
    ['Ada\r\n＝1+1', `"Ada\r\n'＝1+1"`],
    ['Ada;+1', `"Ada;'+1"`],
    [' =1', "' =1"],
    ['\tx', `"'\tx"`],
    ['a\nb', '"a\nb"'],
    ['a - b = c', 'a - b = c'],
    ['ada@example.com', 'ada@example.com'],
    [-5, '-5'],
  ])('writes %j as %s', (value, written) => {
    expect(csv(['text'], [[value]])).toBe(`text\r\n${written}\r\n`)
  })

  it('writes the name of a column as carefully as what is in it', () => {
    expect(csv(['a', '=1\n=2'], [])).toBe(`a,"'=1\n'=2"\r\n`)
  })
})
