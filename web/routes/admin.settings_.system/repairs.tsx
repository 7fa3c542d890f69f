import type { SystemStatus } from '#contracts/views/system.ts'
import { Callout } from '../../ui/callout.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { count } from './amounts.ts'

export function Repairs({ holesRepaired, stuck, stuckStreams }: Pick<SystemStatus, 'holesRepaired' | 'stuck' | 'stuckStreams'>) {
  const total = stuck.readModels + stuck.processes
  return (
    <div className="flex flex-col gap-3">
      <p>
        {holesRepaired === 0
          ? 'Every event arrived by itself since the start.'
          : `${count(holesRepaired)} ${holesRepaired === 1 ? 'event' : 'events'} had not arrived and ${holesRepaired === 1 ? 'was' : 'were'} read from the log.`}
      </p>
      {total === 0 ? (
        <p className="text-muted">Nothing is parked: every event could be handled.</p>
      ) : (
        <Callout tone="danger" title={`${count(total)} ${total === 1 ? 'stream is' : 'streams are'} parked`}>
          {count(stuck.readModels)} for read models, {count(stuck.processes)} for processes. They are tried again every minute; those of other companies are not listed.
        </Callout>
      )}
      {stuckStreams.length > 0 && (
        <Table
          caption="Parked streams of your company"
          head={
            <>
              <Th>Stream</Th>
              <Th>Could not be handled by</Th>
              <Th>Reason</Th>
            </>
          }
        >
          {stuckStreams.map(({ stream, by, error }) => (
            <tr key={`${stream} ${by}`}>
              <Td className="font-mono break-all">{stream}</Td>
              <Td>{by}</Td>
              <Td>{error}</Td>
            </tr>
          ))}
        </Table>
      )}
    </div>
  )
}
