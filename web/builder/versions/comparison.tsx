import { Fragment, useMemo } from 'react'
import type { JobDraft } from '#contracts/job/draft.ts'
import { sectionNames, sections } from '#contracts/job/sections.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { type Row, rowsOf } from './rows.ts'

const useText = namespace('versions')
const useBuilderText = namespace('builder')
const useJourneyText = namespace('journey')
const useModuleText = namespace('modules')

const tones: Record<Row['kind'], Tone> = { added: 'success', removed: 'danger', changed: 'info', moved: 'neutral' }

type Props = { before: JobDraft; after: JobDraft; headings: readonly [string, string] }

/** Two versions side by side, the earlier one first: only what is different, in words. */
export function Comparison({ before, after, headings }: Props) {
  const t = useText()
  const builder = useBuilderText()
  const journey = useJourneyText()
  const modules = useModuleText()
  const formats = useFormat()
  const rows = useMemo(
    () => rowsOf(before, after, { t, builder, journey, modules, formats }),
    [before, after, t, builder, journey, modules, formats],
  )
  if (rows.length === 0) return <p className="rounded-lg border border-line bg-raised p-4 text-muted">{t('sameAs')}</p>
  const cell = 'border-t border-line px-3 py-2 align-top'
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-raised">
      <table className="w-full table-fixed text-start max-sm:[&_td]:block max-sm:[&_th]:block max-sm:[&_thead]:sr-only">
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col" className="w-2/5 px-3 py-2 text-start font-medium">
              {t('what')}
            </th>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="px-3 py-2 text-start font-medium wrap-anywhere">
                <bdi>{heading}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sectionNames.map((section) => {
            const own = rows.filter((row) => row.section === section)
            return (
              own.length > 0 && (
                <Fragment key={section}>
                  <tr>
                    <th scope="rowgroup" colSpan={3} className="border-t border-line bg-sunken px-3 py-1.5 text-start">
                      {builder(sections[section].step)}
                    </th>
                  </tr>
                  {own.map(({ key, what, kind, before: was, after: is }) => (
                    <tr key={key}>
                      <th scope="row" className={`${cell} text-start font-medium wrap-anywhere`}>
                        <Badge tone={tones[kind]} className="me-2">
                          {t(kind)}
                        </Badge>
                        {what.map((part, at) => (
                          <Fragment key={at}>
                            {at > 0 && <span className="text-muted"> · </span>}
                            <bdi>{part}</bdi>
                          </Fragment>
                        ))}
                      </th>
                      <Cell text={was} className={cell} label={headings[0]} struck={kind !== 'moved'} />
                      <Cell text={is} className={cell} label={headings[1]} />
                    </tr>
                  ))}
                </Fragment>
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = { text: string; className: string; label: string; struck?: boolean }

/** On a phone the columns are one below the other, each with the version it is of. */
function Cell({ text, className, label, struck = false }: CellProps) {
  return (
    <td className={`${className} wrap-anywhere whitespace-pre-line max-sm:border-t-0 max-sm:py-1`}>
      <span aria-hidden="true" className="block text-xs text-muted sm:hidden">
        {label}
      </span>
      {text === '' ? (
        <span className="text-muted">–</span>
      ) : (
        <span dir="auto" className={struck ? 'text-muted' : ''}>
          {text}
        </span>
      )}
    </td>
  )
}
