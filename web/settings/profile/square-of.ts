const SIDE = 512

/** The middle of a picture as a small square JPEG, without what the camera wrote into it; null for what is no picture here. */
export async function squareOf(file: File): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file)
    const side = Math.min(picture.width, picture.height)
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = Math.min(SIDE, side)
    const paper = canvas.getContext('2d')!
    paper.fillStyle = 'white'
    paper.fillRect(0, 0, canvas.width, canvas.height)
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
    paper.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
    picture.close()
    const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
    return jpeg && new File([jpeg], 'portrait.jpg', { type: jpeg.type })
  } catch {
    return null
  }
}
