/** The same as refusals.ts, about other systems that a company connects. */
export default {
  'This system is not connected': 'Dieses System ist nicht verbunden',
  'Incorrect token. Please try again.': 'Falsches Token. Bitte versuchen Sie es noch einmal.',
  'Incorrect email. Please try again.': 'Falsche E-Mail-Adresse. Bitte versuchen Sie es noch einmal.',
  'Only a person can connect another system': 'Ein anderes System kann nur eine Person verbinden',
  'Only a person can be notified': 'Benachrichtigt werden kann nur eine Person',
  'This system can be connected already': 'Dieses System lässt sich bereits verbinden',
  'This connection is paused': 'Diese Verbindung ist pausiert',
  'The colleague who connected this system has left': 'Die Person, die dieses System verbunden hat, ist nicht mehr da',
  'This key is not known': 'Dieser Schlüssel ist nicht bekannt',
  'The address for the result is not one': 'Die Adresse für das Ergebnis ist keine',
  'The other system does not answer. Please try again.':
    'Das andere System antwortet nicht. Bitte versuchen Sie es noch einmal.',
  'The company is not linked to JobAdder': 'Das Unternehmen ist nicht mit JobAdder verbunden',
  'JobAdder is not set up here': 'JobAdder ist hier nicht eingerichtet',
  'This link has ended. Please begin again.': 'Dieser Link gilt nicht mehr. Bitte beginnen Sie noch einmal.',
  'The way back has to be a page of ours': 'Der Rückweg muss eine unserer Seiten sein',
  'A company has 100 subscriptions of Zapier at most': 'Ein Unternehmen hat höchstens 100 Abonnements von Zapier',
  'The address is inside a private network': 'Die Adresse liegt in einem privaten Netzwerk',
  'An address with a password in it is not used': 'Eine Adresse mit einem Passwort darin wird nicht verwendet',
  'This is no measurement ID: it begins with G-': 'Das ist keine Mess-ID: Sie beginnt mit G-',
  'The access to the other system was withdrawn. Connect it again.':
    'Der Zugriff auf das andere System wurde entzogen. Verbinden Sie es noch einmal.',
  'The other system refuses this': 'Das andere System lehnt das ab',
  'The list of the other system does not end': 'Die Liste des anderen Systems hört nicht auf',
  'Sign the message with the key of the aggregator': 'Signieren Sie die Nachricht mit dem Schlüssel des Vermittlers',
  'This job is not synchronised': 'Dieser Job wird nicht abgeglichen',
  'This job is synchronised already': 'Dieser Job wird bereits abgeglichen',
  'Another system is connected. Disconnect it first.': 'Ein anderes System ist verbunden. Trennen Sie es zuerst.',
  'Begin with a link from the integrations page': 'Beginnen Sie auf der Seite der Integrationen',
  'A stage can be one column only': 'Eine Phase kann nur eine Spalte sein',
  'There is no sandbox here': 'Hier gibt es kein Testsystem',
  'JobAdder takes no notes here: choose none': 'JobAdder nimmt hier keine Notizen an: Wählen Sie keine',
  'JobAdder takes no moves here: choose moves from there to here':
    'JobAdder nimmt hier keine Verschiebungen an: Wählen Sie Verschiebungen von dort hierher',
  'JobAdder is only read: choose moves from there to here, and no note':
    'JobAdder wird nur gelesen: Wählen Sie Bewegungen von dort hierher und keine Notiz',
  'At most 200 jobs can have a key at once. Revoke one that is no longer used.':
    'Es können höchstens 200 Jobs gleichzeitig einen Schlüssel haben. Widerrufen Sie einen, der nicht mehr gebraucht wird.',
  'Choose how long it lasts': 'Wählen Sie, wie lange er gilt',
} as Record<string, string>
