/** The same as refusals.ts, about other systems that a company connects. */
export default {
  'This system is not connected': 'Dit systeem is niet gekoppeld',
  'Incorrect token. Please try again.': 'Onjuist token. Probeer het opnieuw.',
  'Incorrect email. Please try again.': 'Onjuist e-mailadres. Probeer het opnieuw.',
  'Only a person can connect another system': 'Alleen een persoon kan een ander systeem koppelen',
  'Only a person can be notified': 'Alleen een persoon kan bericht krijgen',
  'This system can be connected already': 'Dit systeem kan al worden gekoppeld',
  'This connection is paused': 'Deze koppeling is gepauzeerd',
  'The colleague who connected this system has left': 'De collega die dit systeem heeft gekoppeld, is vertrokken',
  'This key is not known': 'Deze sleutel is niet bekend',
  'The address for the result is not one': 'Het adres voor het resultaat is geen adres',
  'The other system does not answer. Please try again.': 'Het andere systeem antwoordt niet. Probeer het opnieuw.',
  'The company is not linked to JobAdder': 'Het bedrijf is niet gekoppeld met JobAdder',
  'JobAdder is not set up here': 'JobAdder is hier niet ingesteld',
  'This link has ended. Please begin again.': 'Deze link is verlopen. Begin opnieuw.',
  'The way back has to be a page of ours': 'De weg terug moet een pagina van ons zijn',
  'A company has 100 subscriptions of Zapier at most': 'Een bedrijf heeft maximaal 100 abonnementen van Zapier',
  'The address is inside a private network': 'Het adres ligt in een privénetwerk',
  'An address with a password in it is not used': 'Een adres met een wachtwoord erin wordt niet gebruikt',
  'This is no measurement ID: it begins with G-': 'Dit is geen metings-ID: die begint met G-',
  'The access to the other system was withdrawn. Connect it again.':
    'De toegang tot het andere systeem is ingetrokken. Koppel het opnieuw.',
  'The other system refuses this': 'Het andere systeem weigert dit',
  'The list of the other system does not end': 'De lijst van het andere systeem houdt niet op',
  'Sign the message with the key of the aggregator': 'Onderteken het bericht met de sleutel van de aggregator',
  'This job is not synchronised': 'Deze vacature wordt niet gesynchroniseerd',
  'This job is synchronised already': 'Deze vacature wordt al gesynchroniseerd',
  'Another system is connected. Disconnect it first.':
    'Er is een ander systeem gekoppeld. Verbreek die koppeling eerst.',
  'Begin with a link from the integrations page': 'Begin met een link van de integratiepagina',
  'A stage can be one column only': 'Een fase kan maar één kolom zijn',
  'There is no sandbox here': 'Er is hier geen testomgeving',
  'JobAdder takes no notes here: choose none': 'JobAdder neemt hier geen notities aan: kies geen',
  'JobAdder takes no moves here: choose moves from there to here':
    'JobAdder neemt hier geen verplaatsingen aan: kies verplaatsingen van daar naar hier',
  'JobAdder is only read: choose moves from there to here, and no note':
    'JobAdder wordt alleen gelezen: kies verplaatsingen van daar naar hier, en geen notitie',
  'At most 200 jobs can have a key at once. Revoke one that is no longer used.':
    'Maximaal 200 vacatures kunnen tegelijk een sleutel hebben. Trek er een in die niet meer wordt gebruikt.',
  'Choose how long it lasts': 'Kies hoelang hij geldig is',
} as Record<string, string>
