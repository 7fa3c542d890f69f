import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { crash } from '../../crash.ts'
import { type MediaInfo, type MediaLabel, MediaLost, type MediaStore } from './media-store.ts'

/** Files in a folder, each with a small description beside it; the description is written last and makes the file exist. */
export function fileMediaStore(directory: string): MediaStore {
  const pathOf = (id: string) => {
    if (!/^[A-Za-z0-9-]{8,80}$/.test(id)) throw new MediaLost(`Not a media id: ${id}`)
    return join(directory, id.slice(0, 2), id)
  }

  async function describe({ id, tenant, mimeType }: MediaLabel): Promise<MediaInfo> {
    const path = pathOf(id)
    const info = { id, tenant, sha256: await hashOf(path), size: (await stat(path)).size, mimeType }
    crash('U5')
    await writeDurably(`${path}.json`, JSON.stringify(info))
    await syncFolder(dirname(path))
    return info
  }

  async function info(id: string): Promise<MediaInfo | null> {
    const file = `${pathOf(id)}.json`
    return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as MediaInfo) : null
  }

  return {
    info,
    async adopt(label, path) {
      const known = await info(label.id)
      if (known) return known
      await mkdir(dirname(pathOf(label.id)), { recursive: true })
      if (existsSync(path)) {
        await sync(path)
        await rename(path, pathOf(label.id))
      }
      if (!existsSync(pathOf(label.id))) throw new MediaLost(`Nothing is stored for ${label.id}`)
      return describe(label)
    },
    async put(label, bytes) {
      const known = await info(label.id)
      if (known) return known
      await mkdir(dirname(pathOf(label.id)), { recursive: true })
      await writeDurably(pathOf(label.id), bytes)
      return describe(label)
    },
    async read(id, range) {
      return createReadStream(pathOf(id), range ? { start: range.start, end: range.end } : {})
    },
    async delete(id) {
      await rm(`${pathOf(id)}.json`, { force: true })
      await rm(pathOf(id), { force: true })
    },
    async verify(id) {
      const known = await info(id)
      return known !== null && existsSync(pathOf(id)) && (await hashOf(pathOf(id))) === known.sha256
    },
  }
}

async function hashOf(path: string): Promise<string> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(path), digest)
  return digest.digest('hex')
}

async function sync(path: string) {
  const handle = await open(path, 'r')
  await handle.sync()
  await handle.close()
}

const syncFolder = sync

async function writeDurably(path: string, content: string | Uint8Array) {
  const temporary = `${path}.part`
  await writeFile(temporary, content, { flush: true })
  await rename(temporary, path)
}
