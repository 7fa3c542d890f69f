import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { fileTypes, MORE_THAN_ONE_TYPE, UNSUPPORTED_FILE } from '#contracts/job/modules/files.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'

/** How the media store calls the type of a file that it holds encrypted. */
export const sealed = (mimeType: string) => `sealed:${mimeType}`
/** The encryption of a file; null for a file in clear. */
export const sealedType = (mimeType: string) =>
  mimeType.startsWith('sealed:') ? mimeType.slice('sealed:'.length) : null

/** Types that one container holds; the name says which, as nothing depends on it. */
const compound: Readonly<Record<string, string>> = { doc: 'application/msword', xls: 'application/vnd.ms-excel' }

/** As far as browsers look into a file to guess what it is, and a little more for readers of PDF. */
const HEAD = 2048
/** The directory of an archive is at its end, before a comment of at most this length. */
const TAIL = 0xffff + 22

/**
 * What a file is, by its content. `ending` is that of its name.
 * @throws Rejected 'media/unsupported-type' for what is not allowed, and for a file that is two things at once.
 */
export async function contentType(path: string, ending: string): Promise<string> {
  const { head, tail, size } = await edges(path)
  const found = await fileTypeFromFile(path)
  const type =
    found?.mime === 'application/x-cfb'
      ? (compound[ending] ?? null)
      : !found || found.mime === 'application/xml'
        ? await textType(path)
        : found.mime
  if (!type || !(type in fileTypes)) throw new Rejected('media/unsupported-type', UNSUPPORTED_FILE)
  if (isTwoThings(type, head, tail, size)) throw new Rejected('media/unsupported-type', MORE_THAN_ONE_TYPE)
  return type
}

async function edges(path: string) {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const head = Buffer.alloc(Math.min(HEAD, size))
    const tail = Buffer.alloc(Math.min(TAIL, size))
    await handle.read(head, 0, head.length, 0)
    await handle.read(tail, 0, tail.length, size - tail.length)
    return { head, tail, size }
  } finally {
    await handle.close()
  }
}

const isArchive = (type: string) => type.includes('openxmlformats') || type.includes('opendocument')
const markup = /<(?:!doctype\s+html|html|head|body|script|iframe|svg|\?php)[\s>/]/i

/** Readers of PDF, archives and pages find theirs in what begins as something else. */
function isTwoThings(type: string, head: Buffer, tail: Buffer, size: number): boolean {
  const start = head.toString('latin1')
  if (type !== 'application/pdf' && start.includes('%PDF-')) return true
  if (type !== 'image/svg+xml' && markup.test(start)) return true
  return !isArchive(type) && endsAsArchive(tail, size)
}

/** An end record whose comment reaches exactly to the end of the file: archives may begin anywhere. */
function endsAsArchive(tail: Buffer, size: number): boolean {
  const from = size - tail.length
  for (
    let at = tail.indexOf('PK\u0005\u0006', 0, 'latin1');
    at !== -1;
    at = tail.indexOf('PK\u0005\u0006', at + 1, 'latin1')
  )
    if (at + 22 <= tail.length && from + at + 22 + tail.readUInt16LE(at + 20) === size) return true
  return false
}

const binary = /[\0-\u0008\u000e-\u001a\u001c-\u001f]/
const active = /<(?:script|foreignobject|iframe|embed|object)|\son\w+\s*=|javascript:|<!entity/i

/** Plain text has no marks of its own: it is text when nothing in it is anything else. */
async function textType(path: string): Promise<string | null> {
  const handle = await open(path, 'r')
  try {
    const text = (await handle.readFile()).toString('latin1')
    if (binary.test(text)) return null
    if (!/^(?:\xef\xbb\xbf)?\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(text)) return 'text/plain'
    return /<svg[\s>]/i.test(text) && !active.test(text) ? 'image/svg+xml' : null
  } finally {
    await handle.close()
  }
}
