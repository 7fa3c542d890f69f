import type { SystemStatus } from '#contracts/views/system.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Callout } from '../../ui/callout.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'

const useText = namespace('system')

export function Repairs({ holesRepaired, stuck, stuckStreams }: Pick<SystemStatus, 'holesRepaired' | 'stuck' | 'stuckStreams'>) {
  const t = useText()
  const { number } = useFormat()
  const total = stuck.readModels + stuck.processes
  return (
    <div className="flex flex-col gap-3">
      <p>
        {holesRepaired === 0 ? t('allArrived') : t('repaired', { count: holesRepaired })}
      </p>
      {total === 0 ? (
        <p className="text-muted">{t('nothingParked')}</p>
      ) : (
        <Callout tone="danger" title={t('parked', { count: total })}>
          {t('parkedBy', { readModels: number(stuck.readModels), processes: number(stuck.processes) })}
        </Callout>
      )}
      {stuckStreams.length > 0 && (
        <Table
          caption={t('parkedStreams')}
          head={
            <>
              <Th>{t('stream')}</Th>
              <Th>{t('parkedAt')}</Th>
              <Th>{t('reason')}</Th>
            </>
          }
        >
          {stuckStreams.map(({ stream, by, error }) => (
            <tr key={`${stream} ${by}`}>
              <Td className="font-mono break-all" translate="no">{stream}</Td>
              <Td translate="no">{by}</Td>
              <Td>{error}</Td>
            </tr>
          ))}
        </Table>
      )}
    </div>
  )
}
