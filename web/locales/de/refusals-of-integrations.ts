/** As refusals.ts: of other systems that a company connects. */
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
} as Record<string, string>
