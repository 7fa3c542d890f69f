export type Cut = { zoom: number; across: number; down: number }
export const wholeCut: Cut = { zoom: 1, across: 0, down: 0 }
export const MOST_ZOOM = 4

type Size = { width: number; height: number }
export type Fit = 'contain' | 'cover'

/**
 * Where a picture is drawn so that a frame shows the chosen part of it, in pixels of the frame. `across` and `down` go
 * from -1 (its left or top edge) to 1; they mean nothing where the picture has no more than the frame.
 */
export function placed(picture: Size, frame: Size, fit: Fit, { zoom, across, down }: Cut) {
  const scales = [frame.width / picture.width, frame.height / picture.height] as const
  const scale = zoom * (fit === 'contain' ? Math.min(...scales) : Math.max(...scales))
  const [width, height] = [picture.width * scale, picture.height * scale]
  const spare = [Math.max(width - frame.width, 0), Math.max(height - frame.height, 0)] as const
  return {
    left: (frame.width - width) / 2 - (across * spare[0]) / 2,
    top: (frame.height - height) / 2 - (down * spare[1]) / 2,
    width,
    height,
    spare,
  }
}

/** The cut after the picture was dragged, in pixels of the frame. */
export function dragged(
  cut: Cut,
  [spareAcross, spareDown]: readonly [number, number],
  by: { x: number; y: number },
): Cut {
  const moved = (now: number, spare: number, pixels: number) =>
    spare === 0 ? now : Math.min(1, Math.max(-1, now - (2 * pixels) / spare))
  return { ...cut, across: moved(cut.across, spareAcross, by.x), down: moved(cut.down, spareDown, by.y) }
}
