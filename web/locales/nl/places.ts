import type { Translation } from '../text.ts'
import type en from '../en/places.ts'

export default {
  backToDashboard: 'Terug naar het dashboard',
  about: 'Over ons',
  aboutText: 'Hirelog is werven met opgenomen video-interviews, waarbij elke beslissing wordt vastgelegd.',
  aboutRecruiters:
    'Recruiters maken een vacature, delen de link en beoordelen wat kandidaten hebben opgenomen wanneer het hun uitkwam.',
  aboutAuditors: 'Auditors openen elke kandidaat op elk moment en lezen wie wat deed en waarom.',
  aboutHost: 'Deze installatie is te bereiken op {{host}} en wordt beheerd door wie je het adres heeft gegeven.',
  contact: 'Contact',
  contactIntro: 'We antwoorden per e-mail. Op veel vragen is al een antwoord.',
  contactMail: 'Support mailen',
  contactInside:
    'Ben je ingelogd, dan opent Helpcentrum onder je naam een formulier dat meldt wie je bent en waar je was.',
  contactHelp: 'Helpcentrum',
  contactHelpText: 'Korte antwoorden op de meest gestelde vragen, om te doorzoeken en te delen.',
  contactHelpOpen: 'Helpcentrum openen',
  onboarding: 'Onboarding boeken',
  onboardingText:
    'Boek een gesprek van 30 minuten over je eerste vacature: schrijf naar <link>{{email}}</link> met twee tijden die je uitkomen.',
  onboardingRegion: 'Ons team voor {{region}} antwoordt.',
  regionUs: 'Noord- en Zuid-Amerika',
  regionApac: 'Azië en de Stille Oceaan',
  regionEurope: 'Europa',
  regionAfrica: 'Afrika',
  terms: 'Gebruiksvoorwaarden',
  termsIntro: 'Wie deze installatie beheert, kan hier eigen voorwaarden plaatsen.',
  termsAccountTitle: 'Je account',
  termsAccount:
    'Houd je wachtwoord voor jezelf; wat met je account wordt gedaan, wordt vastgelegd als door jou gedaan.',
  termsCandidatesTitle: 'Kandidaten',
  termsCandidates:
    'Opnames worden gemaakt voor één sollicitatie. Gebruik ze om daarover te beslissen en nergens anders voor, en verwijder kandidaten als je geen reden meer hebt om ze te bewaren.',
  termsRecordTitle: 'Wat wordt vastgelegd',
  termsRecord:
    'Beslissingen worden bewaard met wie ze nam en wanneer. Ze kunnen achteraf niet worden gewijzigd; persoonsgegevens erin kunnen worden gewist.',
  outboxTitle: 'Outbox',
  outboxAbout: 'Berichten die deze server heeft bewaard in plaats van ze te verzenden, nieuwste eerst.',
  outboxEmpty: 'Nog geen berichten',
  outboxEmptyText: 'Uitnodigingen, codes en andere berichten verschijnen hier.',
  outboxElsewhere: 'Berichten aan een adres worden hier niet getoond',
  outboxElsewhereText:
    'Ze bevatten codes en links die een account openen. Alleen een browser op de server zelf ziet ze, onder een lokale naam zoals localhost en zonder proxy of tunnel. Ingelogde beheerders zien die van hun bedrijf. Stel SMTP_URL in om berichten te laten verzenden.',
  outboxSignIn: 'Inloggen',
  outboxTo: 'Aan {{to}}',
  optOutTitle: 'Berichten aan jou',
  optOutInTitle: 'Berichten stoppen?',
  optOutInText:
    '{{company}} stuurt geen uitnodigingen, herinneringen en automatische berichten meer naar het adres waarop je dit kreeg.',
  optOutEnd: 'Berichten stoppen',
  optOutOutTitle: 'De berichten zijn gestopt',
  optOutOutText:
    '{{company}} stuurt geen uitnodigingen, herinneringen en automatische berichten meer naar het adres waarop je dit kreeg.',
  optOutComeBack: 'Weer berichten ontvangen',
  optOutStillSent:
    'Sollicitaties die je hebt verstuurd, blijven zoals ze zijn. Links waarom je vraagt en berichten die mensen bij {{company}} je over een sollicitatie schrijven, krijg je nog steeds.',
  optOutUnknownTitle: 'Deze link is niet volledig',
  optOutUnknownText: 'Open hem nog eens vanuit het bericht waarin hij stond.',
} satisfies Translation<typeof en>
