/** The same as refusals.ts, about jobs, their templates and automations. */
export default {
  'Required participants is a mandatory field': 'Vereiste deelnemers is een verplicht veld',
  'The deadline of this job has passed. Change it before you post the job.':
    'De deadline van deze vacature is voorbij. Wijzig die voordat je de vacature plaatst.',
  'Enter the number of your company page on LinkedIn': 'Voer het nummer van je bedrijfspagina op LinkedIn in',
  'LinkedIn takes descriptions of at least {{0}} characters': 'LinkedIn accepteert beschrijvingen vanaf {{0}} tekens',
  'Location is missing': 'De locatie ontbreekt',
  'Only a job that is live can be posted': 'Alleen een vacature die live staat, kan worden geplaatst',
  'Say in Job Details which city the job is in': 'Geef bij de vacaturegegevens aan in welke stad de vacature is',
  'Say in Job Details which state the job is in, or its postcode':
    'Geef bij de vacaturegegevens aan in welke provincie of staat de vacature is, of de postcode',
  'Some fields need attention before this job can be posted':
    'Enkele velden vragen nog aandacht voordat deze vacature kan worden geplaatst',
  'This board is reached by the other form': 'Deze vacaturesite bereik je via het andere formulier',
  'This field takes a complete email address, such as name@company.com':
    'Vul hier een volledig e-mailadres in, zoals naam@bedrijf.nl',
  'This field takes a web address, such as https://company.com': 'Vul hier een webadres in, zoals https://bedrijf.nl',
  'This field takes at least {{0}} characters': 'Dit veld vraagt minstens {{0}} tekens',
  'This field takes at most {{0}} characters': 'Dit veld accepteert maximaal {{0}} tekens',
  'This field takes at most {{0}} items': 'Dit veld accepteert maximaal {{0}} items',
  'Line breaks and control characters are not possible here': 'Regeleinden en besturingstekens zijn hier niet mogelijk',
  'This column is not on the board any more': 'Deze kolom staat niet meer op het bord',
  'This column is there already': 'Deze kolom is er al',
  'A board has at most {{0}} columns': 'Een bord heeft maximaal {{0}} kolommen',
  'Move the candidates out of "{{0}}" first': 'Verplaats eerst de kandidaten uit “{{0}}”',
  'A user or group has one role on a job': 'Een gebruiker of groep heeft één rol bij een vacature',
  'A role on a job belongs to one user or to one group':
    'Een rol bij een vacature hoort bij één gebruiker of bij één groep',
  'Somebody else changed who has access to this job in the meantime. Nothing was overwritten: look at the list and save again.':
    'Iemand anders heeft intussen gewijzigd wie toegang heeft tot deze vacature. Er is niets overschreven: bekijk de lijst en sla opnieuw op.',
  'A column needs a title': 'Een kolom heeft een titel nodig',
  'The title is too long': 'De titel is te lang',
  'No such version': 'Deze versie bestaat niet',
  'A version needs a name': 'Een versie heeft een naam nodig',
  'The name is too long': 'De naam is te lang',
  'No such column': 'Deze kolom bestaat niet',
  'The column "{{0}}" belongs to every job and stays as it is':
    'De kolom “{{0}}” hoort bij elke vacature en blijft zoals die is',
  'No such job': 'Deze vacature bestaat niet',
  'This job is archived. Activate it again to change it.':
    'Deze vacature is gearchiveerd. Activeer de vacature opnieuw om die te wijzigen.',
  'Your role does not allow this': 'Je rol staat dit niet toe',
  'This board has none of the stages that the template is for':
    'Dit bord heeft geen van de fases waarvoor het sjabloon bedoeld is',
  'Choose a time zone': 'Kies een tijdzone',
  'Some fields need attention before this job can go live':
    'Enkele velden vragen nog aandacht voordat deze vacature live kan gaan',
  'At most {{0}} people and groups have a role on a job':
    'Maximaal {{0}} personen en groepen hebben een rol bij een vacature',
  'This job has been created before': 'Deze vacature is al eerder gemaakt',
  'This job is live. Archive it first.': 'Deze vacature staat live. Archiveer die eerst.',
  'Somebody else changed the same part of this job in the meantime. Nothing was overwritten.':
    'Iemand anders heeft intussen hetzelfde deel van deze vacature gewijzigd. Er is niets overschreven.',
  'Changed by somebody else': 'Door iemand anders gewijzigd',
  'Only a job that is live can be shared': 'Alleen een vacature die live staat, kan worden gedeeld',
  'The job is being activated. Look again in a moment.': 'De vacature wordt geactiveerd. Kijk zo nog eens.',
  'A key is nobody who could be told: only a person follows a job':
    'Een sleutel kan geen bericht krijgen: alleen een persoon volgt een vacature',
  'Give the dashboard a name': 'Geef het dashboard een naam',
  'There is no such dashboard': 'Dit dashboard bestaat niet',
  'There is no such template': 'Dit sjabloon bestaat niet',
  'This template has been created before': 'Dit sjabloon is al eerder gemaakt',
  'Somebody else changed this template in the meantime': 'Iemand anders heeft dit sjabloon intussen gewijzigd',
  'This template cannot be saved as it is': 'Dit sjabloon kan zo niet worden opgeslagen',
  'A template holds questions, not the form page or the endings':
    'Een sjabloon bevat vragen, niet het startformulier of de slotpagina’s',
  'This picture has too many pixels (max. 50 megapixels)':
    'Deze afbeelding heeft te veel pixels (maximaal 50 megapixel)',
  'The assistant is still busy with your last requests.': 'De assistent is nog bezig met je laatste verzoeken.',
  'No such suggestion': 'Deze suggestie bestaat niet',
  'Somebody else changed the automations of this job in the meantime':
    'Iemand anders heeft intussen de automatiseringen van deze vacature gewijzigd',
  'Two automations have the same id': 'Twee automatiseringen hebben dezelfde id',
  'A job can have {{0}} automations': 'Een vacature kan {{0}} automatiseringen hebben',
  'These automations would move candidates in a circle: {{0}}':
    'Deze automatiseringen zouden kandidaten in een kring verplaatsen: {{0}}',
  'Give a number of days from 1 to {{0}}': 'Geef een aantal dagen van 1 tot {{0}}',
  'Rejected candidates are in one stage: leave the stages out':
    'Afgewezen kandidaten staan in één fase: laat de fases weg',
  'The score of a model decides nothing: choose another condition':
    'De score van een model beslist niets: kies een andere voorwaarde',
  'An automation has no reviews of its own: choose another condition':
    'Een automatisering heeft geen eigen beoordelingen: kies een andere voorwaarde',
  'Candidates are in this stage already': 'De kandidaten staan al in deze fase',
  'At most {{0}} slots are possible': 'Maximaal {{0}} tijdslots zijn mogelijk',
  'People of whom some take part are named in one group': 'Mensen van wie sommigen deelnemen staan in één groep',
  'A slot ends after it begins': 'Een tijdslot eindigt na het begin',
  'These conditions cannot be read': 'Deze voorwaarden kunnen niet worden gelezen',
} as Record<string, string>
