import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { FileConfigstore } from '@tus/file-store'

/**
 * What is written beside an upload when it begins. It is on the disk before the upload is answered, name and content:
 * after a power failure whatever had arrived can still be told whose it is.
 */
export function durableLabels(directory: string): FileConfigstore {
  const labels = new FileConfigstore(directory)
  const write = labels.set.bind(labels)
  labels.set = async (id, upload) => {
    await write(id, upload)
    await sync(join(directory, `${id}.json`))
    await sync(directory)
  }
  return labels
}

async function sync(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
