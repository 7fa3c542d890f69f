import { Form, useNavigation } from '@remix-run/react'
import type { DeadLetter } from '#contracts/views/system.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { usePortName } from './port-name.ts'

const useText = namespace('system')

/** Calls to services outside that failed for too long; each can be tried again or dropped. */
export function DeadLetters({ letters, ofAll }: { letters: DeadLetter[] | null; ofAll: boolean }) {
  const t = useText()
  const portName = usePortName()
  return (
    <Card title={t('deadLetters')}>
      {letters === null ? (
        <p>{t('deadLettersUnknown')}</p>
      ) : letters.length === 0 ? (
        <p className="text-muted">{t('noDeadLetters')}</p>
      ) : (
        <div className="flex flex-col gap-3">
          <p>{t('deadLettersHelp')}</p>
          <Table
            caption={t('deadLetters')}
            stacked
            head={
              <>
                <Th>{t('engineFor')}</Th>
                {ofAll && <Th>{t('company')}</Th>}
                <Th>{t('reason')}</Th>
                <Th>{t('givenUpAt')}</Th>
                <Th>{t('decide')}</Th>
              </>
            }
          >
            {letters.map((letter) => (
              <tr key={letter.callId}>
                <Td className="font-medium" data-label={t('engineFor')}>
                  {portName(letter.port)}
                </Td>
                {ofAll && (
                  <Td translate="no" data-label={t('company')}>
                    {letter.companyId}
                  </Td>
                )}
                <Td translate="no" data-label={t('reason')}>
                  {letter.code}
                </Td>
                <Td data-label={t('givenUpAt')}>
                  <Instant at={letter.givenUpAt} />
                </Td>
                <Td data-label={t('decide')}>
                  <Decision letter={letter} />
                </Td>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </Card>
  )
}

function Decision({ letter: { callId, companyId } }: { letter: DeadLetter }) {
  const t = useText()
  const sent = useNavigation().formData
  const busy = (intent: string) => sent?.get('callId') === callId && sent.get('intent') === intent
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="callId" value={callId} />
      <input type="hidden" name="companyId" value={companyId} />
      <Button type="submit" size="sm" name="intent" value="retry-call" busy={busy('retry-call')}>
        {t('retryCall')}
      </Button>
      <Button type="submit" size="sm" variant="quiet" name="intent" value="drop-call" busy={busy('drop-call')}>
        {t('dropCall')}
      </Button>
    </Form>
  )
}
