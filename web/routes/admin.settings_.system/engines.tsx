import type { EngineStatus } from '#contracts/views/system.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { Key } from '../../locales/text.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { usePortName } from './port-name.ts'

const useText = namespace('system')
/** Those that come with the platform; the others are products, which are called what they are called. */
const own = { embedded: 'engineEmbedded', outbox: 'engineOutbox', folder: 'engineFolder' } as const satisfies Record<
  string,
  Key<'system'>
>
const isOneOf = <Known extends object>(name: PropertyKey, known: Known): name is keyof Known =>
  Object.hasOwn(known, name)

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

/** States come before names: on a phone they are what is seen without scrolling. */
export function Engines({ engines }: { engines: EngineStatus[] }) {
  const t = useText()
  const { number } = useFormat()
  const portName = usePortName()
  return (
    <Table
      caption={t('engines')}
      head={
        <>
          <Th>{t('engineFor')}</Th>
          <Th>{t('state')}</Th>
          <Th>{t('engine')}</Th>
        </>
      }
    >
      {engines.map(({ port, engine, version, answeredInMs, problem, awaySince }) => (
        <tr key={port}>
          <Td className="font-medium">{capital(portName(port))}</Td>
          <Td>
            {problem !== null ? (
              <>
                <Badge tone="danger">{t('doesNotAnswer')}</Badge>{' '}
                {awaySince && (
                  <>
                    <Sentence
                      text={t('awaySince')}
                      parts={{ at: <Instant at={awaySince} precision="second" /> }}
                    />{' '}
                  </>
                )}
                <bdi className="text-muted">{problem}</bdi>
              </>
            ) : answeredInMs === null ? (
              <Badge>{t('inUse')}</Badge>
            ) : (
              <Badge tone="success">
                {answeredInMs < 1 ? t('answersUnder') : t('answersIn', { ms: number(Math.round(answeredInMs)) })}
              </Badge>
            )}
          </Td>
          <Td>
            <bdi>
              {isOneOf(engine, own) ? t(own[engine]) : capital(engine)}
              {version && <span className="text-muted"> ({version})</span>}
            </bdi>
          </Td>
        </tr>
      ))}
    </Table>
  )
}
