import type { SystemStatus } from '#contracts/views/system.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Badge } from '../../ui/badge.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { usePortName } from './port-name.ts'
import { ParkedStreams } from './repairs.tsx'

const useText = namespace('system')

/** Whether the platform works for the company of the person who looks; figures of the installation are for operators. */
export function OfCompany({ status: { services, current, stuckStreams } }: { status: SystemStatus }) {
  const t = useText()
  const portName = usePortName()
  return (
    <>
      <Card title={t('services')}>
        <Table
          caption={t('services')}
          head={
            <>
              <Th>{t('engineFor')}</Th>
              <Th>{t('state')}</Th>
            </>
          }
        >
          {services.map(({ port, answers }) => (
            <tr key={port}>
              <Td className="font-medium">{portName(port)}</Td>
              <Td>
                {answers ? (
                  <Badge tone="success">{t('works')}</Badge>
                ) : (
                  <Badge tone="danger">{t('doesNotAnswer')}</Badge>
                )}
              </Td>
            </tr>
          ))}
        </Table>
      </Card>
      <Card title={t('yourData')}>
        <div className="flex flex-col gap-3">
          <p role="status">{current === null ? t('currentUnknown') : current ? t('currentAll') : t('currentBehind')}</p>
          {stuckStreams.length === 0 ? (
            <p className="text-muted">{t('nothingParked')}</p>
          ) : (
            <>
              <Callout tone="danger" title={t('parked', { count: stuckStreams.length })}>
                {t('parkedOwn')}
              </Callout>
              <ParkedStreams streams={stuckStreams} />
            </>
          )}
        </div>
      </Card>
      <p className="text-sm text-muted">{t('forOperators')}</p>
    </>
  )
}
