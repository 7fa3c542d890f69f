import { createRemixStub } from '@remix-run/testing'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { speakFrom } from '../i18n/languages.ts'
import { serverTexts } from '../i18n/texts.server.ts'
import { BarList } from './bar-list.tsx'
import { csv } from './csv.ts'
import { Distribution } from './distribution.tsx'
import { Funnel } from './funnel.tsx'
import { HeatMap } from './heat-map.tsx'
import { Sparkline } from './sparkline.tsx'
import { TimeChart } from './time-chart.tsx'

speakFrom(serverTexts)

/** The router tells developers that effects do not run on a server. */
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

/** As the server draws it, before any script. */
function drawn(chart: ReactElement): string {
  const Stub = createRemixStub([{ path: '/', Component: () => chart }])
  return renderToStaticMarkup(<Stub />)
}
const format = String
const days = ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z', '2026-11-03T00:00:00.000Z']
const applications = (values: number[], before?: number[]) => (
  <TimeChart
    title="Applications"
    grain="day"
    at={days}
    series={[{ key: 'all', name: 'Applications', values, before }]}
    before={before && 'Period before'}
    format={format}
    to={(at) => `/rows?day=${at.slice(0, 10)}`}
  />
)
const nothing: [string, ReactElement][] = [
  ['time', applications([0, 0, 0])],
  ['bars', <BarList key="b" title="Sources" name="Source" unit="Candidates" items={[]} />],
  ['funnel', <Funnel key="f" title="Funnel" name="Step" unit="Candidates" steps={[]} />],
  ['distribution', <Distribution key="d" title="Ages" range="Days" unit="Candidates" bins={[]} format={format} />],
  ['heat map', <HeatMap key="h" title="Load" corner="Reviewer" columns={[]} rows={[]} format={format} />],
]

describe('a chart before scripts', () => {
  it('has its drawing, its numbers as a table with a link to the rows of each, and a summary', () => {
    const page = drawn(applications([3, 7, 5], [2, 2, 4]))
    expect(page).toContain('stroke-chart-1')
    expect(page).toContain('From Nov 1, 2026 to Nov 3, 2026. Lowest 3, highest 7.')
    expect(page).toMatch(/<th scope="row"[^>]*><a[^>]*href="\/rows\?day=2026-11-02"[^>]*>2026-11-02<\/a><\/th>/)
    expect(page).toMatch(/<td[^>]*>7<\/td><td[^>]*>2<\/td>/)
    expect(page).toContain('aria-valuetext="Nov 3, 2026: Applications 5, Period before 4"')
  })

  it.each(nothing)('says that there are no data (ANL-007): %s', (_, chart) => {
    const page = drawn(chart)
    expect(page).toContain('There are currently no data to analyse')
    expect(page).not.toContain('<details')
  })

  it('runs time from left to right in every language', () => {
    expect(drawn(applications([1, 2, 3]))).toContain('<div dir="ltr"')
  })
})

it('a funnel says which share of each step went on', () => {
  const page = drawn(
    <Funnel
      title="Funnel"
      name="Step"
      unit="Candidates"
      steps={[
        { key: 'a', label: 'Started', value: 40 },
        { key: 'b', label: 'Completed', value: 30 },
        { key: 'c', label: 'Hired', value: 0 },
        { key: 'd', label: 'Back', value: 0 },
      ]}
    />,
  )
  expect([...page.matchAll(/(\d+%) went on|None to go on/g)].map(([text]) => text)).toEqual([
    '75% went on',
    '0% went on',
    'None to go on',
  ])
})

it('a heat map writes its numbers, and none where there is none', () => {
  const page = drawn(
    <HeatMap
      title="Load"
      corner="Reviewer"
      columns={[
        { key: '1', label: '1' },
        { key: '2', label: '2' },
      ]}
      rows={[{ key: 'rita', label: 'Rita', cells: [{ value: 4, to: '/rows' }, { value: null }] }]}
      format={format}
    />,
  )
  expect(page).toMatch(/50%[^>]*><a[^>]*href="\/rows"[^>]*>4<\/a>/)
  expect(page).toContain('–')
})

it('a sparkline leaves gaps out and is decoration without a label', () => {
  const line = renderToStaticMarkup(<Sparkline values={[0, null, 10]} />)
  expect(line).toContain('points="0,19 100,1"')
  expect(line).toContain('aria-hidden="true"')
  expect(renderToStaticMarkup(<Sparkline values={[]} label="Applications" />)).toContain('aria-label="Applications"')
})

it('a downloaded table begins no formula', () => {
  expect(
    csv({
      head: ['Source', 'Candidates'],
      rows: [
        { key: 'a', cells: ['=cmd "x"', 4] },
        { key: 'b', cells: ['Fair', null] },
      ],
    }),
  ).toBe('\uFEFF"Source","Candidates"\r\n"\'=cmd ""x""",4\r\n"Fair",\r\n')
})
