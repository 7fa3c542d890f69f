import { Link } from '@remix-run/react'
import type { directions } from '#contracts/ats-link/choices.ts'
import { namespace } from '../../i18n/namespace.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { useJobTitle } from '../../ui/titles.ts'
import { Act } from './act.tsx'
import type { LinkedAts } from './ats.server.ts'

const useText = namespace('integrations')
export const directionTexts = {
  both: 'atsBoth',
  in: 'atsIn',
  out: 'atsOut',
} as const satisfies Record<(typeof directions)[number], string>

/** Which of their jobs are which of ours. */
export function AtsJobs({ of: { linkId, systemName, jobs }, done }: { of: LinkedAts; done: object | undefined }) {
  const t = useText()
  const titleOf = useJobTitle()
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('atsJobs')}</h2>
      {jobs.length === 0 ? (
        <p className="text-muted">{t('atsNoJobs')}</p>
      ) : (
        <Table
          stacked
          caption={t('atsJobs')}
          head={
            <>
              <Th>{t('atsThere')}</Th>
              <Th>{t('atsHere')}</Th>
              <Th>{t('atsDirection')}</Th>
              <Th numeric>{t('atsTakenIn')}</Th>
              <Th>{t('atsLastConflict')}</Th>
              <Th>
                <span className="sr-only">{t('atsActions')}</span>
              </Th>
            </>
          }
        >
          {jobs.map(({ jobId, title, theirs, direction, count, lastConflictAt }) => {
            const job = title === null ? jobId : titleOf(title)
            return (
              <tr key={jobId}>
                <Td data-label={t('atsThere')} translate="no">
                  {theirs.map(({ id, name }) => (
                    <bdi key={id} className="block wrap-anywhere">
                      {name ?? id}
                    </bdi>
                  ))}
                </Td>
                <Td data-label={t('atsHere')}>
                  {title === null ? (
                    <span className="text-muted">{t('atsGoneJob')}</span>
                  ) : (
                    <Link to={`/admin/jobs/${jobId}`} className="link wrap-anywhere">
                      <bdi>{job}</bdi>
                    </Link>
                  )}
                </Td>
                <Td data-label={t('atsDirection')}>{t(directionTexts[direction], { name: systemName })}</Td>
                <Td data-label={t('atsTakenIn')} numeric>
                  {count}
                </Td>
                <Td data-label={t('atsLastConflict')}>{lastConflictAt ? <Instant at={lastConflictAt} /> : '–'}</Td>
                <Td>
                  <div className="flex flex-wrap gap-2 sm:justify-end">
                    {title !== null && (
                      <ButtonLink to={`?ours=${jobId}#map`} size="sm" aria-label={t('atsChangeNamed', { job })}>
                        {t('atsChange')}
                      </ButtonLink>
                    )}
                    <Act
                      intent="unmap"
                      values={{ linkId, jobId }}
                      label={t('atsUnmap')}
                      named={t('atsUnmapNamed', { job })}
                      variant="quiet"
                      done={done}
                    />
                  </div>
                </Td>
              </tr>
            )
          })}
        </Table>
      )}
    </section>
  )
}
