import type { Readable } from 'node:stream'
import type { Sound } from './transcriber.ts'

export type Stored = { size: number; read: (range: { start: number; end: number }) => Promise<Readable> }

/**
 * The sound of a recording, copied out of it as it is: a service of others sees no picture, and ten minutes fit into one
 * request. Null for a file without sound.
 * @throws what the reader throws for a file that is no video
 */
export async function soundOf({ size, read }: Stored): Promise<Sound | null> {
  const { ALL_FORMATS, BufferTarget, Conversion, Input, Mp4OutputFormat, Output, StreamSource, WebMOutputFormat } =
    await import('mediabunny')
  const source = new StreamSource({
    getSize: () => size,
    read: async (start, end) => bytesOf(await read({ start, end: end - 1 })),
  })
  const input = new Input({ source, formats: ALL_FORMATS })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track) return null
    const isAac = track.codec === 'aac'
    const target = new BufferTarget()
    const output = new Output({ format: isAac ? new Mp4OutputFormat() : new WebMOutputFormat(), target })
    const copied = await Conversion.init({ input, output, video: { discard: true } })
    if (!copied.isValid) return null
    await copied.execute()
    return { bytes: new Uint8Array(target.buffer!), mimeType: isAac ? 'audio/mp4' : 'audio/webm' }
  } finally {
    input.dispose()
  }
}

async function bytesOf(stream: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return new Uint8Array(Buffer.concat(chunks))
}
