/** Hosts that are ours, or will be: none of them is a company's (AUTH-013). */
const ours = new Set([
  'dashboard',
  'dashboard-staging',
  'dashboard-dev',
  'localhost',
  'www',
  'api',
  'app',
  'admin',
  'auth',
  'login',
  'mail',
  'smtp',
  'help',
  'docs',
  'status',
  'support',
  'static',
  'assets',
  'cdn',
  'media',
])

export const slugFrom = (typed: string) => typed.trim().toLowerCase()

const LONGEST = 40
/** An address for a name: in small letters, dashes for spaces, without what an address cannot have (JOB-048). May be empty. */
export const slugOfName = (name: string) =>
  slugFrom(name.normalize('NFKD'))
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '')

/** What is wrong with a company's address; it is one label of a host name. */
export function slugProblem(slug: string): string | null {
  if (slug.length < 3 || slug.length > LONGEST) return 'Use 3 to 40 characters'
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return 'Use letters a to z, digits, and single hyphens between them'
  return ours.has(slug) ? slugTaken : null
}

export const slugTaken = 'This address is already taken. Please choose another one.'
