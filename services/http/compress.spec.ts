import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { ReadableStream } from 'node:stream/web'
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { codingFor, compressed, isText } from './compress.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const whole = (stream: NodeJS.ReadableStream) => buffer(stream)

describe('what a caller says it takes', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=1.0', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0.000', null],
    ['identity', null],
    ['', null],
    [undefined, null],
  ] as const)('%s is answered in %s', (accepted, coding) => expect(codingFor(accepted)).toBe(coding))
})

describe('what is compressed', () => {
  it.each(['text/html; charset=utf-8', 'text/x-script', 'application/json'])('%s is', (type) =>
    expect(isText(type)).toBe(true),
  )
  it.each(['text/event-stream', 'image/png', 'video/webm', null])('%s is not', (type) =>
    expect(isText(type)).toBe(false),
  )
})

describe('a compressed page', () => {
  const pieces = Array.from({ length: 500 }, (_, i) => `<li>candidate ${i} of Ünal</li>`)
  const page = () => ReadableStream.from(pieces.map(bytes))

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is the same page after %s', async (coding, decompress) => {
    const sent = await whole(compressed(page(), coding))
    expect(decompress(sent).toString()).toBe(pieces.join(''))
    expect(sent.length).toBeLessThan(pieces.join('').length / 4)
  })

  it.each([
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
  ] as const)('shows its first part before the rest is there, in %s', async (coding, decompressor) => {
    let finish = () => {}
    const slow = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes('the frame'))
        finish = () => {
          controller.enqueue(bytes(' and the rest'))
          controller.close()
        }
      },
    })
    const seen = compressed(slow, coding).pipe(decompressor()).setEncoding('utf8')
    const parts = seen[Symbol.asyncIterator]()
    expect((await parts.next()).value).toBe('the frame')
    finish()
    expect((await parts.next()).value).toBe(' and the rest')
  })

  it('is no longer made once the caller has left', async () => {
    const left = Promise.withResolvers<void>()
    const endless = new ReadableStream({
      async pull(controller) {
        await pause(1)
        controller.enqueue(bytes('more '))
      },
      cancel: () => left.resolve(),
    })
    const answer = compressed(endless, 'gzip')
    answer.once('data', () => answer.destroy())
    await left.promise
    expect(answer.destroyed).toBe(true)
  })

  it('breaks off where the page does', async () => {
    const broken = new ReadableStream({ pull: () => Promise.reject(new Error('the page broke')) })
    await expect(whole(compressed(broken, 'br'))).rejects.toThrow('the page broke')
  })
})
