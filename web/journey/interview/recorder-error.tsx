import { VideoIcon } from '../../ui/icons.tsx'
import type { Failure } from '../../machines/recorder/media.ts'
import { Button } from '../../ui/button.tsx'

export function RecorderError({ failure: { title, text, help }, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <div role="alert" className="flex min-h-64 flex-col items-center justify-center gap-4 rounded-lg border border-line bg-raised p-6 text-center">
      <VideoIcon aria-hidden="true" className="size-8 text-danger-ink" />
      <div>
        <h2 className="text-xl font-semibold">{title}</h2>
        <p className="mt-1 max-w-prose text-muted">{text}</p>
      </div>
      {help && (
        <details className="max-w-prose text-start">
          <summary className="link text-center">How to allow access</summary>
          <ol className="mt-2 list-decimal ps-5 text-muted">
            <li>Press the camera or lock sign beside the address at the top of the browser.</li>
            <li>Set camera and microphone to "Allow" for this page.</li>
            <li>On a phone or a Mac, also allow the browser to use them in the system's privacy settings.</li>
            <li>Come back here and press "Try Again".</li>
          </ol>
        </details>
      )}
      <Button variant="primary" size="lg" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}
