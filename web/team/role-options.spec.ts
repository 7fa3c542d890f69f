import { describe, expect, it } from 'vitest'
import { serverTexts } from '../i18n/texts.server.ts'
import { roleOptions } from './role-options.ts'

const t = serverTexts.textsOf('en').translate('team')
const own = [{ role_id: 'own', name: 'Coordinator' }]

describe('the roles that someone can be given', () => {
  it('begin with Admin, and end with the company’s own (TEAM-002)', () => {
    expect(roleOptions(t, own).map(({ label }) => label)).toEqual(['Admin', 'edit-review', 'Viewer', 'Coordinator'])
  })

  it('show one that is gone as [Unknown] where someone still has it, and give it to no one else (TEAM-004)', () => {
    expect(roleOptions(t, own, undefined, 'long-gone')[0]).toEqual({
      value: 'long-gone',
      label: '[Unknown]',
      disabled: true,
    })
    for (const current of [null, 'own', 'edit'])
      expect(roleOptions(t, own, undefined, current).map(({ label }) => label)).not.toContain('[Unknown]')
  })

  it('leave out what the person who gives may not give, but for the role someone has', () => {
    expect(roleOptions(t, own, ['review'], 'admin').map(({ value }) => value)).toEqual(['admin', 'review'])
  })
})
