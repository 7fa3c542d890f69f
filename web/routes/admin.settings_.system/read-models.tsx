import type { SystemStatus } from '#contracts/views/system.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Badge } from '../../ui/badge.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'

const useText = namespace('system')

export function ReadModels({ readModels, relayLag }: Pick<SystemStatus, 'readModels' | 'relayLag'>) {
  const t = useText()
  const { number } = useFormat()
  const behind = readModels.filter(({ lag }) => lag !== null && lag > 0).length
  const unknown = relayLag === null || readModels.some(({ lag }) => lag === null)
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        {unknown ? (
          t('lagUnknown')
        ) : (
          <>
            {behind === 0 ? t('allShown') : t('someBehind', { behind: number(behind), all: number(readModels.length) })} {relayLag === 0 ? t('noneWaits') : t('waits', { count: relayLag })}
          </>
        )}
      </p>
      <Table
        caption={t('readModels')}
        head={
          <>
            <Th>{t('readModel')}</Th>
            <Th numeric>{t('version')}</Th>
            <Th numeric>{t('documents')}</Th>
            <Th>{t('state')}</Th>
          </>
        }
      >
        {readModels.map(({ name, version, documents, lag, stuck }) => (
          <tr key={name}>
            <Td className="font-medium" translate="no">
              {name}
            </Td>
            <Td numeric>{version}</Td>
            <Td numeric>{documents === null ? t('notBuilt') : number(documents)}</Td>
            <Td>
              <span className="flex flex-wrap gap-1">
                {lag === null ? <Badge>{t('unknown')}</Badge> : lag === 0 ? <Badge tone="success">{t('upToDate')}</Badge> : <Badge tone="warning">{t('behind', { count: lag })}</Badge>}
                {stuck > 0 && <Badge tone="danger">{t('stuck', { number: number(stuck) })}</Badge>}
              </span>
            </Td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
