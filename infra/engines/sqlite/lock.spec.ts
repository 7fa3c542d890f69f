import { execFile } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { useFolders } from '#test/fixtures/folders.ts'
import { lockFolder } from './lock.ts'

const folder = useFolders()
const run = promisify(execFile)

describe('a start that is given up', () => {
  it('leaves neither its lock nor the folders that it made', () => {
    const there = folder()
    lockFolder(join(there, 'of', 'ours')).undo()
    expect(readdirSync(there)).toEqual([])
    lockFolder(there).undo()
    expect(readdirSync(there)).toEqual([])
  })

  it('leaves what was there before it, and what someone else has put there meanwhile', () => {
    const there = folder()
    lockFolder(there).release()
    lockFolder(there).undo()
    expect(readdirSync(there)).toEqual(['lock.db'])

    const theirs = join(there, 'of', 'ours')
    const lock = lockFolder(theirs)
    writeFileSync(join(theirs, 'note'), '')
    lock.undo()
    expect(readdirSync(theirs)).toEqual(['note'])
  })

  it('takes no lock away that another holds', () => {
    const there = folder()
    const lock = lockFolder(there)
    expect(() => lockFolder(there)).toThrow('is in use by another running platform')
    expect(existsSync(join(there, 'lock.db'))).toBe(true)
    lock.release()
  })

  it('never makes two others owners of the folder, however many begin at once', async () => {
    const there = folder()
    const starts = Array.from({ length: 4 }, () =>
      run(process.execPath, ['test/support/lock-process.ts', there, '3000']),
    )
    for (const { stdout } of await Promise.all(starts)) expect(Number(stdout)).toBeGreaterThan(0)
  })
})
