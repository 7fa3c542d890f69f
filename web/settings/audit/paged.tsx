import type { ReactNode } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Table, Th } from '../../ui/table.tsx'

const useText = namespace('audit')

type PagedProps = {
  caption: string
  columns: readonly { label: string; numeric?: boolean }[]
  page: number
  pages: number
  at: (page: number) => string
  stacked?: boolean
  children: ReactNode
}

/** A page of a long record, newest first, and the way to the pages before and after it. */
export function Paged({ caption, columns, page, pages, at, stacked, children }: PagedProps) {
  const t = useText()
  return (
    <>
      <Table
        caption={caption}
        {...(stacked && { stacked })}
        head={columns.map(({ label, numeric }) => (
          <Th key={label} {...(numeric && { numeric })}>
            {label}
          </Th>
        ))}
      >
        {children}
      </Table>
      {pages > 1 && (
        <nav className="flex items-center gap-3" aria-label={t('pageOf', { page, pages })}>
          {page > 1 && <ButtonLink to={at(page - 1)}>{t('newer')}</ButtonLink>}
          <span className="text-muted tabular-nums">{t('pageOf', { page, pages })}</span>
          {page < pages && <ButtonLink to={at(page + 1)}>{t('older')}</ButtonLink>}
        </nav>
      )}
    </>
  )
}
