/** How wide and high a video is, as far as this browser can tell; null where it cannot. */
export function frameOf(file: Blob): Promise<{ width: number; height: number } | null> {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  video.preload = 'metadata'
  return new Promise<{ width: number; height: number } | null>((known) => {
    video.onloadedmetadata = () =>
      known(video.videoWidth > 0 ? { width: video.videoWidth, height: video.videoHeight } : null)
    video.onerror = () => known(null)
    video.src = url
  }).finally(() => {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  })
}
