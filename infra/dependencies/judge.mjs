/** Licences that ask for nothing but their own text; any other is listed for a person to look at. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Unlicense',
  'Python-2.0',
  'WTFPL',
  'Zlib',
])
const SERIOUS = new Set(['high', 'critical'])

/**
 * What `npm audit --json` answered, a line for each advisory. `known` is false when it answered no advisories at all, for
 * want of network or of a registry that serves them: that fails nothing. `failed` is true for an advisory of high severity
 * without an exception, or with one that is over.
 * @param {string} answered
 * @param {readonly { advisory: string, until: string, why: string }[]} exceptions `until` is a date such as 2027-01-31
 * @param {string} now an instant in ISO 8601
 */
export function judged(answered, exceptions, now) {
  const vulnerabilities = parsed(answered)?.vulnerabilities
  if (!vulnerabilities) return { known: false, lines: [], failed: false }
  const advisories = new Map()
  for (const { via } of Object.values(vulnerabilities))
    for (const each of via) if (typeof each === 'object') advisories.set(each.url, each)
  let failed = false
  const lines = [...advisories.values()].map(({ url, name, severity, title }) => {
    const id = url.split('/').at(-1)
    const exception = exceptions.find(({ advisory }) => advisory === id)
    const excepted = exception !== undefined && now.slice(0, 10) <= exception.until
    if (SERIOUS.has(severity) && !excepted) failed = true
    const note = !exception
      ? ''
      : excepted
        ? ` (excepted until ${exception.until}: ${exception.why})`
        : ` (its exception ended on ${exception.until})`
    return `${severity} ${name} ${id}: ${title}${note}`
  })
  return { known: true, lines, failed }
}

/**
 * Packages of a lock file by their licence, the most frequent first.
 * @param {{ packages: Record<string, { license?: string, version?: string }> }} lock
 */
export function licences({ packages }) {
  const counts = new Map()
  const toLookAt = []
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  for (const [path, { license = 'not said', version }] of installed) {
    counts.set(license, (counts.get(license) ?? 0) + 1)
    if (!isPermissive(license))
      toLookAt.push(`${path.slice(path.lastIndexOf('node_modules/') + 13)} ${version}: ${license}`)
  }
  return {
    packages: installed.length,
    counts: [...counts].sort((a, b) => b[1] - a[1]),
    toLookAt: [...new Set(toLookAt)].sort(),
  }
}

/** `(MIT OR GPL-3.0)` lets one choose; `MIT AND Zlib` asks for both. */
const isPermissive = (license) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => PERMISSIVE.has(each.trim())))

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
