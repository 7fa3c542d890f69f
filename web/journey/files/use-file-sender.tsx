import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { type FileInputProps, UnsentFile } from '../../modules/inputs/file-input.tsx'
import { quietly } from '../../offline/index.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'

const useText = namespace('answers')

type Code = typeof import('./file-answer.tsx')
const load = () => quietly(() => import('./file-answer.tsx'))

type Candidate = { candidateId: string; token: string }

/** The file input of one candidate's page; what sends files is fetched once such a page is open. */
export function useFileSender(candidate: Candidate | null): ComponentType<FileInputProps> | null {
  const candidateId = candidate?.candidateId
  const token = candidate?.token
  return useMemo(() => {
    if (!candidateId || !token) return null
    const own = { candidateId, token }
    return function Sender(props: FileInputProps) {
      return <LateAnswer {...props} candidate={own} />
    }
  }, [candidateId, token])
}

function LateAnswer(props: FileInputProps & { candidate: Candidate }) {
  const t = useText()
  const [code, setCode] = useState<Code | 'coming' | 'missing'>('coming')
  const isComing = code === 'coming'
  useEffect(() => {
    let gone = false
    if (isComing)
      load().then(
        (loaded) => !gone && setCode(loaded),
        () => !gone && setCode('missing'),
      )
    return () => void (gone = true)
  }, [isComing])

  if (typeof code === 'object') return <code.FileAnswer {...props} />
  return (
    <>
      <UnsentFile {...props} />
      {code === 'missing' && (
        <Callout tone="danger" announce>
          <p>{t('fileNotLoaded')}</p>
          <Button size="sm" className="mt-2" onClick={() => setCode('coming')}>
            {t('fileTryAgain')}
          </Button>
        </Callout>
      )}
    </>
  )
}
