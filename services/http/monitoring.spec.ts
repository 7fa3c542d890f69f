import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type RunningServer, startServer } from '#test/support/server.ts'

const infra = join(import.meta.dirname, '../../infra')
type Rule = {
  alert: string
  expr: string
  for?: string
  labels: { severity: string }
  annotations: { summary: string; description: string }
}
const rules = (
  parse(readFileSync(join(infra, 'alerts.yaml'), 'utf8')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules)
type Panel = { title: string; description: string; targets: { expr: string; legendFormat: string }[] }
const { panels } = JSON.parse(readFileSync(join(infra, 'grafana/dashboard.json'), 'utf8')) as { panels: Panel[] }
const queries: [where: string, expr: string, legend: string][] = [
  ...rules.map(({ alert, expr, annotations }): [string, string, string] => [
    alert,
    expr,
    `${annotations.summary} ${annotations.description}`.replaceAll('$labels.', ''),
  ]),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat }): [string, string, string] => [title, expr, legendFormat]),
  ),
]

/** Labels that the scraper adds, not the platform. */
const SCRAPED = new Set(['instance', 'job'])
/** What Prometheus tells of each process that it asks. */
const OF_PROMETHEUS = new Set(['up'])
const FUNCTIONS = new Set([
  'max',
  'sum',
  'by',
  'rate',
  'increase',
  'absent',
  'or',
  'unless',
  'offset',
  'histogram_quantile',
  'le',
])

let server: RunningServer
/** Each metric of the real output, with its labels. */
const metrics = new Map<string, Set<string>>()
const kinds = new Map<string, string>()
beforeAll(async () => {
  server = await startServer()
  // One of everything that is counted: a page, and a command that is refused.
  await fetch(`${server.url}/login`)
  await fetch(`${server.url}/login`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=nobody%40example.org&password=nothing-of-the-kind',
  })
  const text = await (await fetch(`${server.url}/metrics`)).text()
  for (const [, name, kind] of text.matchAll(/^# TYPE (\S+) (\S+)/gm)) {
    kinds.set(name!, kind!)
    metrics.set(name!, new Set())
  }
  for (const [, name, labels] of text.matchAll(/^([a-z_]+)(?:\{([^}]*)\})? /gm)) {
    const known = metrics.get(name!) ?? new Set<string>()
    metrics.set(name!, known)
    for (const [, label] of (labels ?? '').matchAll(/(\w+)=/g)) known.add(label!)
  }
})
afterAll(() => server?.stop())

/** Series of histograms and of metrics with labels appear with the first thing they count: their names follow from their kind. */
const exists = (name: string) =>
  metrics.has(name) ||
  (/_(bucket|count|sum)$/.test(name) && kinds.get(name.replace(/_(bucket|count|sum)$/, '')) === 'histogram')

describe('what dashboards and alerts ask for', () => {
  it.each(queries)('%s: %s', (_where, expr) => {
    const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ')
    const names = [...bare.matchAll(/[a-z_]{2,}/g)].map(([name]) => name).filter((name) => !FUNCTIONS.has(name))
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !exists(name) && !OF_PROMETHEUS.has(name))).toEqual([])
    const open = [...expr].reduce((depth, sign) => depth + (sign === '(' ? 1 : sign === ')' ? -1 : 0), 0)
    expect(open).toBe(0)
  })

  it.each(queries)('%s names labels that are there: %s', (_where, expr, legend) => {
    const used = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list]) =>
      list!.split(',').map((label) => label.trim()),
    )
    const filtered = [...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, list]) =>
      [...list!.matchAll(/(\w+)=/g)].map(([, label]) => label!),
    )
    const shown = [...legend.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, label]) => label!)
    const [metric] = [...expr.matchAll(/(?:hirelog|process)_\w+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    )
    const declared = declaredLabels.get(metric!) ?? new Set<string>()
    for (const label of [...used, ...filtered, ...shown].filter(
      (label) => !SCRAPED.has(label) && label !== 'le' && label !== 'value',
    ))
      expect([...declared, ...(metrics.get(metric!) ?? [])], label).toContain(label)
    // What a query sums over is gone from its answer.
    if (/^(max|sum)\(/.test(expr)) expect(shown).toEqual([])
  })
})

