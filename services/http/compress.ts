import { Readable, type Transform } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip'

/** What of this is worth compressing: text that is sent once. */
export const isText = (contentType: string | null) =>
  contentType !== null && /^(text\/(?!event-stream)|application\/(json|problem\+json))/.test(contentType)

/** The best coding a caller takes, by its Accept-Encoding. */
export function codingFor(accepted: string | undefined): Coding | null {
  const takes = new Map<string, boolean>()
  for (const each of accepted?.toLowerCase().split(',') ?? []) {
    const [name, ...parameters] = each.split(';').map((part) => part.trim())
    takes.set(name!, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
  }
  const takesIt = (coding: Coding) => takes.get(coding) ?? takes.get('*') ?? false
  return takesIt('br') ? 'br' : takesIt('gzip') ? 'gzip' : null
}

/** A page fits into 256 kB; for what is longer, a window of 4 MB takes twice the memory and makes nothing smaller. */
const WINDOW_BITS = 18
const inBrotli = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  },
}
const inGzip = { level: 6 }
const compressors = { br: () => createBrotliCompress(inBrotli), gzip: () => createGzip(inGzip) }
const flushes = { br: constants.BROTLI_OPERATION_FLUSH, gzip: constants.Z_SYNC_FLUSH }

const [brotli, zip] = [
  promisify<Buffer, typeof inBrotli, Buffer>(brotliCompress),
  promisify<Buffer, typeof inGzip, Buffer>(gzip),
]

/** An answer that is there already, compressed beside this thread. */
export const compressedWhole = (body: Buffer, coding: Coding): Promise<Buffer> =>
  coding === 'br' ? brotli(body, inBrotli) : zip(body, inGzip)

/** The answer compressed as it comes: what a page sends at once stays together, and nothing waits for what comes later. */
export function compressed(body: ReadableStream, coding: Coding): Transform {
  const compressor = compressors[coding]()
  const source = Readable.from(bursts(body), { objectMode: false })
  source.on('error', (error) => compressor.destroy(error))
  compressor.on('close', () => source.destroy())
  source.on('data', (burst: Buffer) => {
    compressor.write(burst)
    compressor.flush(flushes[coding])
    if (compressor.writableNeedDrain) {
      source.pause()
      compressor.once('drain', () => source.resume())
    }
  })
  source.on('end', () => compressor.end())
  return compressor
}

/** React writes pieces of 2 kB: compressing each one alone would cost a trip to another thread. */
async function* bursts(body: ReadableStream): AsyncGenerator<Buffer> {
  const reader = body.getReader()
  let pieces: Uint8Array[] = []
  try {
    let next = reader.read()
    for (;;) {
      const got = await Promise.race([next, turn(null)])
      if (got === null) {
        if (pieces.length > 0) yield Buffer.concat(pieces)
        pieces = []
        await next
        continue
      }
      if (got.done) break
      pieces.push(got.value)
      next = reader.read()
    }
    if (pieces.length > 0) yield Buffer.concat(pieces)
  } finally {
    await reader.cancel().catch(() => {})
  }
}
