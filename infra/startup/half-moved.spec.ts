import { expect, it } from 'vitest'
import { useFolders } from '#test/fixtures/folders.ts'
import { halfMoved, refuseHalfMoved, wholeAgain } from './half-moved.ts'

const folder = useFolders()

it.each([
  ['mongodb', 'mongodb', 'folder'],
  ['eventstore', 'mongodb', 'folder'],
  ['embedded', 'folder', 'mongodb'],
] as const)(
  'a move to %s that was killed keeps %s from being used until it has been run again, and nobody from staying in %s',
  (to, there, here) => {
    const dataDir = folder()
    halfMoved(dataDir, { to, from: 'where it was' })
    expect(() => refuseHalfMoved(dataDir, there)).toThrow(`npm run migrate -- --to ${to} again`)
    refuseHalfMoved(dataDir, here)
    wholeAgain(dataDir)
    refuseHalfMoved(dataDir, there)
  },
)
