import type { Translation } from '../text.ts'
import type en from '../en/deletion.ts'

export default {
  title: 'Vacature verwijderen',
  question: '“{{title}}” verwijderen?',
  erased: 'Voorgoed gewist',
  erasesJob: 'De vacature met beschrijving, interview, beoordelingsformulier en fases',
  candidates_one: '{{number}} kandidaat met contactgegevens, antwoorden, waarderingen en opmerkingen',
  candidates_other: '{{number}} kandidaten met contactgegevens, antwoorden, waarderingen en opmerkingen',
  recordings_one: '{{number}} opname',
  recordings_other: '{{number}} opnames',
  files_one: '{{number}} antwoord met een bestand',
  files_other: '{{number}} antwoorden met een bestand',
  figures: 'Hun aandeel in de analyses: cijfers tellen ze niet meer mee',
  stays: 'Blijft bewaard',
  staysRecord:
    'De vastlegging van wie wat wanneer deed, zonder persoonsgegevens, zodat nog te bewijzen is dat die ongewijzigd is.',
  link: 'De link van de vacature meldt dan dat de vacature is gesloten. Dit kan niet ongedaan worden gemaakt.',
  typeTitle: 'Typ “{{title}}” om te bevestigen',
  mistyped: 'Dit is niet de titel van de vacature',
  keep: 'Vacature behouden',
  delete: 'Vacature verwijderen',
  deleted: '“{{title}}” is verwijderd',
  erasing: 'Kandidaten wissen',
  progress: '{{done}} van {{total}}',
  goesOn: 'Je kunt deze pagina verlaten; het wissen gaat door.',
  allErased: 'Alle kandidaten van deze vacature zijn gewist.',
  nothingToErase: 'De vacature had geen kandidaten.',
  backToJobs: 'Terug naar vacatures',
} satisfies Translation<typeof en>
