import type { Installation, SystemStatus } from '#contracts/views/system.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Callout } from '../../ui/callout.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'

const useText = namespace('system')

export function Repairs({
  holesRepaired,
  stuck,
  stuckStreams,
}: Pick<Installation, 'holesRepaired' | 'stuck'> & Pick<SystemStatus, 'stuckStreams'>) {
  const t = useText()
  const { number } = useFormat()
  const { readModels, processes } = stuck
  const total = (readModels ?? 0) + (processes ?? 0)
  const unknown = readModels === null || processes === null
  return (
    <div className="flex flex-col gap-3">
      <p>
        {holesRepaired === null
          ? t('repairedUnknown')
          : holesRepaired === 0
            ? t('allArrived')
            : t('repaired', { count: holesRepaired })}
      </p>
      {total > 0 && (
        <Callout tone="danger" title={t('parked', { count: total })}>
          {t('parkedBy', { readModels: number(readModels ?? 0), processes: number(processes ?? 0) })}
        </Callout>
      )}
      {unknown ? <p>{t('parkedUnknown')}</p> : total === 0 && <p className="text-muted">{t('nothingParked')}</p>}
      {stuckStreams.length > 0 && <ParkedStreams streams={stuckStreams} />}
    </div>
  )
}

/** Streams that could not be handled, and why. */
export function ParkedStreams({ streams }: { streams: SystemStatus['stuckStreams'] }) {
  const t = useText()
  return (
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
      {streams.map(({ stream, by, error }) => (
        <tr key={`${stream} ${by}`}>
          <Td className="font-mono break-all" translate="no">
            {stream}
          </Td>
          <Td translate="no">{by}</Td>
          <Td>{error}</Td>
        </tr>
      ))}
    </Table>
  )
}
