// Makes a screenshot a third of its size: 256 colours, chosen by median cut, instead of 16 million.
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const COLOURS = 256
/** Colours are counted in cells of 5 bits a channel. */
const CELLS = 1 << 15
const cellOf = (r, g, b) => ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)

function* chunksOf(png) {
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) }
    at += length + 12
  }
}

const paeth = (a, b, c) => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)]
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
}

/** Pixels of a PNG as browsers write them: 8 bits a channel, with or without alpha, not interlaced. */
function decode(png) {
  const chunks = [...chunksOf(png)]
  const head = chunks[0].data
  const [width, height, channels] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9] === 6 ? 4 : 3]
  const raw = inflateSync(Buffer.concat(chunks.filter((chunk) => chunk.type === 'IDAT').map((chunk) => chunk.data)))
  const row = width * channels
  const out = Buffer.alloc(row * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)]
    for (let x = 0; x < row; x++) {
      const left = x < channels ? 0 : out[y * row + x - channels]
      const up = y === 0 ? 0 : out[(y - 1) * row + x]
      const corner = x < channels || y === 0 ? 0 : out[(y - 1) * row + x - channels]
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]
      out[y * row + x] = (raw[y * (row + 1) + 1 + x] + guess) & 255
    }
  }
  return { width, height, channels, pixels: out }
}

/** Halves the box with the widest channel, weighted by how much it covers, until there are enough of them. */
function medianCut(counts) {
  const parts = (cell) => [cell >> 10, (cell >> 5) & 31, cell & 31]
  const boxOf = (cells) => {
    const spans = [0, 1, 2].map((channel) => {
      const values = cells.map((cell) => parts(cell)[channel])
      return Math.max(...values) - Math.min(...values)
    })
    const channel = spans.indexOf(Math.max(...spans))
    return { cells, channel, worth: spans[channel] * Math.sqrt(cells.reduce((sum, cell) => sum + counts[cell], 0)) }
  }
  const boxes = [boxOf([...counts.keys()].filter((cell) => counts[cell] > 0))]
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => b.worth - a.worth)
    if (boxes[0].worth === 0) break
    const { cells, channel } = boxes.shift()
    const sorted = cells.toSorted((a, b) => parts(a)[channel] - parts(b)[channel])
    const half = sorted.reduce((sum, cell) => sum + counts[cell], 0) / 2
    let at = 0
    for (let sum = 0; at < sorted.length - 1 && sum < half; at++) sum += counts[sorted[at]]
    boxes.push(boxOf(sorted.slice(0, Math.max(1, at))), boxOf(sorted.slice(Math.max(1, at))))
  }
  return boxes.map((box) => box.cells)
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

/** The same picture in at most 256 colours. */
export function smallPng(png) {
  const { width, height, channels, pixels } = decode(png)
  const counts = new Float64Array(CELLS)
  const sums = [new Float64Array(CELLS), new Float64Array(CELLS), new Float64Array(CELLS)]
  for (let i = 0; i < pixels.length; i += channels) {
    const cell = cellOf(pixels[i], pixels[i + 1], pixels[i + 2])
    counts[cell]++
    for (let c = 0; c < 3; c++) sums[c][cell] += pixels[i + c]
  }
  const index = new Uint8Array(CELLS)
  const palette = medianCut(counts).flatMap((cells, n) => {
    const total = cells.reduce((sum, cell) => sum + counts[cell], 0)
    for (const cell of cells) index[cell] = n
    return sums.map((sum) => Math.round(cells.reduce((all, cell) => all + sum[cell], 0) / total))
  })
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * channels
      rows[y * (width + 1) + 1 + x] = index[cellOf(pixels[i], pixels[i + 1], pixels[i + 2])]
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
