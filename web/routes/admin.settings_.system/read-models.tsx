import type { Installation } from '#contracts/views/system.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Badge } from '../../ui/badge.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'

const useText = namespace('system')

export function ReadModels({
  readModels,
  relayLag,
  timerLagMs,
}: Pick<Installation, 'readModels' | 'relayLag' | 'timerLagMs'>) {
  const t = useText()
  const { number } = useFormat()
  const unknown = readModels.some(({ lag, stuck }) => lag === null || stuck === null)
  const behind = readModels.filter(({ lag, stuck }) => lag !== 0 || stuck !== 0).length
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        {unknown
          ? t('lagUnknown')
          : behind === 0
            ? t('allShown')
            : t('someBehind', { behind: number(behind), all: number(readModels.length) })}{' '}
        {relayLag !== null && (relayLag === 0 ? t('noneWaits') : t('waits', { count: relayLag }))}{' '}
        {timerLagMs !== null &&
          (timerLagMs < 1000 ? t('timersOnTime') : t('timersLate', { count: Math.round(timerLagMs / 1000) }))}
      </p>
      <Table
        caption={t('readModels')}
        head={
          <>
            <Th>{t('readModel')}</Th>
            <Th>{t('state')}</Th>
            <Th numeric>{t('version')}</Th>
            <Th numeric>{t('documents')}</Th>
          </>
        }
      >
        {readModels.map(({ name, version, documents, lag, stuck }) => (
          <tr key={name}>
            <Td className="font-medium" translate="no">
              {name}
            </Td>
            <Td>
              <span className="flex flex-wrap gap-1">
                {(lag !== 0 || !stuck) && <Lag lag={lag === 0 && stuck === null ? null : lag} />}
                {!!stuck && <Badge tone="danger">{t('stuck', { number: number(stuck) })}</Badge>}
              </span>
            </Td>
            <Td numeric>{version}</Td>
            <Td numeric>
              {documents === null ? t('notKnown') : documents === 'not built' ? t('notBuilt') : number(documents)}
            </Td>
          </tr>
        ))}
      </Table>
    </div>
  )
}

function Lag({ lag }: { lag: number | null }) {
  const t = useText()
  if (lag === null) return <Badge>{t('notKnown')}</Badge>
  return lag === 0 ? (
    <Badge tone="success">{t('upToDate')}</Badge>
  ) : (
    <Badge tone="warning">{t('behind', { count: lag })}</Badge>
  )
}
