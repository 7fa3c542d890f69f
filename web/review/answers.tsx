import { Badge } from '../ui/badge.tsx'
import type { Answered } from './questions.ts'

/** What the candidate wrote and chose. */
export function Answers({ answers, started }: { answers: readonly Answered[]; started: boolean }) {
  return (
    <section aria-label="Answers" className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">Answers</h2>
      {answers.length === 0 && <p className="text-muted">{started ? 'This journey has no written questions.' : 'The candidate has not started yet.'}</p>}
      <dl className="flex flex-col gap-4">
        {answers.map(({ moduleId, title, answer, failed, given }) => (
          <div key={moduleId}>
            <dt className="font-medium">
              {title} {failed && <Badge tone="danger">Leads to rejection</Badge>}
            </dt>
            {given ? (
              answer.map((line) => (
                <dd key={line} className="mt-1 whitespace-pre-wrap">
                  {line}
                </dd>
              ))
            ) : (
              <dd className="mt-1 text-muted">No answer yet</dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
