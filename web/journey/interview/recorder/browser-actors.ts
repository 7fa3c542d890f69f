import { fromCallback, fromPromise } from 'xstate'
import { BITS_PER_SECOND, chooseMimeType, SLICE_MS, unsupported, videoConstraints } from './media.ts'
import type { Choice, KeptTake, Opened, RecorderEvent, RecordInput } from './recorder.machine.ts'
import { stillOf } from './still.ts'
import type { StoredTake, TakeStore } from './take-store.ts'

type Question = { candidateId: string; moduleId: string; questionId: string }

/** The recorder's actors in a real browser: camera, MediaRecorder, storage. */
export const browserActors = (store: TakeStore, question: Question, queue: (take: StoredTake) => void) => ({
  open: fromPromise<Opened<unknown>, Choice>(({ input }) => openCamera(input)),
  close: fromCallback<RecorderEvent, { stream: unknown }>(({ input, sendBack }) =>
    holdCamera(input.stream as MediaStream, () => sendBack({ type: 'camera.lost' })),
  ),
  record: fromCallback<{ type: 'record.stop' }, RecordInput<unknown>>(({ input, sendBack, receive }) => {
    const stream = input.stream as MediaStream
    const mimeType = chooseMimeType((type) => MediaRecorder.isTypeSupported(type))!
    const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITS_PER_SECOND })
    const { recordingId, take } = input
    let slices = 0
    let failed: unknown = null
    let startedAt = performance.now()
    let saved = store.begin({
      ...question,
      recordingId,
      take,
      mimeType: recorder.mimeType || mimeType,
      state: 'recording',
      durationMs: 0,
      declared: false,
    })

    const give = (error: unknown) => {
      failed ??= error
      if (recorder.state !== 'inactive') recorder.stop()
    }
    recorder.onstart = () => {
      startedAt = performance.now()
      // Without a still the recording is as good.
      stillOf(stream)
        .then((poster) => (poster ? store.update(recordingId, { poster }) : undefined))
        .catch(() => {})
    }
    recorder.ondataavailable = ({ data }) => {
      if (data.size === 0) return
      const index = slices++
      saved = saved.then(() => store.append(recordingId, index, data))
      saved.catch(give)
    }
    recorder.onerror = (event) => give((event as Event & { error?: unknown }).error ?? new Error('the recorder failed'))
    recorder.onstop = () => {
      const durationMs = Math.round(performance.now() - startedAt)
      void saved
        .catch(give)
        .then(() => store.update(recordingId, { state: 'kept', durationMs }))
        .catch(give)
        .then(() => {
          const seconds = slices === 0 ? 0 : durationMs / 1000
          sendBack(
            failed === null && slices > 0
              ? { type: 'recorder.stopped', seconds }
              : { type: 'recorder.failed', error: failed, seconds },
          )
        })
    }
    saved
      .then(() => recorder.start(SLICE_MS))
      .catch((error: unknown) => sendBack({ type: 'recorder.failed', error, seconds: 0 }))

    receive(() => recorder.state !== 'inactive' && recorder.stop())
    return () => {
      if (recorder.state !== 'inactive') recorder.stop()
    }
  }),
  send: fromPromise<void, KeptTake>(async ({ input }) => {
    await store.update(input.recordingId, { state: 'queued' })
    const take = (await store.takesOf(question.candidateId)).find(
      ({ recordingId }) => recordingId === input.recordingId,
    )
    if (!take) throw new Error('the take is gone')
    queue(take)
  }),
  discard: fromPromise<void, KeptTake>(({ input }) => store.empty(input.recordingId, 'discarded')),
})

async function openCamera({ cameraId, microphoneId }: Choice): Promise<Opened<MediaStream>> {
  if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined') throw unsupported()
  if (!chooseMimeType((type) => MediaRecorder.isTypeSupported(type))) throw unsupported()
  const size = videoConstraints({ width: window.innerWidth, height: window.innerHeight })
  const chosen = (deviceId: string | null) => (deviceId ? { deviceId: { exact: deviceId } } : {})
  const ask = (video: MediaTrackConstraints) =>
    navigator.mediaDevices.getUserMedia({
      video: { ...video, ...chosen(cameraId) },
      audio: microphoneId ? chosen(microphoneId) : true,
    })
  const stream = await ask(size).catch((error: unknown) => {
    // A camera that cannot do these sizes is better than none.
    if (error instanceof Error && error.name === 'OverconstrainedError') return ask({})
    throw error
  })

  const devices = await navigator.mediaDevices.enumerateDevices()
  const named = (kind: MediaDeviceKind, label: string) =>
    devices
      .filter((device) => device.kind === kind && device.deviceId)
      .map((device, index) => ({ id: device.deviceId, label: device.label || `${label} ${index + 1}` }))
  const inUse = (track: MediaStreamTrack | undefined) => track?.getSettings().deviceId ?? null
  return {
    stream,
    cameras: named('videoinput', 'Camera'),
    microphones: named('audioinput', 'Microphone'),
    cameraId: inUse(stream.getVideoTracks()[0]),
    microphoneId: inUse(stream.getAudioTracks()[0]),
  }
}

/** Watches for a camera that is pulled out; lets it go at the end, so that its light goes off. */
function holdCamera(stream: MediaStream, lost: () => void) {
  for (const track of stream.getTracks()) track.addEventListener('ended', lost)
  return () => {
    for (const track of stream.getTracks()) {
      track.removeEventListener('ended', lost)
      track.stop()
    }
  }
}
