import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder } from '#test/support/data-folder.ts'
import { folderSizes } from './folder-sizes.ts'

it('counts what the data folder holds, and says nothing of what lies in a database instead', async () => {
  const data = emptyFolder()
  for (const name of ['media', 'keys']) mkdirSync(join(data, name))
  writeFileSync(join(data, 'keys/master.key'), 'x'.repeat(32))
  expect(await folderSizes((name) => join(data, name)).sizes()).toEqual([
    { name: 'media', bytes: 0, writeAheadBytes: 0 },
    { name: 'keys', bytes: 32, writeAheadBytes: 0 },
  ])
})
