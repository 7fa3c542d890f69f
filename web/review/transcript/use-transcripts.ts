import { useCallback, useEffect, useState } from 'react'
import type { TranscriptChoice } from '#contracts/kernel/spoken-languages.ts'
import { signInAgain } from '../../lib/sign-in-again.ts'
import type { ShownTranscript } from './shown.ts'

type Answer = { transcripts: ShownTranscript[] }
type Loaded = { of: string; transcripts: readonly ShownTranscript[] }

/**
 * The transcripts of a candidate, fetched once the page is there and again when `news` changes: they are long, and most
 * who open the page read one of them. `code` says why the last change was refused.
 */
export function useTranscripts(candidateId: string, news: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const base = `/api/v2/videos/${candidateId}`

  useEffect(() => {
    const left = new AbortController()
    fetch(`${base}/transcripts`, { signal: left.signal })
      .then(async (response) => {
        if (response.status === 401) return signInAgain()
        if (!response.ok) throw new Error(String(response.status))
        const { transcripts } = (await response.json()) as Answer
        setLoaded({ of: candidateId, transcripts })
        setFailed(false)
      })
      .catch(() => left.signal.aborted || setFailed(true))
    return () => left.abort()
  }, [base, candidateId, news])

  const send = useCallback(
    async (recordingId: string, method: 'POST' | 'PATCH', body: object): Promise<boolean> => {
      setBusy(true)
      try {
        const response = await fetch(`${base}/recordings/${recordingId}/transcript`, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        if (response.status === 401) signInAgain()
        const answer = (await response.json()) as Answer & { code?: string }
        if (response.ok) setLoaded({ of: candidateId, transcripts: answer.transcripts })
        setCode(response.ok ? null : (answer.code ?? 'failed'))
        return response.ok
      } catch {
        setCode('failed')
        return false
      } finally {
        setBusy(false)
      }
    },
    [base, candidateId],
  )

  return {
    /** Null until they are there. */
    transcripts: loaded?.of === candidateId ? loaded.transcripts : null,
    failed,
    code,
    busy,
    ask: (recordingId: string, language: TranscriptChoice) => send(recordingId, 'POST', { language }),
    correct: (recordingId: string, correction: { basedOn: number; segment: number; text: string }) =>
      send(recordingId, 'PATCH', correction),
  }
}
