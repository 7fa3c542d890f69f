/** Missing in the package's list: they give mailboxes to the public, too. */
const more = [
  'fastmail.com',
  'fastmail.fm',
  'tutanota.com',
  'tuta.com',
  'tuta.io',
  'posteo.de',
  'mailbox.org',
  'gmx.ch',
  'hey.com',
  'pm.me',
  'duck.com',
  'privaterelay.appleid.com',
  'bezeqint.net',
  '012.net.il',
  '013.net',
  'netvision.net.il',
  'walla.com',
]

let known: Promise<ReadonlySet<string>> | null = null

/** Loaded when a domain is first added: the list is long. */
const publicMail = () =>
  (known ??= import('email-providers/all.json', { with: { type: 'json' } }).then(
    (list) => new Set([...list.default, ...more]),
  ))

/** Whether a domain, or one above it, gives mailboxes to the public: then no company's provider can vouch for its addresses. */
export async function isPublicMail(domain: string): Promise<boolean> {
  const listed = await publicMail()
  const labels = domain.split('.')
  return labels.some((_label, index) => index < labels.length - 1 && listed.has(labels.slice(index).join('.')))
}
