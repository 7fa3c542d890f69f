import { useEffect, useState } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { UnsentFile } from '../../modules/inputs/file-input.tsx'
import type { FileInputProps } from '../../modules/inputs/file-sender.ts'
import { quietly } from '../../offline/index.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'

const useText = namespace('answers')

type Code = typeof import('./file-answer.tsx')
const load = () => quietly(() => import('./file-answer.tsx'))

export type Candidate = { candidateId: string; token: string }

/** What sends files is fetched once a question that takes one is open. */
export default function LateAnswer(props: FileInputProps & { candidate: Candidate }) {
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
