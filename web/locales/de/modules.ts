import type { Translation } from '../text.ts'
import type en from '../en/modules.ts'

export default {
  // Kinds of modules, and what each is for
  form: 'Startformular',
  formHint: 'Name, E-Mail und Telefon, vor allem anderen',
  widget: 'Videointerview',
  widgetHint: 'Fragen, die vor der Kamera beantwortet werden',
  freeText: 'Schriftliche Antwort',
  freeTextHint: 'Ein Text von bis zu 5000 Zeichen',
  yesNo: 'Ja oder nein',
  yesNoHint: 'Eine von zwei Antworten',
  singleChoice: 'Einfachauswahl',
  singleChoiceHint: 'Eine von bis zu sechs Antworten',
  multipleChoice: 'Mehrfachauswahl',
  multipleChoiceHint: 'Mehrere von bis zu sechs Antworten',
  thankYou: 'Dankesseite',
  thankYouHint: 'Erscheint, wenn alles beantwortet ist',
  reject: 'Absageseite',
  rejectHint: 'Erscheint, wenn eine Antwort den Kandidaten ausschließt',

  // Their fields in the builder
  alwaysAsked: 'Name und E-Mail werden immer erfragt: Ohne sie kann niemandem geantwortet werden.',
  phone: 'Telefon',
  phoneHidden: 'Wird nicht gefragt',
  phoneOptional: 'Wird gefragt, freiwillig',
  phoneRequired: 'Wird gefragt, erforderlich',
  maxCharacters: 'Höchstzahl der Zeichen',
  message: 'Nachricht',
  rightAnswer: 'Richtige Antwort',
  bothFine: 'Beide sind in Ordnung',
  yes: 'Ja',
  no: 'Nein',
  maxSelected: 'Höchstens wählbar',

  // Folded, in one line
  foldedContact: 'Name, E-Mail',
  foldedPhoneOptional: 'Telefon freiwillig',
  foldedPhoneRequired: 'Telefon erforderlich',
  foldedCharacters_one: 'bis zu {{count}} Zeichen',
  foldedCharacters_other: 'bis zu {{count}} Zeichen',
  foldedRejectsUnlessYes: 'Absage außer bei Ja',
  foldedRejectsUnlessNo: 'Absage außer bei Nein',
  foldedRejectsUnless: 'Absage außer bei …',
  foldedOptions_one: '{{count}} Antwort',
  foldedOptions_other: '{{count}} Antworten',
  foldedUpTo_one: 'Bis zu {{most}} von {{count}} Antwort',
  foldedUpTo_other: 'Bis zu {{most}} von {{count}} Antworten',
  foldedRejects: 'Absage bei falscher Antwort',
  foldedQuestions_one: '{{count}} Frage',
  foldedQuestions_other: '{{count}} Fragen',
  foldedAtMost: 'höchstens {{length}}',

  // What candidates read
  chooseUpTo_one: 'Wählen Sie höchstens {{count}} Antwort.',
  chooseUpTo_other: 'Wählen Sie bis zu {{count}} Antworten.',
  untitledChoice: 'Antwort ohne Text',
} satisfies Translation<typeof en>
