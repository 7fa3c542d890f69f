import { describe, expect, it } from 'vitest'
import { roleLabels } from '#contracts/kernel/permissions.ts'
import { UNKNOWN } from '#contracts/company/team.ts'
import { serverTexts } from '../i18n/texts.server.ts'
import { nameOrUnknown, roleNameIn } from './role-name.ts'

const inLanguage = (language: 'en' | 'de' | 'he') => serverTexts.textsOf(language).translate('team')
const own = [{ role_id: 'own', name: 'Coordinator' }]

describe('a role as it is shown (TEAM-002, TEAM-003, TEAM-004)', () => {
  it.each([
    [null, 'Choose', 'Auswählen'],
    [undefined, 'Choose', 'Auswählen'],
    ['', 'Choose', 'Auswählen'],
    ['admin', 'Admin', 'Admin'],
    ['edit', 'edit-review', 'Bearbeiten und bewerten'],
    ['review', 'Viewer', 'Betrachter'],
    ['hm', 'Hiring manager', 'Hiring Manager'],
    ['own', 'Coordinator', 'Coordinator'],
    ['deleted-meanwhile', '[Unknown]', '[Unbekannt]'],
    ['toString', '[Unknown]', '[Unbekannt]'],
  ])('%s reads %s, in German %s', (roleId, english, german) => {
    expect(roleNameIn(inLanguage('en'), roleId, own)).toBe(english)
    expect(roleNameIn(inLanguage('de'), roleId, own)).toBe(german)
  })

  it('is called in English what a company must not call a role of its own', () => {
    expect(Object.keys(roleLabels).map((role) => roleNameIn(inLanguage('en'), role))).toEqual(Object.values(roleLabels))
  })

  it('leaves no one without a name', () => {
    expect([undefined, UNKNOWN, 'Ada'].map((name) => nameOrUnknown(inLanguage('he'), name))).toEqual([
      '[לא ידוע]',
      '[לא ידוע]',
      'Ada',
    ])
  })
})
