import type { EngineStatus } from '#contracts/views/system.ts'
import { Badge } from '../../ui/badge.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

export function Engines({ engines }: { engines: EngineStatus[] }) {
  return (
    <Table
      caption="Engines"
      head={
        <>
          <Th>For</Th>
          <Th>Engine</Th>
          <Th>State</Th>
        </>
      }
    >
      {engines.map(({ port, engine, version, answeredInMs, problem }) => (
        <tr key={port}>
          <Td className="font-medium">{capital(port)}</Td>
          <Td>
            {capital(engine)}
            {version && <span className="text-muted"> ({version})</span>}
          </Td>
          <Td>
            {problem !== null ? (
              <>
                <Badge tone="danger">Does not answer</Badge> <span className="text-muted">{problem}</span>
              </>
            ) : answeredInMs === null ? (
              <Badge>In use</Badge>
            ) : (
              <Badge tone="success">Answers in {answeredInMs < 1 ? 'under 1' : Math.round(answeredInMs)} ms</Badge>
            )}
          </Td>
        </tr>
      ))}
    </Table>
  )
}