/** Labels of what is only counted once it has happened. */
const declaredLabels = new Map([
  ['hirelog_http_request_seconds', new Set(['method', 'route', 'status'])],
  ['hirelog_command_seconds', new Set(['type', 'outcome'])],
  ['hirelog_command_refusals_total', new Set(['type', 'code'])],
])

it('what only grows is a counter', () => {
  expect([...kinds].filter(([name]) => name.endsWith('_total')).filter(([, kind]) => kind !== 'counter')).toEqual([])
})

describe('alerts', () => {
  it('cover what an operator has to hear of', () => {
    const asked = rules.map(({ expr }) => expr).join(' ')
    for (const metric of [
      'relay_lag_events',
      'projection_lag_events',
      'projection_holes_total',
      'projection_stuck_streams',
      'process_stuck_streams',
      'wal_bytes',
      'process_resident_memory_bytes',
    ])
      expect(asked).toContain(metric)
  })

  it.each([
    ['carries events', 'hirelog_relay_on_duty'],
    ['keeps the read models', 'hirelog_projection_holes_total'],
    ['knows how far these are behind', 'hirelog_projection_lag_events'],
    ['acts on what happened', 'hirelog_process_stuck_streams'],
  ])('notice when nobody %s any more, whatever another installation beside this one says', (_who, metric) => {
    expect(
      rules.filter(({ expr }) => new RegExp(`(^|or )absent\\(${metric}\\{job="hirelog"\\}\\)`).test(expr)),
    ).toHaveLength(1)
    for (const { expr } of rules) expect(expr).not.toMatch(/absent\(\w+\)/)
  })

  it('tell that no projector runs from that an engine does not answer those that run', () => {
    const told = (name: string) => rules.find(({ alert }) => alert === name)!
    expect(told('HirelogNoProjector').expr).not.toContain('lag_events')
    expect(told('HirelogReadModelLagUnknown').expr).toMatch(/ unless absent\(hirelog_projection_holes_total/)
  })

  it('hear of what a process counted before it was asked for the first time', () => {
    const steps = queries.flatMap(([where, expr]) =>
      [...expr.matchAll(/increase\(([^[]+)\[(\w+)\]\)/g)].map(([found, counter, range]) => ({
        where,
        expr,
        found,
        wanted: `(${counter} unless ${counter} offset ${range}) or ${found}`,
      })),
    )
    expect(steps.length).toBeGreaterThan(0)
    for (const { where, expr, found, wanted } of steps)
      expect(expr.split(found).length, where).toBe(expr.split(wanted).length)
    // A rate knows no such thing: it is for what is drawn, and for buckets.
    expect(rules.filter(({ expr }) => /rate\(\w+(?<!_bucket)[{[]/.test(expr)).map(({ alert }) => alert)).toEqual([])
  })

  it('notice a process that does not answer', () =>
    expect(rules.map(({ expr }) => expr)).toContain('up{job="hirelog"} == 0'))

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s says what it means and how urgent it is',
    (_name, { labels, annotations }) => {
      expect(['page', 'ticket']).toContain(labels.severity)
      expect(annotations.summary.length).toBeGreaterThan(10)
      expect(annotations.description.length).toBeGreaterThan(30)
      // Prometheus writes 2.0114980103311058 events and 2.68435456e+08 bytes; people read 2 and 256 MiB.
      expect(`${annotations.summary} ${annotations.description}`).not.toMatch(/\{\{ \$value \}\}/)
    },
  )

  it('and panels leave no metric of ours out', () => {
    const asked = queries.map(([, expr]) => expr).join(' ')
    expect([...kinds.keys()].filter((name) => !asked.includes(name))).toEqual([])
  })
})
