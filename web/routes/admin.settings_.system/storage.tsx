import type { SystemStatus } from '#contracts/views/system.ts'
import { Table, Td, Th } from '../../ui/table.tsx'
import { bytes } from './amounts.ts'

const words: Record<string, string> = { log: 'Events', read: 'Read models', media: 'Recordings', keys: 'Keys', sessions: 'Sessions', mail: 'Messages' }

export function Storage({ storage, freeBytes, memoryBytes }: Pick<SystemStatus, 'storage' | 'freeBytes' | 'memoryBytes'>) {
  return (
    <div className="flex flex-col gap-3">
      <p>
        {freeBytes !== null && <>{bytes(freeBytes)} free beside the data folder. </>}
        {bytes(memoryBytes)} of memory in use.
      </p>
      <Table
        caption="Storage"
        head={
          <>
            <Th>What</Th>
            <Th numeric>Size</Th>
            <Th numeric>Write-ahead log</Th>
          </>
        }
      >
        {storage.map((folder) => (
          <tr key={folder.name}>
            <Td className="font-medium">{words[folder.name] ?? folder.name}</Td>
            <Td numeric>{bytes(folder.bytes)}</Td>
            <Td numeric>{folder.writeAheadBytes === 0 ? <span className="text-muted">none</span> : bytes(folder.writeAheadBytes)}</Td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
