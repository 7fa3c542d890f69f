import { Button } from '../ui/button.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { useEditor } from './editor.tsx'

type Props = { live: boolean; companyName: string; onNext: () => void; onLater: () => void }

export function PreviewStep({ live, companyName, onNext, onLater }: Props) {
  const { draft } = useEditor()
  return (
    <div className="flex flex-col gap-4">
      <p className="text-lg">
        Preview the experience
        <br />
        <span className="text-muted">Then let's go live!</span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" size="lg" disabled={!live} onClick={onNext}>
          Get Candidates Now
        </Button>
        <Button size="lg" onClick={onLater}>
          Do it later
        </Button>
        {!live && <p className="text-muted">This job is a draft. Next on Interview Builder takes it live.</p>}
      </div>
      <PreviewPane draft={draft} companyName={companyName} moduleId={null} wide />
    </div>
  )
}
