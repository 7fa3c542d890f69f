import { describe, expect, it } from 'vitest'
import type { Holder } from './holders.ts'
import { accessRows } from './rows.ts'

const someone = (key: string): Holder => ({ key, name: key, detail: null, color: 'blue' })
const [rita, sam, panel] = [someone('u:rita'), someone('u:sam'), someone('g:panel')]

describe('the list of who has which role on a job', () => {
  it('is what is saved, while no one has chosen anything', () => {
    expect(accessRows([{ holder: rita, roleId: 'edit' }], [sam], {})).toEqual([
      { holder: rita, saved: 'edit', chosen: 'edit' },
    ])
  })

  it('keeps what was chosen beside what someone else has saved meanwhile', () => {
    expect(
      accessRows(
        [
          { holder: rita, roleId: 'admin' },
          { holder: panel, roleId: 'review' },
        ],
        [sam],
        { 'u:rita': 'review' },
      ),
    ).toEqual([
      { holder: rita, saved: 'admin', chosen: 'review' },
      { holder: panel, saved: 'review', chosen: 'review' },
    ])
  })

  it('keeps whom a role was chosen for and who is not, or no longer, on it', () => {
    expect(accessRows([], [rita, sam], { 'u:sam': 'edit' })).toEqual([{ holder: sam, saved: '', chosen: 'edit' }])
  })

  it('keeps that someone was to be taken off', () => {
    expect(accessRows([{ holder: rita, roleId: 'edit' }], [], { 'u:rita': '' })).toEqual([
      { holder: rita, saved: 'edit', chosen: '' },
    ])
  })
})
