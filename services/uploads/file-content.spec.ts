import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { downloadName, MORE_THAN_ONE_TYPE, UNSUPPORTED_FILE } from '#contracts/job/modules/files.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { contentType } from './file-content.ts'

const folder = useFolders()
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
function typeOf(bytes: Buffer | string, ending = '') {
  const path = join(folder(), 'file')
  writeFileSync(path, bytes)
  return contentType(path, ending)
}
const png = Buffer.concat([
  hex('89504e470d0a1a0a 0000000d 49484452 00000001 00000001 08060000 00 1f15c489'),
  hex('0000000a 49444154 789c6300010000050001 0d0a2db4 00000000 49454e44 ae426082'),
])
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
const webm = Buffer.concat([hex('1a45dfa3 9f 4286 81 01 4282 84'), Buffer.from('webm'), Buffer.alloc(64)])
const mp4 = Buffer.concat([hex('00000018'), Buffer.from('ftypmp42'), hex('00000000'), Buffer.from('mp42isom')])
const mov = Buffer.concat([hex('00000014'), Buffer.from('ftypqt  '), hex('00000000'), Buffer.from('qt  ')])
const compound = Buffer.concat([hex('d0cf11e0a1b11ae1'), Buffer.alloc(1024)])

/** An archive of one file that is stored as it is. */
function archive(name: string, content: string, before = Buffer.alloc(0)) {
  const [path, data] = [Buffer.from(name), Buffer.from(content)]
  const local = Buffer.alloc(30)
  local.write('PK\u0003\u0004', 'latin1')
  local.writeUInt16LE(20, 4)
  local.writeUInt32LE(data.length, 18)
  local.writeUInt32LE(data.length, 22)
  local.writeUInt16LE(path.length, 26)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  return Buffer.concat([before, local, path, data, end])
}
const odt = archive('mimetype', 'application/vnd.oasis.opendocument.text')

describe('what a file is', () => {
  it.each([
    ['a picture', png, '', 'image/png'],
    ['a picture under another name', png, 'pdf', 'image/png'],
    ['a document', pdf, 'pdf', 'application/pdf'],
    ['a document of an open format', odt, 'odt', 'application/vnd.oasis.opendocument.text'],
    ['a document of an old format', compound, 'doc', 'application/msword'],
    ['a sheet of an old format', compound, 'xls', 'application/vnd.ms-excel'],
    ['a film', webm, '', 'video/webm'],
    ['another film', mp4, '', 'video/mp4'],
    ['a film of a phone', mov, '', 'video/quicktime'],
    ['a text', 'Grüße,\nAda\n', 'txt', 'text/plain'],
    [
      'a drawing',
      '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><path d=""/></svg>',
      'svg',
      'image/svg+xml',
    ],
  ])('%s', async (_, bytes, ending, type) => {
    expect(await typeOf(bytes, ending)).toBe(type)
  })

  it.each([
    ['a program called a picture', hex('4d5a9000 03000000 04000000 ffff0000'), 'png'],
    ['an archive', archive('a.txt', 'a'), 'docx'],
    ['an old container of another kind', compound, 'msi'],
    ['bytes', Buffer.from([1, 2, 3, 0, 4]), 'txt'],
    ['a drawing that does something', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'svg'],
    ['a drawing with a script', '<svg><script>alert(1)</script></svg>', 'svg'],
    ['a page of XML', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', 'svg'],
  ])('refuses %s', async (_, bytes, ending) => {
    await expect(typeOf(bytes, ending)).rejects.toMatchObject({
      code: 'media/unsupported-type',
      message: UNSUPPORTED_FILE,
    })
  })

  it.each([
    ['a picture that is an archive too', archive('a.html', '<b>', png)],
    ['a document that is an archive too', archive('a.class', 'x', Buffer.from(pdf))],
    ['a picture that is a document too', Buffer.concat([png, Buffer.from(pdf)])],
    ['a picture that is a page too', Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])],
    ['a text that is a page', Buffer.from('Hello\n<html><body>')],
  ])('refuses %s', async (_, bytes) => {
    await expect(typeOf(bytes)).rejects.toMatchObject({ message: MORE_THAN_ONE_TYPE })
  })
})

it('is saved under its own name, with the ending of what it is', () => {
  const named = (name: string, mimeType: string) => downloadName({ name, mimeType })
  expect(named('Ada Byron.pdf', 'application/pdf')).toBe('Ada Byron.pdf')
  expect(named('photo.JPEG', 'image/jpeg')).toBe('photo.JPEG')
  expect(named('invoice.exe', 'application/pdf')).toBe('invoice.exe.pdf')
  expect(named('notes', 'text/plain')).toBe('notes.txt')
})
