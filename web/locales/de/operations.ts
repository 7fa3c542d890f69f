import type { Translation } from '../../i18n/text.ts'
import type en from '../en/operations.ts'

export default {
  companies: 'Unternehmen',
  companiesAbout: 'Alle Unternehmen auf dieser Installation. Sie sehen diese Seite, weil OPERATORS Ihr Konto nennt.',
  find: 'Name, Adresse oder ID',
  show: 'Anzeigen',
  found_one: '{{count}} Unternehmen',
  found_other: '{{count}} Unternehmen',
  noneFound: 'Kein Unternehmen gefunden',
  noneFoundText: 'Kein Unternehmen hat diesen Namen, diese Adresse oder diese ID.',
  company: 'Unternehmen',
  since: 'Seit',
  activeJobs: 'Aktive Stellen',
  seats: 'Benutzer',
  plan: 'Tarif',
  noPlan: 'Noch kein Tarif',
  planOf: 'Tarif von {{name}}',
  savePlanOf: 'Tarif von {{name}} speichern',
  save: 'Speichern',
  planChanged: 'Der Tarif ist geändert.',
} satisfies Translation<typeof en>
