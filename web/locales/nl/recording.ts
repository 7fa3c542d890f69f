import type { Translation } from '../text.ts'
import type en from '../en/recording.ts'

export default {
  // Before the first question
  needsScript: 'Voor opnemen is JavaScript nodig. Sta het toe voor deze pagina en laad de pagina opnieuw.',
  quietPlace: 'Zoek een rustige, goed verlichte plek. Je kunt je antwoord bekijken voordat je het instuurt.',
  begin: 'Interview beginnen',
  gettingReady: 'Voorbereiden',
  notLoaded:
    'Een deel van deze pagina kon niet worden geladen, dus er kan nog niets worden opgenomen of verzonden. Wat je hebt opgenomen, staat veilig op dit apparaat.',

  // A question
  questionOf: 'Vraag {{number}} van {{questions}}',
  lostTitle: 'Je opname voor deze vraag is niet aangekomen',
  lostText:
    'Heb je die op een ander apparaat opgenomen, open de link dan daar en hij gaat verder. Of neem hier opnieuw op.',
  stillHere: 'Je had een antwoord van {{length}} opgenomen voordat deze pagina werd gesloten. Het is er nog.',
  lookAtIt: 'Bekijken',
  willAsk: 'Je browser vraagt om je camera en microfoon. Je kunt beide controleren voordat je opneemt.',
  recordNow: 'Nu opnemen',
  noTakesTitle: 'Er zijn geen pogingen meer voor deze vraag',
  noTakesText:
    'De laatste is afgebroken voordat die was verzonden. Neem contact op met de mensen die je hebben uitgenodigd.',
  startingCamera: 'Camera starten…',

  // The camera
  yourCamera: 'Je camera',
  camera: 'Camera',
  microphone: 'Microfoon',
  saySomething: 'Zeg iets: de balk beweegt als je microfoon je hoort.',
  startsIn: 'De opname start vanzelf over {{time}}.',
  takesLeft_one: 'Dit is je enige resterende poging.',
  takesLeft_other: 'Nog {{count}} pogingen.',
  startRecording: 'Opname starten',
  notYet: 'Nog niet',
  stop: 'Stoppen',
  recorded: 'Opgenomen',
  countdown: 'De opname start over {{seconds}}',
  recording: 'Opname loopt',
  stopped: 'Opname gestopt. Je kunt hem nu bekijken.',

  // The take
  cameraWentAway: 'De camera viel weg tijdens het opnemen. Alles tot dan toe is er.',
  take: 'Poging {{number}}',
  takeAndLength: 'Poging {{number}}, {{length}}',
  noTakesLeft: 'Geen pogingen meer',
  recordAgain_one: 'Opnieuw opnemen (nog {{count}})',
  recordAgain_other: 'Opnieuw opnemen (nog {{count}})',
  useAnswer: 'Dit antwoord gebruiken',

  // After the last question
  allRecorded: 'Alle vragen zijn opgenomen',
  sentInBackground: 'Wat je hebt opgenomen, wordt op de achtergrond verzonden terwijl je verdergaat.',
  waitingForConnection: 'Wachten op de verbinding. Wat je hebt opgenomen, staat veilig op dit apparaat.',
  beingPrepared: 'Een ogenblik, je opname wordt voorbereid.',

  // No picture
  deniedTitle: 'Toegang tot camera en microfoon nodig',
  deniedText: 'Om je video op te nemen, moet je deze webpagina toegang geven tot je camera en microfoon.',
  missingTitle: 'Geen camera of microfoon gevonden',
  missingText: 'Sluit een camera en een microfoon aan, of open deze link op je telefoon, en probeer het dan opnieuw.',
  busyTitle: 'De camera is in gebruik',
  busyText: 'Een ander programma of tabblad gebruikt je camera of microfoon. Sluit dat en probeer het opnieuw.',
  unsupportedTitle: 'Deze browser kan niet opnemen',
  unsupportedText: 'Open deze link in een actuele versie van Chrome, Edge, Firefox of Safari.',
  fullTitle: 'Geen ruimte meer op dit apparaat',
  fullText: 'Maak wat ruimte vrij en probeer het dan opnieuw. Wat je eerder had opgenomen, blijft bewaard.',
  failedTitle: 'De opname is mislukt',
  failedText: 'Er ging iets mis met de camera. Wat tot dan toe is opgenomen, blijft bewaard.',
  howToAllow: 'Zo geef je toegang',
  allowAddress: 'Klik op het camera- of sloticoon naast het adres bovenaan de browser.',
  allowPage: 'Zet camera en microfoon voor deze pagina op “Toestaan”.',
  allowSystem:
    'Sta op een telefoon of Mac ook in de privacy-instellingen van het systeem toe dat de browser ze gebruikt.',
  allowReturn: 'Kom hier terug en klik op “Opnieuw proberen”.',
  tryAgain: 'Opnieuw proberen',

  // On the way
  elsewhereTitle: 'Een van je opnames is niet aangekomen',
  elsewhereText:
    'Die staat op het apparaat waarmee je hem hebt opgenomen. Open de link daar nog een keer, dan wordt hij alsnog verzonden.',
  arrived_one: 'Je opname is aangekomen. Je kunt deze pagina sluiten.',
  arrived_other: 'Al je opnames zijn aangekomen. Je kunt deze pagina sluiten.',
  notSent: 'Een opname kon niet worden verzonden',
  gone: 'De opname staat niet meer op dit apparaat. Neem opnieuw op.',
  notAccepted: 'Deze opname kon niet worden geaccepteerd.',
  tooLarge: 'Deze opname is te groot. Neem een korter antwoord op.',
  noRetakes: 'Er zijn geen pogingen meer voor deze vraag.',
  over: 'Deze sollicitatie is al afgerond.',
  sendAgain: 'Opnieuw proberen',
  sending_one: 'Je opname wordt verzonden',
  sending_other: '{{count}} opnames worden verzonden',
  arrivedSoFar_one: 'Je opname is aangekomen',
  arrivedSoFar_other: '{{count}} opnames zijn aangekomen',
  sentOf: '{{sent}} van {{total}} MB',
  connectionLost:
    'De verbinding is weg. Wat je hebt opgenomen, staat veilig op dit apparaat en wordt verzonden zodra je weer online bent.',
  keepOpen:
    'Houd deze pagina open tot alles is aangekomen. Moet je weg, open de link dan later opnieuw op dit apparaat.',
  timeLeft: 'Nog {{seconds}} s om te antwoorden',
  timeOver: 'De tijd voor deze vraag is voorbij. Je kunt nog verzenden wat je hebt ingevoerd.',
} satisfies Translation<typeof en>
