import { useEffect, useRef } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import type { Choice, Opened } from './recorder/recorder.machine.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

const useText = namespace('recording')

export function DevicePicker({ opened, onChoose }: { opened: Opened<unknown>; onChoose: (choice: Choice) => void }) {
  const t = useText()
  const { cameraId, microphoneId, cameras, microphones } = opened
  const options = (devices: Opened<unknown>['cameras']) => devices.map(({ id, label }) => ({ value: id, label }))
  return (
    <div className="grid gap-3 @md:grid-cols-2">
      <Field label={t('camera')}>
        <Select
          options={options(cameras)}
          value={cameraId ?? ''}
          onChange={(event) => onChoose({ cameraId: event.target.value, microphoneId })}
        />
      </Field>
      <Field label={t('microphone')}>
        <Select
          options={options(microphones)}
          value={microphoneId ?? ''}
          onChange={(event) => onChoose({ cameraId, microphoneId: event.target.value })}
        />
      </Field>
    </div>
  )
}

/** Moves with the voice: it shows that the microphone works. */
export function SoundLevel({ stream }: { stream: MediaStream }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (stream.getAudioTracks().length === 0) return
    const audio = new AudioContext()
    const analyser = audio.createAnalyser()
    analyser.fftSize = 512
    audio.createMediaStreamSource(stream).connect(analyser)
    const samples = new Uint8Array(analyser.fftSize)
    let frame = 0
    const draw = () => {
      analyser.getByteTimeDomainData(samples)
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0)
      if (bar.current) bar.current.style.transform = `scaleX(${Math.min(1, loudest / 64)})`
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => {
      cancelAnimationFrame(frame)
      void audio.close()
    }
  }, [stream])
  return (
    <div>
      <p className="text-sm text-muted">{useText()('saySomething')}</p>
      <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-neutral-soft">
        <div
          ref={bar}
          className="h-full origin-left rtl:origin-right bg-success-ink"
          style={{ transform: 'scaleX(0)' }}
        />
      </div>
    </div>
  )
}
