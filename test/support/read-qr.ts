/** A picture row by row, one character a pixel: `#` where it is dark. */
export type Picture = { width: number; height: number; pixels: string }

/** Versions 7 to 11 at level H, which is what our links need: where alignment patterns lie, how many data codewords each block has. */
const versions: Record<number, { alignment: number[]; blocks: number[] }> = {
  7: { alignment: [6, 22, 38], blocks: [13, 13, 13, 13, 14] },
  8: { alignment: [6, 24, 42], blocks: [14, 14, 14, 14, 15, 15] },
  9: { alignment: [6, 26, 46], blocks: [12, 12, 12, 12, 13, 13, 13, 13] },
  10: { alignment: [6, 28, 50], blocks: [15, 15, 15, 15, 15, 15, 16, 16] },
  11: { alignment: [6, 30, 54], blocks: [12, 12, 12, 13, 13, 13, 13, 13, 13, 13, 13] },
}
const LEVEL_H = 0b10
const FORMAT_MASK = 0b101010000010010

const masks: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

/** Reads an undamaged QR code of level H, without correcting anything: what it says must be there bit by bit. */
export function readQr(picture: Picture): { text: string; level: 'H' | 'other'; modules: number; margin: number } {
  const dark = (x: number, y: number) => picture.pixels[y * picture.width + x] === '#'
  let corner = 0
  while (!dark(corner, corner)) corner++
  let end = corner
  while (dark(end, corner)) end++
  const module = (end - corner) / 7
  const size = Math.round((picture.width - 2 * corner) / module)
  const at = (row: number, column: number) =>
    dark(Math.floor(corner + (column + 0.5) * module), Math.floor(corner + (row + 0.5) * module))
  const version = versions[(size - 17) / 4]
  if (!version) throw new Error(`A QR code of ${size} modules is not expected`)

  const format = readBits([0, 1, 2, 3, 4, 5, 7, 8].map((column) => at(8, column))) << 7
  const rest = readBits([7, 5, 4, 3, 2, 1, 0].map((row) => at(row, 8)))
  const plain = (format | rest) ^ FORMAT_MASK
  const mask = masks[(plain >> 10) & 0b111]!
  const codewords = dataCodewords(
    walk(size, version.alignment).map(([row, column]) => at(row, column) !== mask(row, column)),
    version.blocks,
  )
  return {
    text: decode(codewords, (size - 17) / 4),
    level: plain >> 13 === LEVEL_H ? 'H' : 'other',
    modules: size,
    margin: Math.round(corner / module),
  }
}

const readBits = (bits: boolean[]) => bits.reduce((value, bit) => value * 2 + Number(bit), 0)

/** The data modules in the order they are read: two columns at a time, upwards and downwards, from the right. */
function walk(size: number, alignment: number[]): [row: number, column: number][] {
  const cells: [number, number][] = []
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step
      for (const column of [right, right - 1]) if (!isFixed(row, column, size, alignment)) cells.push([row, column])
    }
  }
  return cells
}

function isFixed(row: number, column: number, size: number, alignment: number[]): boolean {
  const far = size - 9
  if ((row < 9 && column < 9) || (row < 9 && column > far) || (row > far && column < 9)) return true
  if (row === 6 || column === 6) return true
  if ((row < 6 && column > size - 12) || (column < 6 && row > size - 12)) return true
  const last = alignment.at(-1)!
  return alignment.some((r) =>
    alignment.some((c) => {
      const overFinder = (r === 6 && c === 6) || (r === 6 && c === last) || (r === last && c === 6)
      return !overFinder && Math.abs(row - r) <= 2 && Math.abs(column - c) <= 2
    }),
  )
}

function dataCodewords(bits: boolean[], blocks: number[]): number[] {
  const all = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    readBits(bits.slice(index * 8, index * 8 + 8)),
  )
  const filled: number[][] = blocks.map(() => [])
  let next = 0
  for (let round = 0; round < Math.max(...blocks); round++)
    for (const [index, length] of blocks.entries()) if (round < length) filled[index]!.push(all[next++]!)
  return filled.flat()
}

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

function decode(codewords: number[], version: number): string {
  const bits = codewords.flatMap((word) => Array.from({ length: 8 }, (_, index) => ((word >> (7 - index)) & 1) === 1))
  let position = 0
  const take = (n: number) => readBits(bits.slice(position, (position += n)))
  const long = version >= 10
  let text = ''
  for (;;) {
    const mode = bits.length - position < 4 ? 0 : take(4)
    if (mode === 0) return text
    if (mode === 1) {
      for (let left = take(long ? 12 : 10); left > 0; left -= 3)
        text += String(take([0, 4, 7, 10][Math.min(left, 3)]!)).padStart(Math.min(left, 3), '0')
    } else if (mode === 2) {
      for (let left = take(long ? 11 : 9); left > 0; left -= 2) {
        const value = take(left > 1 ? 11 : 6)
        text += left > 1 ? ALPHANUMERIC[Math.floor(value / 45)]! + ALPHANUMERIC[value % 45]! : ALPHANUMERIC[value]!
      }
    } else if (mode === 4) {
      const length = take(long ? 16 : 8)
      text += new TextDecoder().decode(Uint8Array.from({ length }, () => take(8)))
    } else throw new Error(`A segment of mode ${mode} is not expected`)
  }
}
