import type { Installation } from '#contracts/views/system.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Table, Td, Th } from '../../ui/table.tsx'
import { bytes } from './amounts.ts'

const useText = namespace('system')
const words = {
  log: 'storageLog',
  read: 'storageRead',
  media: 'storageMedia',
  keys: 'storageKeys',
  sessions: 'storageSessions',
  mail: 'storageMail',
} as const
const isNamed = (name: string): name is keyof typeof words => Object.hasOwn(words, name)

export function Storage({
  storage,
  freeBytes,
  memoryBytes,
}: Pick<Installation, 'storage' | 'freeBytes' | 'memoryBytes'>) {
  const t = useText()
  const format = useFormat()
  return (
    <div className="flex flex-col gap-3">
      <p>
        {freeBytes !== null && `${t('free', { amount: bytes(freeBytes, format, t) })} `}
        {t('memory', { amount: bytes(memoryBytes, format, t) })}
      </p>
      <Table
        caption={t('storage')}
        head={
          <>
            <Th>{t('what')}</Th>
            <Th numeric>{t('size')}</Th>
            <Th numeric>{t('writeAhead')}</Th>
          </>
        }
      >
        {storage.map((folder) => (
          <tr key={folder.name}>
            <Td className="font-medium">{isNamed(folder.name) ? t(words[folder.name]) : folder.name}</Td>
            <Td numeric>
              <bdi>{bytes(folder.bytes, format, t)}</bdi>
            </Td>
            <Td numeric>
              {folder.writeAheadBytes === 0 ? (
                <span className="text-muted">{t('none')}</span>
              ) : (
                <bdi>{bytes(folder.writeAheadBytes, format, t)}</bdi>
              )}
            </Td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
