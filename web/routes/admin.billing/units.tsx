import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { SubscriptionUnit } from '#contracts/views/usage.ts'
import { useDates } from '../../charts/dates.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { useJobTitle } from '../../ui/titles.ts'
import { usageAddress } from './usage-address.ts'
import { OpenedEvent } from './opened-event.tsx'
import type { UsagePage } from './usage.server.ts'

const useText = namespace('usage')

type Shown = NonNullable<UsagePage['units']>

/** The units of one day, each with the event it was counted from. */
export function Units({ usage, day, units }: { usage: UsagePage; day: string; units: Shown }) {
  const t = useText()
  const { long } = useDates('day')
  const { measure } = usage
  const here = { usage: measure, day }
  const caption = t('unitsOn', { day: long(`${day}T00:00:00.000Z`) })
  const more =
    units.kind === 'units'
      ? units.more && usageAddress({ ...here, page: units.page + 1 })
      : units.next !== null && usageAddress({ ...here, from: units.next })
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold">{caption}</h3>
      {usage.opened && <OpenedEvent event={usage.opened} closeTo={usageAddress(here)} />}
      {units.units.length === 0 ? (
        <p className="text-muted">{t('noUnits')}</p>
      ) : (
        <Table
          caption={caption}
          head={[t('time'), t('what'), t('event')].map((column) => <Th key={column}>{column}</Th>)}
        >
          {units.kind === 'units'
            ? units.units.map((unit) => (
                <tr key={unit.interviewId ?? unit.candidateId}>
                  <At at={unit.at} />
                  <Td>
                    {unit.jobId === null ? (
                      <Quiet>{t('deleted')}</Quiet>
                    ) : (
                      <Job id={unit.jobId} title={unit.jobTitle} />
                    )}
                  </Td>
                  <Td>
                    {unit.interviewId && unit.jobId ? (
                      <Open to={`/meetings/${unit.interviewId}`} revision={unit.eventRevision} />
                    ) : unit.jobId && unit.jobTitle !== '' ? (
                      <Open
                        to={`/admin/jobs/${unit.jobId}/candidates/${unit.candidateId}/history#event-${unit.eventRevision}`}
                        revision={unit.eventRevision}
                      />
                    ) : (
                      <Quiet>{t('eventNumber', { number: unit.eventRevision })}</Quiet>
                    )}
                  </Td>
                </tr>
              ))
            : units.units.map((unit) => (
                <tr key={unit.revision}>
                  <At at={unit.at} />
                  <Td>
                    <What unit={unit} />
                  </Td>
                  <Td>
                    <Open to={usageAddress({ ...here, event: unit.revision })} revision={unit.revision} stay />
                  </Td>
                </tr>
              ))}
        </Table>
      )}
      {more && (
        <ButtonLink variant="quiet" to={more} preventScrollReset className="self-start">
          {t('more')}
        </ButtonLink>
      )}
    </div>
  )
}

const Quiet = ({ children }: { children: ReactNode }) => <span className="text-muted">{children}</span>

const At = ({ at }: { at: string }) => (
  <Td className="whitespace-nowrap">
    <Instant at={at} />
  </Td>
)

function Open({ to, revision, stay = false }: { to: string; revision: number; stay?: boolean }) {
  const t = useText()
  return (
    <Link to={to} preventScrollReset={stay} className="link">
      {t('openEvent', { number: revision })}
    </Link>
  )
}

function Job({ id, title }: { id: string; title: string }) {
  const t = useText()
  const jobTitle = useJobTitle()
  if (title === '') return <Quiet>{t('hiddenJob')}</Quiet>
  return (
    <Link className="link" to={`/admin/jobs/${id}`}>
      {jobTitle(title)}
    </Link>
  )
}

function What({ unit: { of, given, used } }: { unit: SubscriptionUnit }) {
  const t = useText()
  const { number } = useFormat()
  if (of.kind === 'text')
    return (
      <>
        {t(of.reminder ? 'reminder' : 'invitation')}{' '}
        {of.jobId === null ? (
          <Quiet>{t('deleted')}</Quiet>
        ) : (
          <Link className="link" to={`/admin/jobs/${of.jobId}/candidates/${of.candidateId}/history`}>
            {t('candidate')}
          </Link>
        )}
      </>
    )
  return (
    <>
      {of.kind === 'job' ? <Job id={of.id} title={of.name} /> : of.name || <Quiet>{t('formerUser')}</Quiet>}
      {': '}
      {t(given ? 'gaveBack' : 'took', { used: number(used) })}
    </>
  )
}
