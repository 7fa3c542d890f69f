import { Link } from '@remix-run/react'
import { REJECTED_STAGE } from '#contracts/ats-link/choices.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Instant } from '../../ui/instant.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { useColumnTitle } from '../../ui/titles.ts'
import type { LinkedAts, ShownConflict } from './ats.server.ts'

const useText = namespace('integrations')
const outcomes = { theirs: 'atsSettledTheirs', ours: 'atsSettledOurs', refused: 'atsSettledRefused' } as const

/** Where both sides last disagreed, and how it was settled. */
export function AtsConflicts({ of: { conflicts, systemName } }: { of: LinkedAts }) {
  const t = useText()
  const columnOf = useColumnTitle()
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('atsConflicts')}</h2>
      {conflicts.length === 0 ? (
        <p className="text-muted">{t('atsNoConflicts')}</p>
      ) : (
        <Table
          stacked
          caption={t('atsConflicts')}
          head={
            <>
              <Th>{t('atsWho')}</Th>
              <Th>{t('atsThere')}</Th>
              <Th>{t('atsHere')}</Th>
              <Th>{t('atsSettled')}</Th>
              <Th>{t('atsWhen')}</Th>
            </>
          }
        >
          {conflicts.map(({ applicationId, candidateId, jobId, name, there, here, kind, at }) => (
            <tr key={applicationId}>
              <Td data-label={t('atsWho')}>
                {name === null ? (
                  <span className="text-muted">{t('atsGonePerson')}</span>
                ) : (
                  <Link to={`/admin/jobs/${jobId}/candidates/${candidateId}`} className="link wrap-anywhere">
                    <bdi>{name}</bdi>
                  </Link>
                )}
              </Td>
              <Td data-label={t('atsThere')}>
                <Stage of={there} />
              </Td>
              <Td data-label={t('atsHere')}>
                <bdi>{columnOf(here) || t('atsGoneColumn')}</bdi>
              </Td>
              <Td data-label={t('atsSettled')}>{t(outcomes[kind], { name: systemName })}</Td>
              <Td data-label={t('atsWhen')}>
                <Instant at={at} />
              </Td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  )
}

function Stage({ of }: { of: ShownConflict['there'] }) {
  const t = useText()
  if (of === null) return t('atsNoStage')
  if (of.id === REJECTED_STAGE) return t('atsRejected')
  return <bdi translate="no">{of.name ?? of.id}</bdi>
}
