import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { describe, expect, it } from 'vitest'
import { encode } from './encode.ts'

const rows = [
  {
    _id: 'a',
    hired: true,
    videos: 2,
    rating: 4.5,
    addedAt: '2026-03-02T12:00:00.000Z',
    name: '=SUM(A1:A9)',
    stages: [{ columnId: 'default' }],
  },
  {
    _id: 'b',
    hired: false,
    videos: 0,
    rating: null,
    addedAt: '2026-03-03T12:00:00.000Z',
    name: 'Ada, "Countess"\nof Lovelace',
  },
]
const text = async (...args: Parameters<typeof encode>) => Buffer.from(await encode(...args)).toString()
const fileOf = (bytes: Uint8Array) =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer

describe('an answer for analysts', () => {
  it('is JSON with a word on whether it is all', async () => {
    expect(JSON.parse(await text('json', rows, true, []))).toEqual({ rows, truncated: true })
  })

  it('is one document a line', async () => {
    expect(
      (await text('ndjson', rows, false, []))
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(rows)
    expect(await text('ndjson', [], false, [])).toBe('')
  })

  it('is a table no spreadsheet calculates with', async () => {
    expect((await text('csv', rows, false, [])).split('\r\n')).toEqual([
      '_id,hired,videos,rating,addedAt,name,stages',
      `a,true,2,4.5,2026-03-02T12:00:00.000Z,'=SUM(A1:A9),"[{""columnId"":""default""}]"`,
      'b,false,0,,2026-03-03T12:00:00.000Z,"Ada, ""Countess""\nof Lovelace",',
      '',
    ])
  })

  it('is a Parquet file with types', async () => {
    const file = fileOf(await encode('parquet', rows, false, ['addedAt']))
    expect(await parquetReadObjects({ file })).toEqual([
      {
        _id: 'a',
        hired: true,
        videos: 2,
        rating: 4.5,
        addedAt: new Date('2026-03-02T12:00:00.000Z'),
        name: '=SUM(A1:A9)',
        stages: '[{"columnId":"default"}]',
      },
      {
        _id: 'b',
        hired: false,
        videos: 0,
        rating: null,
        addedAt: new Date('2026-03-03T12:00:00.000Z'),
        name: 'Ada, "Countess"\nof Lovelace',
        stages: null,
      },
    ])
    const types = Object.fromEntries(
      parquetMetadata(file)
        .schema.slice(1)
        .map(({ name, type }) => [name, type]),
    )
    expect(types).toMatchObject({
      hired: 'BOOLEAN',
      videos: 'INT32',
      rating: 'DOUBLE',
      addedAt: 'INT64',
      name: 'BYTE_ARRAY',
    })
  })

  it('is a Parquet file without rows, too', async () => {
    expect(await parquetReadObjects({ file: fileOf(await encode('parquet', [], false, [])) })).toEqual([])
  })
})
