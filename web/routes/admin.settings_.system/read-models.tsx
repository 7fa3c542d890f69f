import type { SystemStatus } from '#contracts/views/system.ts'
import { Badge } from '../../ui/badge.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { count } from './amounts.ts'

export function ReadModels({ readModels, relayLag }: Pick<SystemStatus, 'readModels' | 'relayLag'>) {
  const behind = readModels.filter(({ lag }) => lag > 0).length
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        {behind === 0 ? 'Every read model shows all that was written.' : `${count(behind)} of ${count(readModels.length)} read models do not show all that was written yet.`}{' '}
        {relayLag === 0 ? 'No event waits for the bus.' : `${count(relayLag)} ${relayLag === 1 ? 'event waits' : 'events wait'} for the bus.`}
      </p>
      <Table
        caption="Read models"
        head={
          <>
            <Th>Read model</Th>
            <Th numeric>Version</Th>
            <Th numeric>Documents</Th>
            <Th>State</Th>
          </>
        }
      >
        {readModels.map(({ name, version, documents, lag, stuck }) => (
          <tr key={name}>
            <Td className="font-medium">{name}</Td>
            <Td numeric>{version}</Td>
            <Td numeric>{documents === null ? 'not built' : count(documents)}</Td>
            <Td>
              <span className="flex flex-wrap gap-1">
                {lag === 0 ? <Badge tone="success">Up to date</Badge> : <Badge tone="warning">{count(lag)} {lag === 1 ? 'event' : 'events'} behind</Badge>}
                {stuck > 0 && <Badge tone="danger">{count(stuck)} stuck</Badge>}
              </span>
            </Td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
