import { useContext } from 'react'
import { fileTypes, MAX_FILE_MB } from '#contracts/job/modules/files.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { useFileLine } from '../../ui/use-file-line.ts'
import { UploadIcon } from '../../ui/icons.tsx'
import { type FileInputProps, FileSender } from './file-sender.ts'

const useText = namespace('answers')

export default function FileInput(props: FileInputProps) {
  const Sender = useContext(FileSender)
  return Sender ? <Sender {...props} /> : <UnsentFile {...props} />
}

/** Before files can be sent, and where none are. What was given stays. */
export function UnsentFile({ given, picturesOnly = false }: FileInputProps) {
  const t = useText()
  const lineOf = useFileLine()
  return (
    <div className="flex flex-col gap-2 rounded-md border border-dashed border-control p-4">
      <input type="hidden" name="file" defaultValue={given ? JSON.stringify(given) : ''} />
      {given && <bdi className="font-medium wrap-anywhere">{lineOf(given)}</bdi>}
      <Button className="self-start" disabled>
        <UploadIcon aria-hidden="true" /> {t(given ? 'replaceFile' : 'chooseFile')}
      </Button>
      <p className="text-sm text-muted">{t(picturesOnly ? 'pictureRules' : 'fileRules', { most: MAX_FILE_MB })}</p>
      <noscript>
        <p>{t('fileNeedsScript')}</p>
      </noscript>
    </div>
  )
}

export const acceptedFiles = Object.values(fileTypes)
  .map((ending) => `.${ending}`)
  .concat('.jpeg', 'image/png', 'image/jpeg')
  .join()
