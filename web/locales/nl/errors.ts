import type { Translation } from '../text.ts'
import type en from '../en/errors.ts'

export default {
  signInTitle: 'Log in',
  signInText: 'Je bent niet of niet meer ingelogd. Log in en open het adres opnieuw.',
  noRecordingTitle: 'Deze opname bestaat niet',
  noRecordingText: 'De opname is misschien verwijderd, of je mag die niet bekijken.',
  wrongHostTitle: 'Dit adres is niet ingesteld',
  wrongHostText:
    'Hirelog antwoordt niet onder de naam in je adresbalk. Beheer je deze installatie, stel PUBLIC_URL dan in op het adres dat browsers gebruiken, bijvoorbeeld PUBLIC_URL=https://hire.example.com, en start opnieuw. Een proxy ervoor moet de Host-header doorgeven of in TRUSTED_PROXIES staan.',
  notOursTitle: 'Er is niets gewijzigd',
  notOursText: 'Dit verzoek kwam niet van een pagina van Hirelog.',
  tooLargeTitle: 'Dat was te groot',
  tooLargeText: 'Wat je hebt verzonden, is groter dan deze pagina accepteert. Er is niets gewijzigd.',
  unreadableTitle: 'Dit adres kan niet worden gelezen',
  unreadableText:
    'Het is misschien onderweg afgebroken of verkeerd getypt. Open de link opnieuw waar je hem vond, of ga naar de startpagina.',
  refusedTitle: 'Dit is niet geaccepteerd',
  refusedText: 'Het verzoek kon niet worden begrepen. Er is niets gewijzigd.',
  awayTitle: 'Hirelog is op dit moment niet bereikbaar',
  awayText: 'De database antwoordt niet. Wat je had opgeslagen, is veilig. Open het adres zo nog eens.',
  brokenTitle: 'Er ging iets mis',
  brokenText: 'Dit is onze fout, niet de jouwe. Wat je had opgeslagen, is veilig.',
  home: 'Naar de startpagina',
} satisfies Translation<typeof en>
